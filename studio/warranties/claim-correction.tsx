import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type ClaimDetails, currencies } from '#core/studio/desk-claim.ts';
import { call } from '#studio/app/studio-client.ts';
import { WorkAlert } from '#studio/ui/error-text.tsx';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

type Props = {
  claim: ClaimDetails;
  /** Of the case, as it is shown. */
  revision: number;
  path: string;
  onChange: () => void;
};

/** The code of the product, and what the claim has cost. */
export function ClaimCorrection({ claim, revision, path, onChange }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { isBusy, error, run } = useWork();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { code = '', amount = '', currency } = valuesOf(event.currentTarget);
    const cost = amount === '' ? null : { cents: Math.round(Number(amount) * 100), currency };
    const change = {
      revision,
      ...(code.trim() !== '' && code !== claim.sku && { code }),
      cost,
    };
    void run(async () => {
      await call('PATCH', path, change);
      notify('studio.desk.saved', { type: 'success' });
      onChange();
    });
  }
  return (
    <form onSubmit={submit}>
      <Box sx={{ display: 'grid', gap: 1, mt: 1, gridTemplateColumns: { sm: '1fr 10rem 7rem' } }}>
        <TextField
          name="code"
          label={translate('studio.claims.code')}
          defaultValue={claim.sku}
          slotProps={{ htmlInput: { maxLength: 64 } }}
          margin="dense"
        />
        <TextField
          name="amount"
          type="number"
          label={translate('studio.claims.cost')}
          defaultValue={claim.cost ? (claim.cost.cents / 100).toFixed(2) : ''}
          slotProps={{ htmlInput: { min: 0, step: 0.01, max: 10_000_000 } }}
          margin="dense"
        />
        <TextField
          select
          name="currency"
          label={translate('studio.claims.currency')}
          defaultValue={claim.cost?.currency ?? currencies[0]}
          margin="dense"
        >
          {currencies.map((currency) => (
            <MenuItem key={currency} value={currency}>
              {currency}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <WorkAlert error={error} onRenew={() => void run(async () => onChange())} />
      <Button type="submit" loading={isBusy}>
        {translate('studio.desk.save')}
      </Button>
    </form>
  );
}
