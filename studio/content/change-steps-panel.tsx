import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import type { ChangeDetails, ChangeStep } from '#core/studio/changes/change-set.ts';
import { permissionOfStep } from '#core/studio/changes/change-steps.ts';
import type { Permission } from '#core/studio/role-permissions.ts';
import { call } from '#studio/app/studio-client.ts';
import { FindingsPanel } from '#studio/content/findings/findings-panel.tsx';
import { PublishPanel } from '#studio/content/publish-panel.tsx';
import { refreshChange } from '#studio/content/refresh-change.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork } from '#studio/ui/use-work.ts';

const STEPS: ChangeStep[] = ['review', 'approved', 'draft', 'withdrawn'];

type Props = { change: ChangeDetails; onChange: () => void };

/** What the person may do with a change set next, and what stands in its way. */
export function ChangeStepsPanel({ change, onChange }: Props) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<Permission[]>();
  const { isBusy, error, run } = useWork();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const steps = STEPS.filter((to) => {
    const needed = permissionOfStep(change.state, to);
    return needed !== null && permissions.includes(needed);
  });
  const take = (to: ChangeStep) =>
    run(async () => {
      await call('POST', `/changes/${change.id}/steps`, { to, text });
      setText('');
      await refreshChange(client, change.id);
      onChange();
    });
  return (
    <Panel title={translate('studio.content.next')}>
      <Box role="status">
        <Typography>{translate(`studio.content.state-${change.state}`)}</Typography>
      </Box>
      <ErrorAlert error={error} />
      {change.state !== 'published' && change.fileCount > 0 && <FindingsPanel id={change.id} />}
      {change.state !== 'published' && change.versionInUse !== change.baseVersion && (
        <Alert severity="info" sx={{ my: 1 }}>
          {translate('studio.content.newer-version', { version: change.versionInUse })}
        </Alert>
      )}
      {steps.length > 0 && (
        <TextField
          label={translate('studio.content.step-text')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          multiline
          fullWidth
          size="small"
          margin="dense"
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {steps.map((to, at) => (
          <Button
            key={to}
            variant={at === 0 && change.state !== 'approved' ? 'contained' : 'outlined'}
            disabled={isBusy || (to === 'review' && change.fileCount === 0)}
            onClick={() => void take(to)}
          >
            {translate(`studio.content.to-${to}`)}
          </Button>
        ))}
      </Box>
      <PublishPanel change={change} />
    </Panel>
  );
}
