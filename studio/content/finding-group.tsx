import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ContentFinding } from '#core/studio/changes/change-set.ts';
import { recordPath } from '#studio/content/content-paths.ts';

/** More at once help nobody. */
const MOST = 30;

/** `id` of the change set that has the content; null for content that no change set has yet. */
type Props = { id: string | null; findings: ContentFinding[]; severity: 'error' | 'warning' };

/** What the check found, each with a link to its field where it can be opened; nothing without findings. */
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
              {id === null ? (
                nameOf(file, place, field)
              ) : (
                <Link
                  to={recordPath(id, { path: file, field, row: rowOf(place) })}
                  style={{ color: 'inherit' }}
                >
                  {nameOf(file, place, field)}
                </Link>
              )}
              : {problem}. {whatToDo}
            </li>
          ))}
        </Box>
        {findings.length > MOST &&
          translate('studio.content.more', { smart_count: findings.length - MOST })}
      </details>
    </Alert>
  );

  function nameOf(file: string, place: ContentFinding['place'], field: string): string {
    const row = place && 'row' in place ? translate('studio.content.row', place) : '';
    return [file, row, field].filter(Boolean).join(' · ');
  }
}

const rowOf = (place: ContentFinding['place']): number | undefined =>
  place && 'row' in place ? place.row : undefined;
