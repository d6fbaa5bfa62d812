import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useCanAccess, useGetRecordId, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MailDetails } from '#core/studio/queued-mail.ts';
import { BASE } from '#studio/app/base.ts';
import { call } from '#studio/app/studio-client.ts';
import { MailActions } from '#studio/running/mail-actions.tsx';
import { MailProgress } from '#studio/running/mail-list.tsx';
import { MailState } from '#studio/running/mail-state.tsx';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { useDocumentTitle } from '#studio/ui/document-title.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatTime } from '#studio/ui/format-time.ts';

/** A mail as plain text, with what became of it. */
export function MailDetail() {
  const translate = useTranslate();
  const id = String(useGetRecordId());
  const { data, error, refetch } = useQuery({
    queryKey: ['mails', 'one', id],
    queryFn: () => call<MailDetails>('GET', `/mails/${encodeURIComponent(id)}`),
  });
  useDocumentTitle(data?.subject ?? translate('resources.mails.name'));
  return (
    <Box sx={{ mt: 3, maxWidth: 900 }}>
      <Title title={translate('resources.mails.name')} />
      <ErrorAlert error={error} />
      {data && (
        <>
          <Typography variant="h4" component="h1" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {data.subject}
          </Typography>
          <Delivery mail={data} onChange={() => void refetch()} />
          <MailBody mail={data} />
        </>
      )}
    </Box>
  );
}

function Delivery({ mail, onChange }: { mail: MailDetails; onChange: () => void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { canAccess } = useCanAccess({ resource: 'messages', action: 'show' });
  return (
    <Panel title={translate('studio.running.delivery')}>
      <Box component="dl" sx={{ m: 0, mb: 1 }}>
        <Fact name="state">
          <MailState state={mail.state} />
          <MailProgress mail={mail} />
        </Fact>
        <Fact name="recipient">{mail.recipient}</Fact>
        {mail.replyTo && <Fact name="replyTo">{mail.replyTo}</Fact>}
        <Fact name="created">{formatTime(locale, mail.created)}</Fact>
        {mail.sent && <Fact name="sent">{formatTime(locale, mail.sent)}</Fact>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <MailActions mails={[mail]} onDone={onChange} />
        {mail.messageId && canAccess && (
          <Button
            component={Link}
            to={`${BASE}/messages/${encodeURIComponent(mail.messageId)}/show`}
          >
            {translate('studio.running.to-message')}
          </Button>
        )}
      </Box>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box sx={{ mb: 1 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`resources.mails.fields.${name}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

function MailBody({ mail }: { mail: MailDetails }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('studio.running.text')}>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{mail.text}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {translate('studio.running.masked')}
      </Typography>
      {mail.attachments.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {translate('studio.running.attachments')}:{' '}
          {mail.attachments.map(({ fileName }) => fileName).join(', ')}
        </Typography>
      )}
    </Panel>
  );
}
