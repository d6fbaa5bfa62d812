import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FindingGroup } from '#studio/content/findings/finding-group.tsx';
import { useFindings } from '#studio/content/findings/use-findings.ts';

/** Everything that the check found in a change set. */
export function FindingsPanel({ id }: { id: string }) {
  const translate = useTranslate();
  const { state, findings } = useFindings(id);
  const isClean = findings.length === 0;
  const warnings = findings.filter(({ isError }) => !isError);
  const existing = findings.filter(({ isExisting }) => isExisting);
  const errors = findings.filter(({ isError, isExisting }) => isError && !isExisting);
  return (
    <Box sx={{ my: 1 }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {state === 'checking' && translate('studio.content.checking')}
        {state === 'failed' && translate('studio.content.check-failed')}
        {state === 'done' && isClean && translate('studio.content.checked')}
      </Typography>
      <FindingGroup {...{ id, kind: 'errors', findings: errors }} />
      <FindingGroup {...{ id, kind: 'existing', findings: existing }} />
      <FindingGroup {...{ id, kind: 'warnings', findings: warnings }} />
    </Box>
  );
}
