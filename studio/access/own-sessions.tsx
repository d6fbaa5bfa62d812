import { Box, Button, Chip, List, ListItem, ListItemText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { call } from '#studio/app/studio-client.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
import { useWork } from '#studio/ui/use-work.ts';

type Session = {
  id: string;
  userAgent: string | null;
  created: string;
  lastUsed: string;
  isCurrent: boolean;
};

/** Browsers and systems as they name themselves; the first match counts. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Windows', 'Windows'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

function nameOf(userAgent: string | null): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent?.includes(sign))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ') || '–';
}

/** Where the person is signed in. */
export function OwnSessions() {
  const translate = useTranslate();
  const { isBusy, error, run } = useWork();
  const { data, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: () => call<{ items: Session[] }>('GET', '/access/sessions'),
  });
  const sessions = data?.items ?? [];
  const end = (path: string, method: 'DELETE' | 'POST') =>
    run(async () => {
      await call(method, `/access/sessions${path}`);
      await refetch();
    });
  return (
    <>
      <ErrorAlert error={error} />
      <List disablePadding aria-label={translate('studio.access.sessions')}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => end(`/${session.id}`, 'DELETE')}
          />
        ))}
      </List>
      {sessions.length > 1 && (
        <Button loading={isBusy} onClick={() => end('/end-others', 'POST')}>
          {translate('studio.access.end-others')}
        </Button>
      )}
    </>
  );
}

type ItemProps = { session: Session; isBusy: boolean; onEnd: () => void };

function SessionItem({ session, isBusy, onEnd }: ItemProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const time = formatTime(locale, session.lastUsed);
  return (
    <ListItem disableGutters divider>
      <ListItemText
        primary={nameOf(session.userAgent)}
        secondary={translate('studio.access.last-used', { time })}
      />
      <Box sx={{ ml: 1 }}>
        {session.isCurrent ? (
          <Chip label={translate('studio.access.this-browser')} />
        ) : (
          <Button loading={isBusy} onClick={onEnd}>
            {translate('studio.access.end-session')}
          </Button>
        )}
      </Box>
    </ListItem>
  );
}
