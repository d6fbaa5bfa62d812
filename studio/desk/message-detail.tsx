import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useGetRecordId, useLocaleState, useTranslate } from 'react-admin';
import type { CaseDetails } from '#core/studio/case.ts';
import { call } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { CaseWork } from '#studio/desk/case-work.tsx';
import { useKindText } from '#studio/desk/kind-text.ts';
import { MessageThread } from '#studio/desk/message-thread.tsx';
import { NextMessage } from '#studio/desk/next-message.tsx';
import { NoteForm } from '#studio/desk/note-form.tsx';
import { ResponseForm } from '#studio/desk/response-form.tsx';
import { Changes } from '#studio/ui/changes.tsx';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { useDocumentTitle } from '#studio/ui/document-title.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatDay, formatTime } from '#studio/ui/format-time.ts';
import { ClaimPanel } from '#studio/warranties/claim-panel.tsx';
import { RegistrationPanel } from '#studio/warranties/registration-panel.tsx';

/** A message with all that was done about it. */
export function MessageDetail() {
  const translate = useTranslate();
  const id = String(useGetRecordId());
  const mayChange = useMay('messages:change');
  const { data, error, refetch } = useQuery({
    queryKey: ['messages', 'one', id],
    queryFn: () => call<CaseDetails>('GET', `/messages/${encodeURIComponent(id)}`),
  });
  useDocumentTitle(data?.sender ?? translate('resources.messages.name'));
  const renew = () => void refetch();
  return (
    <Box sx={{ mt: 3 }}>
      <Title title={translate('resources.messages.name')} />
      <ErrorAlert error={error} />
      {data && (
        <>
          <Heading message={data} />
          <Box
            key={data.id}
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { md: 'minmax(0, 1fr) 20rem' },
            }}
          >
            <div>
              <Entered message={data} />
              {data.kind === 'warranty-claim' && <ClaimPanel message={data} onChange={renew} />}
              {data.kind === 'warranty-registration' && (
                <RegistrationPanel message={data} onChange={renew} />
              )}
              <MessageThread message={data} />
              {mayChange && data.email !== '' && <ResponseForm message={data} onChange={renew} />}
            </div>
            <div>
              {mayChange && <CaseWork message={data} onChange={renew} />}
              <Notes message={data} onChange={renew} />
              <History message={data} />
            </div>
          </Box>
        </>
      )}
    </Box>
  );
}

function Heading({ message }: { message: CaseDetails }) {
  const kindText = useKindText();
  const [locale] = useLocaleState();
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {[kindText(message), message.reference, formatTime(locale, message.received)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
          ...{ alignItems: 'start', gap: 1, mb: 2 },
        }}
      >
        <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {message.sender}
        </Typography>
        <NextMessage id={message.id} />
      </Box>
    </>
  );
}

/** As forms send a day. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function Entered({ message }: { message: CaseDetails }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('studio.desk.entered')}>
      <Box component="dl" lang={message.locale} sx={{ m: 0 }}>
        {message.fields.map(({ name, label, value }) => (
          <Box key={name} sx={{ mb: 1 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {DAY.test(value) ? formatDay(message.locale, value) : value}
            </Typography>
          </Box>
        ))}
      </Box>
      {message.photos > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('studio.desk.files', { smart_count: message.photos })}
        </Typography>
      )}
    </Panel>
  );
}

function Notes({ message, onChange }: { message: CaseDetails; onChange: () => void }) {
  const translate = useTranslate();
  const mayChange = useMay('messages:change');
  const [locale] = useLocaleState();
  return (
    <Panel title={translate('studio.desk.notes')}>
      {message.notes.map(({ id, at, person, body }) => (
        <Box key={id} sx={{ mb: 1.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {person} · {formatTime(locale, at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{body}</Typography>
        </Box>
      ))}
      {mayChange && <NoteForm message={message} onSaved={onChange} />}
    </Panel>
  );
}

function History({ message }: { message: CaseDetails }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (message.history.length === 0) return null;
  return (
    <Panel title={translate('studio.desk.history')}>
      {message.history.map(({ at, person, action, before, after }) => (
        <Box key={`${at} ${action}`} sx={{ mb: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {person} · {formatTime(locale, at)}
          </Typography>
          <Typography variant="body2">
            {translate(`studio.action.${action}`, { _: action })}
          </Typography>
          {before !== null && (
            <Typography variant="body2" component="div">
              <Changes before={before} after={after} />
            </Typography>
          )}
        </Box>
      ))}
    </Panel>
  );
}
