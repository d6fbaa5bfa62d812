import { Box, Button, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { HeldData } from '#core/studio/held-data.ts';
import { call } from '#studio/app/studio-client.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

/** Finds a person by e-mail address, which stays out of the page's address and so out of logs. */
export function FindPerson({ onFound }: { onFound: (held: HeldData | null) => void }) {
  const translate = useTranslate();
  const { isBusy, error, run } = useWork();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { email } = valuesOf(event.currentTarget);
    void run(async () => {
      onFound(null);
      onFound(await call<HeldData>('POST', '/privacy/find', { email: email?.trim() }));
    });
  }
  return (
    <Panel title={translate('studio.privacy.find-title')}>
      <Box
        component="form"
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
      >
        <TextField
          name="email"
          type="email"
          label={translate('studio.access.email')}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 254 } }}
          required
          sx={{ flex: '1 1 16rem', m: 0 }}
        />
        <Button type="submit" variant="contained" loading={isBusy}>
          {translate('studio.privacy.find')}
        </Button>
      </Box>
      <ErrorAlert error={error} />
    </Panel>
  );
}
