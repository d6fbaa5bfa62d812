import { Box } from '@mui/material';
import type { Finding } from '#studio/content/findings/findings.ts';

/** What the check found about a field; without findings, what helps to fill it in. */
export function FieldNotes({ findings, help }: { findings: Finding[]; help?: string | undefined }) {
  if (findings.length === 0) return help ?? null;
  return findings.map(({ problem, whatToDo, isError }) => (
    <Box
      component="span"
      key={problem}
      sx={{ display: 'block', color: isError ? 'error.main' : 'warning.main' }}
    >
      {withCapital(problem)}. {whatToDo}
    </Box>
  ));
}

/** What begins a sentence. */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const hasError = (findings: Finding[]): boolean => findings.some(({ isError }) => isError);
