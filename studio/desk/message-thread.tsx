import { Alert, Box, Button, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { CaseDetails, CaseReply } from '#core/studio/case.ts';
import { divideReply } from '#core/studio/quoted-text.ts';
import { API } from '#studio/app/studio-client.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
import { PhotoViewer } from '#studio/ui/photo-viewer.tsx';

type Props = { message: CaseDetails };

const asWritten = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** The mails about a message, those that were sent and those that have arrived, in their order. */
export function MessageThread({ message }: Props) {
  const translate = useTranslate();
  const { mails, replies } = message;
  if (mails.length + replies.length === 0) return null;
  const entries = [
    ...mails.map((mail) => ({ at: mail.created, entry: <SentMail key={mail.id} mail={mail} /> })),
    ...replies.map((reply) => ({
      at: reply.received,
      entry: <Reply key={reply.id} message={message} reply={reply} />,
    })),
  ];
  return (
    <Panel title={translate('studio.desk.mails')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.toSorted((one, other) => one.at.localeCompare(other.at)).map(({ entry }) => entry)}
      </Box>
    </Panel>
  );
}

function SentMail({ mail }: { mail: CaseDetails['mails'][number] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box component="li" sx={{ mb: 1 }}>
      <details>
        <summary>
          {mail.subject} · {mail.recipient} · {formatTime(locale, mail.created)} ·{' '}
          {translate(`studio.mail.${mail.status}`)}
        </summary>
        <Typography sx={{ ...asWritten, mt: 1 }}>{mail.text}</Typography>
      </details>
    </Box>
  );
}

/** Open, because somebody has to read it; what it quotes is above already. */
function Reply({ message, reply }: Props & { reply: CaseReply }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { own, quoted } = divideReply(reply.text);
  const sender = reply.sender || translate('studio.desk.reply-nobody');
  return (
    <Box
      component="li"
      sx={{ my: 2, pl: 2, borderLeft: 3, borderColor: 'warning.main', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {translate('studio.desk.reply-from', { sender })}
        </Typography>
        {reply.isElsewhere && <Mark text="reply-elsewhere" />}
        {reply.isAutomatic && <Mark text="reply-automatic" />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[formatTime(locale, reply.received), reply.subject].filter(Boolean).join(' · ')}
      </Typography>
      {reply.isElsewhere && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate('studio.desk.reply-elsewhere-text', { email: message.email })}
        </Alert>
      )}
      <Typography sx={{ ...asWritten, mt: 1 }}>
        {own || (quoted === '' && translate('studio.desk.reply-empty'))}
      </Typography>
      {quoted !== '' && (
        <Box component="details" sx={{ mt: 1, color: 'text.secondary' }}>
          <summary>{translate('studio.desk.quoted')}</summary>
          <Typography sx={{ ...asWritten, mt: 1 }}>{quoted}</Typography>
        </Box>
      )}
      {!reply.isWhole && (
        <Alert severity="info" sx={{ my: 1 }}>
          {translate('studio.desk.reply-part')}
        </Alert>
      )}
      <ReplyFiles message={message} reply={reply} />
    </Box>
  );
}

function Mark({ text }: { text: string }) {
  const translate = useTranslate();
  return <Chip size="small" variant="outlined" label={translate(`studio.desk.${text}`)} />;
}

function ReplyFiles({ message, reply }: Props & { reply: CaseReply }) {
  const translate = useTranslate();
  const unnamed = translate('studio.desk.file-unnamed');
  const [shown, setShown] = useState<number | null>(null);
  const folder = `${API}/messages/${encodeURIComponent(message.id)}/replies/${reply.id}/files`;
  const addressOf = (position: number) => `${folder}/${position}`;
  const photos = reply.files.filter(({ isPhoto }) => isPhoto).map(({ position }) => position);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {reply.files.map(({ position, fileName, sizeBytes, isPhoto }) => (
          <Button
            key={position}
            variant="outlined"
            size="small"
            {...(isPhoto
              ? { onClick: () => setShown(photos.indexOf(position)) }
              : { href: addressOf(position), download: true })}
          >
            {fileName || unnamed} · {Math.ceil(sizeBytes / 1024)} kB
          </Button>
        ))}
      </Box>
      {reply.left.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {translate('studio.desk.reply-left', {
            names: reply.left.map((name) => name || unnamed).join(', '),
          })}
        </Typography>
      )}
      {shown !== null && (
        <PhotoViewer
          addresses={photos.map(addressOf)}
          at={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
