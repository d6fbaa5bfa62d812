import { Button, TextField, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CaseDetails } from '#core/studio/case.ts';
import { call } from '#studio/app/studio-client.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

/** Writes to the sender; the mail continues the thread of the receipt. */
export function ResponseForm({ message, onSent }: { message: CaseDetails; onSent: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { isBusy, error, run } = useWork();
  const receipt = message.mails.findLast(({ recipient }) => recipient === message.email);
  const subject = receipt ? `Re: ${receipt.subject.replace(/^Re: /, '')}` : '';
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const { subject: title, text } = valuesOf(form);
    void run(async () => {
      const path = `/messages/${encodeURIComponent(message.id)}/response`;
      await call('POST', path, { subject: title, text });
      notify('studio.desk.response-sent', { type: 'success' });
      form.reset();
      onSent();
    });
  }
  const language = translate(`studio.locale.${message.locale}`);
  return (
    <Panel title={translate('studio.desk.respond')}>
      <form onSubmit={submit}>
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('studio.desk.respond-to', { email: message.email, language })}
        </Typography>
        <TextField
          name="subject"
          label={translate('studio.desk.subject')}
          defaultValue={subject}
          slotProps={{ htmlInput: { maxLength: 150 } }}
          required
          fullWidth
          margin="dense"
        />
        <TextField
          name="text"
          label={translate('studio.desk.text')}
          slotProps={{ htmlInput: { lang: message.locale, maxLength: 20_000 } }}
          minRows={5}
          multiline
          required
          fullWidth
          margin="dense"
        />
        <ErrorAlert error={error} />
        <Button type="submit" variant="contained" loading={isBusy} sx={{ mt: 1 }}>
          {translate('studio.desk.send')}
        </Button>
      </form>
    </Panel>
  );
}

/** A note for the team. */
export function NoteForm({ message, onSaved }: { message: CaseDetails; onSaved: () => void }) {
  const translate = useTranslate();
  const { isBusy, error, run } = useWork();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const { body } = valuesOf(form);
    void run(async () => {
      await call('POST', `/messages/${encodeURIComponent(message.id)}/notes`, { body });
      form.reset();
      onSaved();
    });
  }
  return (
    <form onSubmit={submit}>
      <TextField
        name="body"
        label={translate('studio.desk.note')}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
        minRows={2}
        multiline
        required
        fullWidth
        margin="dense"
      />
      <ErrorAlert error={error} />
      <Button type="submit" loading={isBusy}>
        {translate('studio.desk.add-note')}
      </Button>
    </form>
  );
}
