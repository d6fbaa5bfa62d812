import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { tokenDays, tokenScopeNames } from '#core/studio/token-scopes.ts';
import { call } from '#studio/app/studio-client.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork } from '#studio/ui/use-work.ts';

const USUAL_DAYS = 365;

/** Makes a token and shows it, once. */
export function NewToken({ onMade }: { onMade: () => void }) {
  const translate = useTranslate();
  const { isBusy, error, run } = useWork();
  const [made, setMade] = useState<string | null>(null);
  const [scopes, setScopes] = useState<readonly string[]>([]);
  function make(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const body = { name: values.get('name'), scopes, days: Number(values.get('days')) };
    void run(async () => {
      const { token } = await call<{ token: string }>('POST', '/tokens', body);
      setMade(token);
      setScopes([]);
      form.reset();
      onMade();
    });
  }
  return (
    <Panel title={translate('studio.tokens.new')}>
      <ErrorAlert error={error} />
      {made && <MadeToken token={made} onClose={() => setMade(null)} />}
      <Box component="form" onSubmit={make} sx={{ display: 'grid', gap: 2, maxWidth: '32rem' }}>
        <TextField
          name="name"
          label={translate('studio.tokens.name')}
          helperText={translate('studio.tokens.name-hint')}
          required
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <ScopeChoice chosen={scopes} onChange={setScopes} />
        <TextField
          name="days"
          select
          label={translate('studio.tokens.days')}
          defaultValue={USUAL_DAYS}
        >
          {tokenDays.map((days) => (
            <MenuItem key={days} value={days}>
              {translate('studio.privacy.days', { smart_count: days, days })}
            </MenuItem>
          ))}
        </TextField>
        <Box>
          <Button type="submit" variant="contained" loading={isBusy} disabled={scopes.length === 0}>
            {translate('studio.tokens.make')}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}

type ChoiceProps = { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void };

function ScopeChoice({ chosen, onChange }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <FormLabel component="legend">{translate('studio.tokens.may-read')}</FormLabel>
      <FormGroup>
        {tokenScopeNames.map((scope) => (
          <FormControlLabel
            key={scope}
            label={translate(`studio.scope.${scope}`)}
            control={
              <Checkbox
                checked={chosen.includes(scope)}
                onChange={(_, isChosen) => {
                  onChange(isChosen ? [...chosen, scope] : chosen.filter((one) => one !== scope));
                }}
              />
            }
          />
        ))}
      </FormGroup>
    </Box>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    setCopied(true);
  };
  return (
    <Alert
      severity="success"
      role="status"
      sx={{ mb: 2, '& > .MuiAlert-message': { minWidth: 0 } }}
    >
      <Typography>{translate('studio.tokens.made')}</Typography>
      <Typography
        component="code"
        sx={{ display: 'block', my: 1, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {token}
      </Typography>
      <Button size="small" variant="outlined" onClick={() => void copy().catch(() => {})}>
        {translate(isCopied ? 'studio.tokens.copied' : 'studio.tokens.copy')}
      </Button>{' '}
      <Button size="small" onClick={onClose}>
        {translate('studio.tokens.close')}
      </Button>
    </Alert>
  );
}
