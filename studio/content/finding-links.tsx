import { Alert, Box, Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RecordKind } from '#core/editing/record-kinds.ts';
import { isLocaleCode } from '#core/i18n/locales.ts';
import type { Finding } from '#studio/content/findings.ts';
import { useEditingNames } from '#studio/content/use-content.ts';
import { withCapital } from '#studio/fields/field-notes.tsx';

/** More at once help nobody. */
const MOST = 30;

type Props = { kind: RecordKind; findings: Finding[]; onOpen: (finding: Finding) => void };

/** What the check found in a record, at its top: each leads to its field. */
export function FindingLinks({ kind, findings, onOpen }: Props) {
  const translate = useTranslate();
  const errors = findings.filter(({ isError }) => isError).length;
  if (findings.length === 0) return null;
  return (
    <Alert severity={errors > 0 ? 'error' : 'warning'} sx={{ my: 2 }}>
      {errors > 0
        ? translate('studio.content.errors', { smart_count: errors })
        : translate('studio.content.warnings', { smart_count: findings.length })}
      <Box component="ul" sx={{ pl: 2, my: 0.5, overflowWrap: 'anywhere' }}>
        {findings.slice(0, MOST).map((finding) => (
          <li key={`${finding.field} ${JSON.stringify(finding.place)} ${finding.problem}`}>
            <FindingPlace {...{ kind, finding }} onOpen={() => onOpen(finding)} />
            {placeOf(finding) === null ? withCapital(finding.problem) : finding.problem}.{' '}
            {finding.whatToDo}
          </li>
        ))}
      </Box>
      {findings.length > MOST &&
        translate('studio.content.more', { smart_count: findings.length - MOST })}
    </Alert>
  );
}

type PlaceProps = { kind: RecordKind; finding: Finding; onOpen: () => void };

/** Null for findings about a file as a whole, or its text. */
const placeOf = ({ field, place }: Finding) =>
  place && 'row' in place ? place : field === '' ? null : field;

function FindingPlace({ kind, finding, onOpen }: PlaceProps) {
  const translate = useTranslate();
  const names = useEditingNames();
  const { field, place } = finding;
  const nameOf = (part: string) => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    return isLocaleCode(part) ? translate(`studio.locale.${part}`) : names.field(kind, part);
  };
  const row = place && 'row' in place ? translate('studio.content.row', place) : '';
  const name = [row, field.split('.').map(nameOf).join(' › ')].filter(Boolean).join(', ');
  if (placeOf(finding) === null) return null;
  return (
    <>
      <MuiLink component="button" type="button" color="inherit" onClick={onOpen}>
        {name}
      </MuiLink>
      {': '}
    </>
  );
}
