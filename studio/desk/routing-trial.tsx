import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { FormRouting } from '#core/forms/form-routing.ts';
import type { RoutedMessage } from '#core/forms/route-message.ts';
import { call } from '#studio/app/studio-client.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

/** Values of the fields that the rules read, and who would get them. */
export function RoutingTrial({ form }: { form: FormRouting }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { isBusy, error, run } = useWork();
  const [routed, setRouted] = useState<RoutedMessage | null>(null);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { locale: sender, ...values } = valuesOf(event.currentTarget);
    void run(async () => {
      const sent = { form: form.code, locale: sender, values };
      setRouted(await call('POST', '/messages/routing/trial', sent));
    });
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="subtitle2" component="h3">
        {translate('studio.routing.try')}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {form.fields.map((field) => (
          <TrialField key={field.name} field={field} onChange={() => setRouted(null)} />
        ))}
        <TextField
          select
          name="locale"
          label={translate('studio.routing.language')}
          defaultValue={locale}
          onChange={() => setRouted(null)}
          margin="dense"
        >
          {Object.keys(form.to).map((code) => (
            <MenuItem key={code} value={code}>
              {translate(`studio.locale.${code}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <ErrorAlert error={error} />
      <Button type="submit" variant="outlined" loading={isBusy} sx={{ mt: 1 }}>
        {translate('studio.routing.who')}
      </Button>
      <Box role="status" sx={{ mt: routed ? 2 : 0 }}>
        {routed && <Result routed={routed} />}
      </Box>
    </Box>
  );
}

type FieldProps = { field: FormRouting['fields'][number]; onChange: () => void };

function TrialField({ field: { name, label, options }, onChange }: FieldProps) {
  const translate = useTranslate();
  const shared = { name, label, onChange, margin: 'dense' } as const;
  if (options.length === 0) {
    return <TextField {...shared} slotProps={{ htmlInput: { maxLength: 400 } }} />;
  }
  return (
    <TextField {...shared} select defaultValue="">
      <MenuItem value="">{translate('studio.routing.empty')}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Result({ routed: { to, route, place, unmanaged } }: { routed: RoutedMessage }) {
  const translate = useTranslate();
  const reason =
    route === null
      ? translate('studio.routing.by-rest')
      : translate(place ? 'studio.routing.by-place' : 'studio.routing.by-rule', {
          number: route + 1,
          place,
        });
  return (
    <Alert severity="info" icon={false} role="presentation">
      <strong>{to}</strong>
      <br />
      {reason}
      {unmanaged.map((position) => (
        <Box key={position}>{translate('studio.routing.unmanaged', { number: position + 1 })}</Box>
      ))}
    </Alert>
  );
}
