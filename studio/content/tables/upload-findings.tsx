import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ContentFinding } from '#core/studio/changes/change-set.ts';

/** More at once help nobody. */
const MOST = 50;

type Props = { findings: ContentFinding[]; severity: 'error' | 'warning' };

/** What is wrong with the cells of a file, or with the content that would come of it. */
export function UploadFindings({ findings, severity }: Props) {
  const translate = useTranslate();
  if (findings.length === 0) return null;
  return (
    <Alert severity={severity} sx={{ my: 1, '& .MuiAlert-message': { minWidth: 0 } }}>
      <details open={severity === 'error'}>
        <summary>
          {translate(`studio.content.${severity}s`, { smart_count: findings.length })}
        </summary>
        <Box component="ul" sx={{ pl: 2, my: 0.5, overflowWrap: 'anywhere' }}>
          {findings.slice(0, MOST).map(({ file, place, field, problem, whatToDo }) => (
            <li key={`${file} ${JSON.stringify(place)} ${field} ${problem}`}>
              {file}
              {place && 'row' in place && ` · ${translate('studio.content.row', place)}`}
              {field && ` · ${field}`}
              {/* The importer writes English. */}
              <span lang="en">
                : {problem}. {whatToDo}
              </span>
            </li>
          ))}
        </Box>
        {findings.length > MOST &&
          translate('studio.content.more', { smart_count: findings.length - MOST })}
      </details>
    </Alert>
  );
}
