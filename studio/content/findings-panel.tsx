import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FindingGroup } from '#studio/content/finding-group.tsx';
import { useFindings } from '#studio/content/use-findings.ts';

/** Everything that the check found in a change set. */
export function FindingsPanel({ id }: { id: string }) {
  const translate = useTranslate();
  const { isChecking, findings } = useFindings(id);
  const isClean = findings.length === 0;
  return (
    <Box sx={{ my: 1 }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {isChecking && translate('studio.content.checking')}
        {!isChecking && isClean && translate('studio.content.checked')}
      </Typography>
      <FindingGroup
        {...{ id, severity: 'error' }}
        findings={findings.filter(({ isError }) => isError)}
      />
      <FindingGroup
        {...{ id, severity: 'warning' }}
        findings={findings.filter(({ isError }) => !isError)}
      />
    </Box>
  );
}
