import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type ClaimDetails, currencies } from '#core/studio/desk-claim.ts';
import { call } from '#studio/app/studio-client.ts';
import { WorkAlert } from '#studio/ui/error-text.tsx';
import { useMeanwhile } from '#studio/ui/meanwhile.ts';
import { useTyped } from '#studio/ui/use-typed.ts';
import { useWork } from '#studio/ui/use-work.ts';

type Props = {
  claim: ClaimDetails;
  /** Of the case, as it is shown. */
  revision: number;
  path: string;
  onChange: () => void;
};

function useCorrection({ claim: { sku, cost }, revision, path, onChange }: Props) {
  const notify = useNotify();
  const { isBusy, error, run } = useWork();
  const typed = useTyped({
    current: {
      code: sku,
      amount: cost ? (cost.cents / 100).toFixed(2) : '',
      currency: cost?.currency ?? currencies[0],
    },
    revision,
  });
  const { shownIn, isTyped } = typed;
  function costOf() {
    const amount = shownIn('amount');
    return amount === ''
      ? null
      : { cents: Math.round(Number(amount) * 100), currency: shownIn('currency') };
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = shownIn('code').trim();
    const change = {
      revision,
      ...(isTyped('code') && code !== '' && { code }),
      ...((isTyped('amount') || isTyped('currency')) && { cost: costOf() }),
    };
    void run(async () => {
      await call('PATCH', path, change);
      typed.markSaved();
      notify('studio.desk.saved', { type: 'success' });
      onChange();
    });
  }
  return { isBusy, error, typed, submit, renew: () => void run(async () => onChange()) };
}

/** The code of the product, and what the claim has cost. */
export function ClaimCorrection(props: Props) {
  const translate = useTranslate();
  const { isBusy, error, typed, submit, renew } = useCorrection(props);
  const meanwhile = useMeanwhile(typed);
  const field = (name: string) => ({
    name,
    value: typed.shownIn(name),
    onChange: ({ target }: { target: { value: string } }) => typed.type(name, target.value),
    helperText: meanwhile(name),
    margin: 'dense' as const,
  });
  return (
    <form onSubmit={submit}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          mt: 1,
          alignItems: 'start',
          gridTemplateColumns: { sm: '1fr 10rem 7rem' },
        }}
      >
        <TextField
          {...field('code')}
          label={translate('studio.claims.code')}
          slotProps={{ htmlInput: { maxLength: 64 } }}
        />
        <TextField
          {...field('amount')}
          type="number"
          label={translate('studio.claims.cost')}
          slotProps={{ htmlInput: { min: 0, step: 0.01, max: 10_000_000 } }}
        />
        <TextField select {...field('currency')} label={translate('studio.claims.currency')}>
          {currencies.map((currency) => (
            <MenuItem key={currency} value={currency}>
              {currency}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <WorkAlert error={error} onRenew={renew} />
      <Button type="submit" variant="outlined" loading={isBusy} sx={{ mt: 1 }}>
        {translate('studio.desk.save')}
      </Button>
    </form>
  );
}
