import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { ChangeDetails } from '#core/studio/changes/change-set.ts';
import { call } from '#studio/app/studio-client.ts';
import { changePath } from '#studio/content/content-paths.ts';
import { refreshChange } from '#studio/content/refresh-change.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

type Props = {
  /** The change set whose title and reason are changed; without it, a new one begins. */
  change?: ChangeDetails;
  onClose: () => void;
};

/** What a change set is called, and why it is. */
export function ChangeDialog({ change, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { isBusy, error, run } = useWork();
  const heading = useId();
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    void run(async () => {
      const path = change ? `/changes/${change.id}` : '/changes';
      const saved = await call<ChangeDetails>(change ? 'PUT' : 'POST', path, values);
      if (change) await refreshChange(client, change.id);
      else void client.invalidateQueries({ queryKey: ['changes'] });
      onClose();
      if (!change) navigate(changePath(saved.id));
    });
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <form onSubmit={send}>
        <DialogTitle id={heading}>
          {translate(change ? 'studio.content.rename' : 'studio.content.begin')}
        </DialogTitle>
        <DialogContent>
          <ErrorAlert error={error} />
          <TextField
            name="title"
            label={translate('resources.changes.fields.title')}
            helperText={translate('studio.content.title-help')}
            defaultValue={change?.title}
            required
            autoFocus
            fullWidth
            margin="dense"
            slotProps={{ htmlInput: { maxLength: 150 } }}
          />
          <TextField
            name="why"
            label={translate('resources.changes.fields.why')}
            helperText={translate('studio.content.why-help')}
            defaultValue={change?.why}
            multiline
            minRows={2}
            fullWidth
            margin="dense"
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate(change ? 'ra.action.save' : 'studio.content.begin-now')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
