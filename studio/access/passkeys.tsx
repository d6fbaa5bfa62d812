import { Box, Button, List, ListItem, ListItemText, TextField } from '@mui/material';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import type { FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { call } from '#studio/app/studio-client.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

export type OwnPasskey = { id: string; name: string | null; created: string | null };
type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Adds and removes passkeys. */
export function Passkeys(props: { passkeys: OwnPasskey[]; onChange: () => void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { isBusy, error, run } = useWork();
  const { passkeys, onChange } = props;
  const remove = (id: string) =>
    run(async () => {
      await call('DELETE', `/access/passkeys/${id}`);
      onChange();
    });
  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const { name } = valuesOf(form);
    void run(async () => {
      const optionsJSON = await call<Options>('POST', '/access/passkeys/options');
      const response = await startRegistration({ optionsJSON }).catch(() => null);
      if (!response) return;
      await call('POST', '/access/passkeys', { name, response });
      form.reset();
      onChange();
    });
  }
  return (
    <>
      <ErrorAlert error={error} />
      {passkeys.length > 0 && (
        <List disablePadding aria-label={translate('studio.access.passkeys')}>
          {passkeys.map(({ id, name, created }) => (
            <ListItem key={id} disableGutters divider>
              <ListItemText primary={name} secondary={created && formatTime(locale, created)} />
              <Button loading={isBusy} onClick={() => remove(id)}>
                {translate('studio.access.remove')}
              </Button>
            </ListItem>
          ))}
        </List>
      )}
      {browserSupportsWebAuthn() && (
        <Box
          component="form"
          onSubmit={add}
          sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <TextField
            name="name"
            label={translate('studio.access.passkey-name')}
            required
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('studio.access.passkey-add')}
          </Button>
        </Box>
      )}
    </>
  );
}
