import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ContentFinding } from '#core/studio/changes/change-set.ts';
import { recordPath } from '#studio/content/content-paths.ts';

/** More at once help nobody. */
const MOST = 30;

type Props = { id: string; findings: ContentFinding[]; severity: 'error' | 'warning' };

/** What the check found, each with a link to its field; nothing without findings. */
export function FindingGroup({ id, findings, severity }: Props) {
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
              <Link
                to={recordPath(id, { path: file, field, row: rowOf(place) })}
                style={{ color: 'inherit' }}
              >
                {[file, rowOf(place), field].filter(Boolean).join(' · ')}
              </Link>
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

const rowOf = (place: ContentFinding['place']): number | undefined =>
  place && 'row' in place ? place.row : undefined;
