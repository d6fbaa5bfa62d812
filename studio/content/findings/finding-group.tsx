import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ContentFinding } from '#core/studio/changes/change-set.ts';
import { recordPath } from '#studio/content/content-paths.ts';
import { CauseList } from '#studio/content/findings/cause-list.tsx';
import { lineOfText, sheetOf } from '#studio/content/findings/findings.ts';

const SEVERITIES = { errors: 'error', existing: 'warning', warnings: 'warning' } as const;

/** `id` of the change set that has the content; null for content that no change set has yet. */
type Props = { id: string | null; findings: ContentFinding[]; kind: keyof typeof SEVERITIES };

/** What the check found, with links to its fields where they can be opened; nothing without findings. */
export function FindingGroup({ id, findings, kind }: Props) {
  const translate = useTranslate();
  if (findings.length === 0) return null;
  return (
    <Alert severity={SEVERITIES[kind]} sx={{ my: 1, '& .MuiAlert-message': { minWidth: 0 } }}>
      <details open={kind === 'errors'}>
        <summary>{translate(`studio.content.${kind}`, { smart_count: findings.length })}</summary>
        <CauseList
          findings={findings}
          renderPlace={(finding) => <PlaceLink {...{ id, finding }} />}
        />
      </details>
    </Alert>
  );
}

function PlaceLink({ id, finding }: { id: string | null; finding: ContentFinding }) {
  const translate = useTranslate();
  const { file, place, field } = finding;
  const row = place && 'row' in place ? place.row : undefined;
  const rowName = row === undefined ? '' : translate('studio.content.row', { row });
  const line = lineOfText(finding);
  const lineName = line === undefined ? '' : translate('studio.content.line', { line });
  const sheet = sheetOf(finding);
  const places = sheet
    ? [sheet.book, translate('studio.content.sheet', { name: sheet.sheet })]
    : [file];
  const name = [...places, rowName, lineName, field].filter(Boolean).join(' · ');
  // A workbook has no form.
  if (id === null || sheet) return name;
  return (
    <Link to={recordPath(id, { path: file, field, row, line })} style={{ color: 'inherit' }}>
      {name}
    </Link>
  );
}
