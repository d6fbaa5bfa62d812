import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { renderSVG } from 'uqr';
import { call } from '#studio/app/studio-client.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { PasswordField } from '#studio/ui/password-field.tsx';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

type Secret = { totpURI: string; backupCodes: string[] };

/** Adds or removes the authenticator app. */
export function TwoFactor(props: { hasTwoFactor: boolean; onChange: () => void }) {
  const translate = useTranslate();
  const { isBusy, error, run } = useWork();
  const [secret, setSecret] = useState<Secret | null>(null);
  const { hasTwoFactor, onChange } = props;
  function finish(): void {
    setSecret(null);
    onChange();
  }
  if (secret) return <Confirm secret={secret} onDone={finish} />;
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { password } = valuesOf(event.currentTarget);
    void run(async () => {
      if (!hasTwoFactor) {
        setSecret(await call<Secret>('POST', '/access/two-factor', { password }));
        return;
      }
      await call('POST', '/access/two-factor/end', { password });
      onChange();
    });
  }
  return (
    <form onSubmit={submit}>
      {hasTwoFactor && <Alert severity="success">{translate('studio.access.two-factor-on')}</Alert>}
      <ErrorAlert error={error} />
      <PasswordField
        name="password"
        label={translate('studio.access.current-password')}
        autoComplete="current-password"
      />
      <Button type="submit" variant={hasTwoFactor ? 'outlined' : 'contained'} loading={isBusy}>
        {translate(`studio.access.two-factor-${hasTwoFactor ? 'remove' : 'add'}`)}
      </Button>
    </form>
  );
}

function Confirm({ secret, onDone }: { secret: Secret; onDone: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { isBusy, error, run } = useWork();
  const key = new URL(secret.totpURI).searchParams.get('secret') ?? '';
  const image = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(secret.totpURI))}`;
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = (valuesOf(event.currentTarget).code ?? '').replaceAll(' ', '');
    void run(async () => {
      await call('POST', '/access/two-factor/confirm', { code });
      notify('studio.access.two-factor-on', { type: 'success' });
      onDone();
    });
  }
  return (
    <form onSubmit={submit}>
      <Typography>{translate('studio.access.scan')}</Typography>
      <Box
        component="img"
        src={image}
        alt={translate('studio.access.qr-code')}
        sx={{ width: 200, height: 200, my: 2, bgcolor: '#fff', display: 'block' }}
      />
      <Typography>{translate('studio.access.or-type')}</Typography>
      <Typography component="code" sx={{ overflowWrap: 'anywhere' }}>
        {key.match(/.{1,4}/g)?.join(' ')}
      </Typography>
      <Typography sx={{ mt: 2 }}>{translate('studio.access.backup-codes')}</Typography>
      <Box component="pre" sx={{ columns: 2, my: 1, fontSize: '1rem' }}>
        {secret.backupCodes.join('\n')}
      </Box>
      <Button
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(secret.backupCodes.join('\n'))}`}
        download="studio-backup-codes.txt"
      >
        {translate('studio.access.save-codes')}
      </Button>
      <ErrorAlert error={error} />
      <TextField
        name="code"
        label={translate('studio.access.code-totp')}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        required
        fullWidth
        margin="normal"
      />
      <Button type="submit" variant="contained" loading={isBusy}>
        {translate('studio.access.confirm')}
      </Button>
    </form>
  );
}
