import { Alert, Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RecordKind } from '#core/editing/record-kinds.ts';
import { isLocaleCode } from '#core/i18n/locales.ts';
import { CauseList } from '#studio/content/findings/cause-list.tsx';
import { type Finding, lineOfText } from '#studio/content/findings/findings.ts';
import { useEditingNames } from '#studio/content/use-content.ts';

type Props = {
  kind: RecordKind;
  findings: Finding[];
  /** Lines of the file above its text. */
  linesBefore?: number;
  onOpen: (finding: Finding) => void;
};

/** What the check found in a record, at its top: each place leads to its field. */
export function FindingLinks({ kind, findings, linesBefore, onOpen }: Props) {
  const translate = useTranslate();
  const nameOfPlace = useNameOfPlace(kind, linesBefore);
  const errors = findings.filter(({ isError }) => isError).length;
  if (findings.length === 0) return null;
  return (
    <Alert
      severity={errors > 0 ? 'error' : 'warning'}
      sx={{ my: 2, '& .MuiAlert-message': { minWidth: 0 } }}
    >
      {errors > 0
        ? translate('studio.content.errors', { smart_count: errors })
        : translate('studio.content.warnings', { smart_count: findings.length })}
      <CauseList
        findings={findings}
        renderPlace={(finding) => {
          const name = nameOfPlace(finding);
          if (name === '') return null;
          return (
            <MuiLink
              component="button"
              type="button"
              color="inherit"
              onClick={() => onOpen(finding)}
            >
              {name}
            </MuiLink>
          );
        }}
        // What is checked stays in sight.
        sx={{ maxHeight: '30vh', overflow: 'auto' }}
      />
    </Alert>
  );
}

/** Names the row, line or field of a finding; empty for findings about a file as a whole. */
function useNameOfPlace(kind: RecordKind, linesBefore?: number): (finding: Finding) => string {
  const translate = useTranslate();
  const names = useEditingNames();
  const nameOf = (part: string) => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    return isLocaleCode(part) ? translate(`studio.locale.${part}`) : names.field(kind, part);
  };
  return (finding) => {
    const { field, place } = finding;
    const line = lineOfText(finding, linesBefore);
    const row = place && 'row' in place ? translate('studio.content.row', place) : '';
    const textLine = line ? translate('studio.content.line', { line }) : '';
    const fields = field === '' ? '' : field.split('.').map(nameOf).join(' › ');
    return [row, textLine, fields].filter(Boolean).join(', ');
  };
}
