import { Alert, Button, Link as MuiLink, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { BASE } from '#studio/app/base.ts';
import { call } from '#studio/app/studio-client.ts';
import { EntryFrame } from '#studio/ui/entry-frame.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

/** Requests a link for a new password. The result is the same for every address. */
export function ForgottenPage() {
  const translate = useTranslate();
  const { isBusy, error, run } = useWork();
  const [isSent, setSent] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { email } = valuesOf(event.currentTarget);
    void run(async () => {
      await call('POST', '/access/forgotten', { email });
      setSent(true);
    });
  }
  return (
    <EntryFrame title={translate('studio.access.forgotten')}>
      {isSent ? (
        <Alert severity="success">{translate('studio.access.link-sent')}</Alert>
      ) : (
        <form onSubmit={submit}>
          <Typography>{translate('studio.access.forgotten-text')}</Typography>
          <ErrorAlert error={error} />
          <TextField
            name="email"
            type="email"
            label={translate('studio.access.email')}
            autoComplete="username"
            autoFocus
            required
            fullWidth
            margin="normal"
          />
          <Button type="submit" variant="contained" size="large" fullWidth loading={isBusy}>
            {translate('studio.access.send-link')}
          </Button>
        </form>
      )}
      <MuiLink component={Link} to={`${BASE}/login`} sx={{ display: 'block', mt: 2 }}>
        {translate('studio.access.to-sign-in')}
      </MuiLink>
    </EntryFrame>
  );
}
