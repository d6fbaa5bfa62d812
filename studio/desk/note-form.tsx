import { Button, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { CaseDetails } from '#core/studio/case.ts';
import { call } from '#studio/app/studio-client.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useLengthLimit } from '#studio/ui/length-limit.ts';
import { useTypedDraft } from '#studio/ui/typed-drafts.ts';
import { useWork } from '#studio/ui/use-work.ts';

/** A note for the team. */
export function NoteForm({ message, onSaved }: { message: CaseDetails; onSaved: () => void }) {
  const translate = useTranslate();
  const limit = useLengthLimit();
  const { isBusy, error, run } = useWork();
  const [body, setBody] = useTypedDraft(`note ${message.id}`, '');
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void run(async () => {
      await call('POST', `/messages/${encodeURIComponent(message.id)}/notes`, { body });
      setBody('');
      onSaved();
    });
  }
  return (
    <form onSubmit={submit}>
      <TextField
        name="body"
        label={translate('studio.desk.note')}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        {...limit(body, 5000)}
        minRows={2}
        multiline
        required
        fullWidth
        margin="dense"
      />
      <ErrorAlert error={error} />
      <Button type="submit" variant="outlined" loading={isBusy} sx={{ mt: 1 }}>
        {translate('studio.desk.add-note')}
      </Button>
    </form>
  );
}
