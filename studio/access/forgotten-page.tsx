import { Alert, Link as MuiLink, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { BASE } from '#studio/app/base.ts';
import { call } from '#studio/app/studio-client.ts';
import { EntryForm } from '#studio/ui/entry-form.tsx';
import { EntryFrame } from '#studio/ui/entry-frame.tsx';

/** Requests a link for a new password. The result is the same for every address. */
export function ForgottenPage() {
  const translate = useTranslate();
  const [isSent, setSent] = useState(false);
  async function request({ email }: Record<string, string>): Promise<void> {
    await call('POST', '/access/forgotten', { email });
    setSent(true);
  }
  return (
    <EntryFrame title={translate('studio.access.forgotten')}>
      {isSent ? (
        <Alert severity="success">{translate('studio.access.link-sent')}</Alert>
      ) : (
        <EntryForm
          text={translate('studio.access.forgotten-text')}
          submit={translate('studio.access.send-link')}
          onSubmit={request}
        >
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
        </EntryForm>
      )}
      <MuiLink component={Link} to={`${BASE}/login`} sx={{ display: 'block', mt: 2 }}>
        {translate('studio.access.to-sign-in')}
      </MuiLink>
    </EntryFrame>
  );
}
