import { Alert, Box, Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RecordKind } from '#core/editing/record-kinds.ts';
import { isLocaleCode } from '#core/i18n/locales.ts';
import {
  type Cause,
  type Finding,
  groupByCause,
  keyOfFinding,
  lineOfText,
} from '#studio/content/findings.ts';
import { useEditingNames } from '#studio/content/use-content.ts';
import { withCapital } from '#studio/fields/field-notes.tsx';

/** More at once help nobody. */
const MOST = 30;
/** Places of one cause. */
const MOST_PLACES = 5;

type Props = {
  kind: RecordKind;
  findings: Finding[];
  /** Lines of the file above its text. */
  linesBefore?: number;
  onOpen: (finding: Finding) => void;
};

/** What the check found in a record, at its top, each cause once: each place leads to its field. */
export function FindingLinks({ findings, ...shared }: Props) {
  const translate = useTranslate();
  const errors = findings.filter(({ isError }) => isError).length;
  if (findings.length === 0) return null;
  const causes = groupByCause(findings);
  return (
    <Alert
      severity={errors > 0 ? 'error' : 'warning'}
      sx={{ my: 2, '& .MuiAlert-message': { minWidth: 0 } }}
    >
      {errors > 0
        ? translate('studio.content.errors', { smart_count: errors })
        : translate('studio.content.warnings', { smart_count: findings.length })}
      {/* What is checked stays in sight. */}
      <Box
        component="ul"
        sx={{ pl: 2, my: 0.5, maxHeight: '30vh', overflow: 'auto', overflowWrap: 'anywhere' }}
      >
        {causes.slice(0, MOST).map((cause) => (
          <CauseOfRecord key={keyOfFinding(cause[0])} {...{ ...shared, cause }} />
        ))}
      </Box>
      {causes.length > MOST &&
        translate('studio.content.more', { smart_count: causes.length - MOST })}
    </Alert>
  );
}

type CauseProps = Omit<Props, 'findings'> & { cause: Cause<Finding> };

function CauseOfRecord({ cause, ...shared }: CauseProps) {
  const translate = useTranslate();
  const [{ problem, whatToDo }] = cause;
  const placed = cause.filter(
    (finding) => isOfField(finding) || lineOfText(finding, shared.linesBefore) !== undefined,
  );
  const others = placed.length - MOST_PLACES;
  return (
    <li>
      {placed.slice(0, MOST_PLACES).map((finding, index) => (
        <span key={keyOfFinding(finding)}>
          {index > 0 && '; '}
          <FindingPlace {...{ ...shared, finding }} />
        </span>
      ))}
      {others > 0 && `; ${translate('studio.content.more', { smart_count: others })}`}
      {placed.length > 0 ? `: ${problem}. ` : `${withCapital(problem)}. `}
      {whatToDo}
    </li>
  );
}

/** False for findings about a file as a whole, or its text. */
const isOfField = ({ field, place }: Finding): boolean =>
  field !== '' || (place !== null && 'row' in place);

type PlaceProps = Omit<Props, 'findings'> & { finding: Finding };

function FindingPlace({ kind, finding, linesBefore, onOpen }: PlaceProps) {
  const translate = useTranslate();
  const names = useEditingNames();
  const { field, place } = finding;
  const nameOf = (part: string) => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    return isLocaleCode(part) ? translate(`studio.locale.${part}`) : names.field(kind, part);
  };
  const line = lineOfText(finding, linesBefore);
  const row = place && 'row' in place ? translate('studio.content.row', place) : '';
  const textLine = line ? translate('studio.content.line', { line }) : '';
  const fields = field === '' ? '' : field.split('.').map(nameOf).join(' › ');
  return (
    <MuiLink component="button" type="button" color="inherit" onClick={() => onOpen(finding)}>
      {[row, textLine, fields].filter(Boolean).join(', ')}
    </MuiLink>
  );
}
