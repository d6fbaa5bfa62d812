import { Box, Button, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import type { CaseDetails } from '#core/studio/case.ts';
import { mergeCorrection } from '#core/studio/correction.ts';
import type { RegistrationDetails } from '#core/studio/desk-registration.ts';
import { API, call } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert, WorkAlert } from '#studio/ui/error-text.tsx';
import { formatDay } from '#studio/ui/format-time.ts';
import { useWork } from '#studio/ui/use-work.ts';

type Props = { message: CaseDetails; onChange: () => void };

/** What is registered until when, with the certificate; and its correction. */
export function RegistrationPanel({ message, onChange }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [isEdited, setEdited] = useState(false);
  const mayChange = useMay('registrations:change');
  const path = `/registrations/${encodeURIComponent(message.id)}`;
  const { data, error } = useQuery({
    queryKey: ['registrations', message.id, message.revision],
    queryFn: async () => ({
      registration: await call<RegistrationDetails>('GET', path),
      revision: message.revision,
    }),
    // What is typed in the correction stays.
    placeholderData: (previous) => previous,
  });
  if (!data) return <ErrorAlert error={error} />;
  const { registration, revision } = data;
  return (
    <Panel title={translate('studio.registrations.title')}>
      <Typography sx={{ mb: 1 }}>
        {translate('studio.registrations.installed', {
          day: formatDay(locale, registration.installed),
        })}
      </Typography>
      <Box component="ul" sx={{ mt: 0, pl: 2.5 }}>
        {registration.items.map(({ sku, quantity, title, years, ends }) => (
          <li key={sku}>
            {quantity} × {title ? `${title} (${sku})` : sku} ·{' '}
            {translate('studio.registrations.until', {
              smart_count: years,
              day: formatDay(locale, ends),
            })}
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" href={`${API}${path}/certificate`} download>
          {translate('studio.registrations.certificate')}
        </Button>
        {mayChange && (
          <Button aria-expanded={isEdited} onClick={() => setEdited(!isEdited)}>
            {translate('studio.registrations.correct')}
          </Button>
        )}
      </Box>
      {isEdited && (
        <Correction
          {...{ message, path, registration, revision, onChange }}
          onSaved={() => {
            setEdited(false);
            onChange();
          }}
        />
      )}
    </Panel>
  );
}

type CorrectionProps = Props & {
  path: string;
  registration: RegistrationDetails;
  revision: number;
  onSaved: () => void;
};

const ITEM = /^item-(?:code|quantity)-/;

function useCorrection({ path, onChange, onSaved, ...current }: CorrectionProps) {
  const notify = useNotify();
  const { isBusy, error, run } = useWork();
  const { registration } = useState(current)[0];
  /** Null: what somebody else has done meanwhile was shown. */
  const [begun, setBegun] = useState<number | null>(current.revision);
  const [rows, setRows] = useState(registration.items.map((_item, at) => at));
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const sentValue = (name: string) => String(sent.get(name) ?? '');
    const items = rows.map((row) => ({
      code: sentValue(`item-code-${row}`),
      quantity: Number(sentValue(`item-quantity-${row}`)),
    }));
    const names = [...sent.keys()].filter((name) => !ITEM.test(name) && name !== 'installed-day');
    const fields = Object.fromEntries(names.map((name) => [name, sentValue(name)]));
    const typed = {
      installed: sentValue('installed-day'),
      items: items.filter(({ code }) => code.trim() !== ''),
      fields,
    };
    const change = {
      revision: begun ?? current.revision,
      ...mergeCorrection(typed, registration, current.registration),
    };
    void run(async () => {
      await call('PATCH', path, change);
      notify('studio.desk.saved', { type: 'success' });
      onSaved();
    });
  }
  function renew(): void {
    setBegun(null);
    void run(async () => onChange());
  }
  return { isBusy, error, registration, rows, setRows, submit, renew };
}

function Correction(props: CorrectionProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { isBusy, error, registration, rows, setRows, submit, renew } = useCorrection(props);
  const { message, registration: now } = props;
  /** What a field has now that it had not when the correction began. */
  const meanwhile = (before: string, after: string, tell = (value: string) => value) =>
    after === before
      ? undefined
      : translate('studio.desk.meanwhile', {
          value: after === '' ? translate('studio.desk.empty') : tell(after),
        });
  return (
    <Box component="form" onSubmit={submit} sx={{ mt: 2 }}>
      {rows.map((row) => (
        <ItemFields key={row} row={row} item={registration.items[row]} />
      ))}
      <Button onClick={() => setRows([...rows, Math.max(-1, ...rows) + 1])}>
        {translate('studio.registrations.add')}
      </Button>
      <TextField
        type="date"
        name="installed-day"
        label={translate('studio.registrations.day')}
        defaultValue={registration.installed}
        helperText={meanwhile(registration.installed, now.installed, (day) =>
          formatDay(locale, day),
        )}
        slotProps={{ inputLabel: { shrink: true } }}
        required
        fullWidth
        margin="dense"
      />
      {registration.fields.map(({ name, label, value }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          defaultValue={value}
          helperText={meanwhile(
            value,
            now.fields.find((field) => field.name === name)?.value ?? value,
          )}
          slotProps={{ htmlInput: { lang: message.locale, maxLength: 5000 } }}
          multiline={value.includes('\n')}
          fullWidth
          margin="dense"
        />
      ))}
      <WorkAlert error={error} onRenew={renew} />
      <Button type="submit" variant="contained" loading={isBusy} sx={{ mt: 1 }}>
        {translate('studio.desk.save')}
      </Button>
    </Box>
  );
}

type ItemProps = { row: number; item: RegistrationDetails['items'][number] | undefined };

/** An empty code removes the row. */
function ItemFields({ row, item }: ItemProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 7rem' }}>
      <TextField
        name={`item-code-${row}`}
        label={translate('studio.claims.code')}
        defaultValue={item?.sku ?? ''}
        slotProps={{ htmlInput: { maxLength: 64 } }}
        margin="dense"
      />
      <TextField
        type="number"
        name={`item-quantity-${row}`}
        label={translate('studio.registrations.quantity')}
        defaultValue={item?.quantity ?? 1}
        slotProps={{ htmlInput: { min: 1, max: 99_999, step: 1 } }}
        margin="dense"
      />
    </Box>
  );
}
