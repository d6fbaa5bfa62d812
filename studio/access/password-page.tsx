import { Alert, Link as MuiLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { BASE } from '#studio/app/base.ts';
import { call } from '#studio/app/studio-client.ts';
import { EntryForm } from '#studio/ui/entry-form.tsx';
import { EntryFrame } from '#studio/ui/entry-frame.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { PasswordField } from '#studio/ui/password-field.tsx';

type FoundLink = { name: string; email: string; purpose: 'invitation' | 'reset' };

/** Sets a password by a link, whose secret stands behind the `#`. */
export function PasswordPage() {
  const translate = useTranslate();
  const { hash } = useLocation();
  const token = hash.slice(1);
  const [isSet, setIsSet] = useState(false);
  const { data, error, isPending } = useQuery({
    queryKey: ['link', token],
    queryFn: () => call<{ link: FoundLink | null }>('POST', '/access/link', { token }),
    enabled: token !== '' && !isSet,
    retry: false,
  });
  const link = data?.link ?? null;
  return (
    <EntryFrame title={translate('studio.access.choose-password')}>
      <ErrorAlert error={error} />
      {isSet && <Alert severity="success">{translate('studio.access.password-set')}</Alert>}
      {!isSet && link && <NewPassword link={link} token={token} onSet={() => setIsSet(true)} />}
      {!isSet && !link && (token === '' || !isPending) && !error && (
        <Alert severity="warning">{translate('studio.error.studio-link-over')}</Alert>
      )}
      {(isSet || !link) && (
        <MuiLink
          component={Link}
          to={`${BASE}/${isSet ? 'login' : 'forgotten'}`}
          sx={{ display: 'block', mt: 2 }}
        >
          {translate(isSet ? 'studio.access.to-sign-in' : 'studio.access.request-link')}
        </MuiLink>
      )}
    </EntryFrame>
  );
}

type NewPasswordProps = { link: FoundLink; token: string; onSet: () => void };

function NewPassword({ link, token, onSet }: NewPasswordProps) {
  const translate = useTranslate();
  async function save({ password }: Record<string, string>): Promise<void> {
    await call('POST', '/access/password', { token, password });
    onSet();
  }
  return (
    <EntryForm
      text={translate('studio.access.choose-text', { name: link.name })}
      submit={translate('studio.access.save-password')}
      onSubmit={save}
    >
      <input type="email" name="email" value={link.email} autoComplete="username" readOnly hidden />
      <PasswordField
        name="password"
        label={translate('studio.access.new-password')}
        autoComplete="new-password"
        helperText={translate('studio.access.password-rule')}
      />
    </EntryForm>
  );
}
