import { Button } from '@mui/material';
import type { FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { call } from '#studio/app/studio-client.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { PasswordField } from '#studio/ui/password-field.tsx';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

/** Another password; the other sessions end with the old one. */
export function ChangePassword() {
  const translate = useTranslate();
  const notify = useNotify();
  const { isBusy, error, run } = useWork();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const { current, password } = valuesOf(form);
    void run(async () => {
      await call('POST', '/access/password/change', { current, password });
      form.reset();
      notify('studio.access.password-changed', { type: 'success' });
    });
  }
  return (
    <form onSubmit={submit}>
      <ErrorAlert error={error} />
      <PasswordField
        name="current"
        label={translate('studio.access.current-password')}
        autoComplete="current-password"
      />
      <PasswordField
        name="password"
        label={translate('studio.access.new-password')}
        autoComplete="new-password"
        helperText={translate('studio.access.password-rule')}
      />
      <Button type="submit" variant="contained" loading={isBusy} sx={{ mt: 1 }}>
        {translate('studio.access.save-password')}
      </Button>
    </form>
  );
}
