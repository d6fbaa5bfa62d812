import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { RecordKind } from '#core/editing/record-kinds.ts';
import { call } from '#studio/app/studio-client.ts';
import { recordPath } from '#studio/content/content-paths.ts';
import { refreshChange } from '#studio/content/refresh-change.ts';
import { useEditingNames } from '#studio/content/use-content.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

type Props = { id: string; kind: RecordKind };

/** Adds a record of a kind whose records have files of their own. */
export function NewRecord({ id, kind }: Props) {
  const translate = useTranslate();
  const names = useEditingNames();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('studio.content.new-record', { name: names.kind(kind) })}
      </Button>
      {isOpen && <CodeDialog {...{ id, kind }} onClose={() => setOpen(false)} />}
    </>
  );
}

function CodeDialog({ id, kind, onClose }: Props & { onClose: () => void }) {
  const translate = useTranslate();
  const names = useEditingNames();
  const navigate = useNavigate();
  const client = useQueryClient();
  const heading = useId();
  const { isBusy, error, run } = useWork();
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { code = '' } = valuesOf(event.currentTarget);
    void run(async () => {
      const { path } = await call<{ path: string }>('POST', `/changes/${id}/records`, {
        kind,
        code,
      });
      // Of one with the same code that was removed before.
      client.removeQueries({ queryKey: ['changes', id, 'file', path] });
      await refreshChange(client, id);
      navigate(recordPath(id, { path }));
    });
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <form onSubmit={send}>
        <DialogTitle id={heading}>
          {translate('studio.content.new-record', { name: names.kind(kind) })}
        </DialogTitle>
        <DialogContent>
          <ErrorAlert error={error} />
          <TextField
            name="code"
            label={translate('studio.content.new-code')}
            helperText={translate(
              `studio.content.${kind === 'product' ? 'new-product-help' : 'new-code-help'}`,
            )}
            required
            autoFocus
            fullWidth
            margin="dense"
            slotProps={{
              htmlInput: { maxLength: 100, autoCapitalize: 'off', spellCheck: false },
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('studio.content.new-now')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
