import { Button, Chip, List } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { call } from '#studio/app/studio-client.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { type Session, SessionItem } from '#studio/ui/session-item.tsx';
import { useWork } from '#studio/ui/use-work.ts';

/** Where the person is signed in. */
export function OwnSessions() {
  const translate = useTranslate();
  const { isBusy, error, run } = useWork();
  const { data, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: () => call<{ items: (Session & { isCurrent: boolean })[] }>('GET', '/access/sessions'),
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
          <SessionItem key={session.id} session={session}>
            {session.isCurrent ? (
              <Chip label={translate('studio.access.this-browser')} />
            ) : (
              <Button loading={isBusy} onClick={() => end(`/${session.id}`, 'DELETE')}>
                {translate('studio.access.end-session')}
              </Button>
            )}
          </SessionItem>
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
