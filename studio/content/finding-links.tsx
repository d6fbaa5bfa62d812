import { Alert, Box, Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Finding } from '#studio/content/findings.ts';
import { useRecordEditing } from '#studio/fields/record-context.ts';

type Props = { findings: Finding[]; onOpen: (place: string) => void };

/** What the check found in a record, at its top: each leads to its field. */
export function FindingLinks({ findings, onOpen }: Props) {
  const translate = useTranslate();
  const errors = findings.filter(({ isError }) => isError).length;
  if (findings.length === 0) return null;
  return (
    <Alert severity={errors > 0 ? 'error' : 'warning'} sx={{ my: 2 }}>
      {errors > 0
        ? translate('studio.content.errors', { smart_count: errors })
        : translate('studio.content.warnings', { smart_count: findings.length })}
      <Box component="ul" sx={{ pl: 2, my: 0.5, overflowWrap: 'anywhere' }}>
        {findings.map(({ field, place, problem, whatToDo }) => (
          <li key={`${field} ${JSON.stringify(place)} ${problem}`}>
            {place && 'row' in place && `${translate('studio.content.row', place)}, `}
            {field !== '' && <FieldLink {...{ field, onOpen }} />}
            {/* The importer writes English. */}
            <span lang="en">
              {problem}. {whatToDo}
            </span>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function FieldLink({ field, onOpen }: { field: string; onOpen: Props['onOpen'] }) {
  const { kind, names } = useRecordEditing();
  const nameOf = (part: string) =>
    /^\d+$/.test(part) ? String(Number(part) + 1) : names.field(kind, part);
  return (
    <>
      <MuiLink component="button" type="button" color="inherit" onClick={() => onOpen(field)}>
        {field.split('.').map(nameOf).join(' › ')}
      </MuiLink>
      {': '}
    </>
  );
}
