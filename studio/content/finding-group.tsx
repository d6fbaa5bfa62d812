import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ContentFinding } from '#core/studio/changes/change-set.ts';
import { recordPath } from '#studio/content/content-paths.ts';
import { type Cause, groupByCause, keyOfFinding, lineOfText } from '#studio/content/findings.ts';

/** More at once help nobody. */
const MOST = 30;
/** Places of one cause. */
const MOST_PLACES = 5;

const SEVERITIES = { errors: 'error', existing: 'warning', warnings: 'warning' } as const;

/** `id` of the change set that has the content; null for content that no change set has yet. */
type Props = { id: string | null; findings: ContentFinding[]; kind: keyof typeof SEVERITIES };

/** What the check found, each cause once, with links to its fields where they can be opened; nothing without findings. */
export function FindingGroup({ id, findings, kind }: Props) {
  const translate = useTranslate();
  if (findings.length === 0) return null;
  const causes = groupByCause(findings);
  return (
    <Alert severity={SEVERITIES[kind]} sx={{ my: 1, '& .MuiAlert-message': { minWidth: 0 } }}>
      <details open={kind === 'errors'}>
        <summary>{translate(`studio.content.${kind}`, { smart_count: findings.length })}</summary>
        <Box component="ul" sx={{ pl: 2, my: 0.5, overflowWrap: 'anywhere' }}>
          {causes.slice(0, MOST).map((places) => (
            <CauseItem key={keyOfFinding(places[0])} {...{ id, places }} />
          ))}
        </Box>
        {causes.length > MOST &&
          translate('studio.content.more', { smart_count: causes.length - MOST })}
      </details>
    </Alert>
  );
}

/** The places of a cause, what is wrong there, and what to do. */
function CauseItem({ id, places }: { id: string | null; places: Cause }) {
  const translate = useTranslate();
  const [{ problem, whatToDo }] = places;
  const others = places.length - MOST_PLACES;
  return (
    <li>
      {places.slice(0, MOST_PLACES).map((one, index) => (
        <span key={keyOfFinding(one)}>
          {index > 0 && ', '}
          <PlaceLink id={id} finding={one} />
        </span>
      ))}
      {others > 0 && `, ${translate('studio.content.more', { smart_count: others })}`}
      {`: ${problem}. ${whatToDo}`}
    </li>
  );
}

function PlaceLink({ id, finding }: { id: string | null; finding: ContentFinding }) {
  const translate = useTranslate();
  const { file, place, field } = finding;
  const row = place && 'row' in place ? place.row : undefined;
  const rowName = row === undefined ? '' : translate('studio.content.row', { row });
  const name = [file, rowName, field].filter(Boolean).join(' · ');
  if (id === null) return name;
  return (
    <Link
      to={recordPath(id, { path: file, field, row, line: lineOfText(finding) })}
      style={{ color: 'inherit' }}
    >
      {name}
    </Link>
  );
}
