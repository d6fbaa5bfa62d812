import { Button, Divider, Link as MuiLink, TextField } from '@mui/material';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { BASE } from '#studio/app/base.ts';
import type { NextPage } from '#studio/app/session.ts';
import { call } from '#studio/app/studio-client.ts';
import { EntryForm } from '#studio/ui/entry-form.tsx';
import { EntryFrame } from '#studio/ui/entry-frame.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { PasswordField } from '#studio/ui/password-field.tsx';
import { useWork } from '#studio/ui/use-work.ts';

type Next = { next: 'start' | 'second-factor' };
type PasskeyOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Signing in, in one or two steps. */
export function SignInPage() {
  const translate = useTranslate();
  const { state } = useLocation();
  const [step, setStep] = useState<'password' | 'second-factor'>('password');

  // A document load: nothing of an earlier person stays in memory.
  function enter(): void {
    const { nextPathname, nextSearch } = (state ?? {}) as NextPage;
    const isOurs = nextPathname === BASE || nextPathname?.startsWith(`${BASE}/`);
    window.location.assign(isOurs ? `${nextPathname}${nextSearch ?? ''}` : BASE);
  }

  if (step === 'second-factor') return <SecondFactor onEntered={enter} />;
  return (
    <EntryFrame title={translate('studio.access.sign-in')}>
      <PasswordForm
        onNext={({ next }) => (next === 'start' ? enter() : setStep('second-factor'))}
      />
      <MuiLink component={Link} to={`${BASE}/forgotten`} sx={{ display: 'block', mt: 2 }}>
        {translate('studio.access.forgotten')}
      </MuiLink>
      <PasskeyButton onEntered={enter} />
    </EntryFrame>
  );
}

function PasswordForm({ onNext }: { onNext: (next: Next) => void }) {
  const translate = useTranslate();
  return (
    <EntryForm
      submit={translate('studio.access.sign-in')}
      onSubmit={async ({ email, password }) =>
        onNext(await call<Next>('POST', '/access/sign-in', { email, password }))
      }
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
      <PasswordField
        name="password"
        label={translate('studio.access.password')}
        autoComplete="current-password"
      />
    </EntryForm>
  );
}

function PasskeyButton({ onEntered }: { onEntered: () => void }) {
  const translate = useTranslate();
  const { isBusy, error, run } = useWork();
  if (!browserSupportsWebAuthn()) return null;
  const enter = () =>
    run(async () => {
      const optionsJSON = await call<PasskeyOptions>('POST', '/access/passkey-options');
      const response = await startAuthentication({ optionsJSON }).catch(() => null);
      // Its owner has closed the dialogue.
      if (!response) return;
      await call('POST', '/access/passkey', { response });
      onEntered();
    });
  return (
    <>
      <Divider sx={{ my: 2 }}>{translate('studio.access.or')}</Divider>
      <ErrorAlert error={error} />
      <Button variant="outlined" size="large" fullWidth loading={isBusy} onClick={enter}>
        {translate('studio.access.with-passkey')}
      </Button>
    </>
  );
}

function SecondFactor({ onEntered }: { onEntered: () => void }) {
  const translate = useTranslate();
  const [kind, setKind] = useState<'totp' | 'backup'>('totp');
  const other = kind === 'totp' ? 'backup' : 'totp';
  async function confirm({ code = '' }: Record<string, string>): Promise<void> {
    await call('POST', '/access/second-factor', { code: code.replaceAll(' ', ''), kind });
    onEntered();
  }
  return (
    <EntryFrame title={translate('studio.access.second-factor')}>
      <EntryForm submit={translate('studio.access.continue')} onSubmit={confirm}>
        <TextField
          key={kind}
          name="code"
          label={translate(`studio.access.code-${kind}`)}
          helperText={translate(`studio.access.code-${kind}-hint`)}
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: kind === 'totp' ? 'numeric' : 'text' } }}
          autoFocus
          required
          fullWidth
          margin="normal"
        />
      </EntryForm>
      <Button fullWidth sx={{ mt: 1 }} onClick={() => setKind(other)}>
        {translate(`studio.access.use-${other}`)}
      </Button>
    </EntryFrame>
  );
}
