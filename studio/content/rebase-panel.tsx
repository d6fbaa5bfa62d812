import {
  Alert,
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ChangeDetails, MergeConflict } from '#core/studio/changes/change-set.ts';
import { isOpen } from '#core/studio/changes/change-steps.ts';
import { call, StudioError } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { toText } from '#studio/content/changed-value.tsx';
import { PlaceName } from '#studio/content/place-name.tsx';
import { refreshChange } from '#studio/content/refresh-change.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork } from '#studio/ui/use-work.ts';

type Side = 'mine' | 'theirs';

const keyOf = ({ path, field }: MergeConflict) => `${path} ${field}`;

/** Moves a change set onto the version in use; fields that both have changed are chosen one by one. */
export function RebasePanel({ change }: { change: ChangeDetails }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const mayWrite = useMay('changes:write');
  const { isBusy, error, run } = useWork();
  const [conflicts, setConflicts] = useState<MergeConflict[]>([]);
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const { id, baseVersion, versionInUse: version } = change;
  if (!isOpen(change.state) || version === baseVersion || !mayWrite) return null;
  const decisions = conflicts.flatMap((conflict) => {
    const take = chosen[keyOf(conflict)];
    return take ? [{ path: conflict.path, field: conflict.field, take }] : [];
  });
  const rebase = () =>
    run(async () => {
      try {
        await call('POST', `/changes/${id}/rebase`, { decisions });
      } catch (reason) {
        const open = conflictsOf(reason);
        if (open.length === 0) throw reason;
        setConflicts(open);
        return;
      }
      setConflicts([]);
      await refreshChange(client, id);
    });
  return (
    <Alert severity="info" sx={{ my: 2, '& .MuiAlert-message': { width: '100%' } }}>
      <Typography>{translate('studio.content.outdated', { version, baseVersion })}</Typography>
      <ErrorAlert error={error} />
      {conflicts.length > 0 && (
        <Typography role="status" sx={{ mt: 1 }}>
          {translate('studio.content.clashes', { smart_count: conflicts.length })}
        </Typography>
      )}
      {conflicts.map((conflict) => (
        <Clash
          key={keyOf(conflict)}
          conflict={conflict}
          chosen={chosen[keyOf(conflict)] ?? null}
          onChoose={(side) => setChosen({ ...chosen, [keyOf(conflict)]: side })}
        />
      ))}
      <Button
        sx={{ mt: 1 }}
        variant="outlined"
        color="inherit"
        loading={isBusy}
        disabled={decisions.length < conflicts.length}
        onClick={() => void rebase()}
      >
        {translate('studio.content.rebase')}
      </Button>
    </Alert>
  );
}

function conflictsOf(error: unknown): MergeConflict[] {
  const conflicts = error instanceof StudioError ? (error.body.conflicts ?? []) : [];
  return conflicts.filter((one): one is MergeConflict => 'mine' in one);
}

type ClashProps = {
  conflict: MergeConflict;
  chosen: Side | null;
  onChoose: (side: Side) => void;
};

function Clash({ conflict, chosen, onChoose }: ClashProps) {
  const translate = useTranslate();
  const sides = [
    ['mine', translate('studio.content.in-this-set')],
    ['theirs', translate('studio.content.of-version-in-use')],
  ] as const;
  return (
    <FormControl component="fieldset" sx={{ display: 'block', mt: 2 }}>
      <FormLabel component="legend" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {conflict.path} · <PlaceName file={conflict.path} path={conflict.field.split('.')} />
      </FormLabel>
      <RadioGroup
        value={chosen ?? ''}
        onChange={(_event, value) => onChoose(value as Side)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {sides.map(([side, name]) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio size="small" />}
            sx={{ alignItems: 'start' }}
            label={
              <Box sx={{ pt: 1 }}>
                <Typography variant="caption">{name}</Typography>
                <Typography
                  variant="body2"
                  sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                >
                  {toText(conflict[side]) || translate('studio.content.nothing')}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
