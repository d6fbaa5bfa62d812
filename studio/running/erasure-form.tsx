import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { erasureReasons } from '#core/studio/held-data.ts';
import { call } from '#studio/app/studio-client.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

type Props = { email: string; onRequested: () => Promise<void>; onCancel: () => void };

/** Requests the erasure of a person's data; a second person confirms it. */
export function ErasureForm({ email, onRequested, onCancel }: Props) {
  const translate = useTranslate();
  const { isBusy, error, run } = useWork();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { reason, note } = valuesOf(event.currentTarget);
    void run(async () => {
      await call('POST', '/privacy/erasures', { email, reason, note });
      await onRequested();
    });
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', maxWidth: 600 }}
    >
      <Typography>{translate('studio.privacy.erase-text')}</Typography>
      <TextField
        select
        name="reason"
        label={translate('studio.field.reason')}
        defaultValue={erasureReasons[0]}
        // Who has pressed the button goes on here.
        autoFocus
        fullWidth
        margin="normal"
      >
        {erasureReasons.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {translate(`studio.reason.${reason}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        name="note"
        label={translate('studio.privacy.note')}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        multiline
        fullWidth
        margin="dense"
      />
      <ErrorAlert error={error} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button type="submit" variant="contained" color="error" loading={isBusy}>
          {translate('studio.privacy.request')}
        </Button>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
      </Box>
    </Box>
  );
}
