import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { GridRow, GridTable } from '#core/editing/grid/grid-table.ts';
import type { ColumnHead } from '#studio/content/grid/column-heads.ts';
import type { GridFacts } from '#studio/content/grid/grid-facts.ts';
import { FieldNotes } from '#studio/fields/field-notes.tsx';

type Props = {
  id: string;
  table: GridTable;
  row: GridRow | undefined;
  column: number;
  heads: readonly ColumnHead[];
  facts: GridFacts;
};

/** What there is to say about the cell with the focus: its column, what it was before, what the check found. */
export function CellNote({ id, table, row, column, heads, facts }: Props) {
  const translate = useTranslate();
  const head = heads[column];
  if (!row || !head) return <div id={id} />;
  const value = row.cells[column] ?? '';
  const base = facts.before(row);
  const before = base?.get(head.name) ?? '';
  const fault = table.keys.includes(column) ? facts.fault(row) : null;
  return (
    <Box id={id} sx={{ minHeight: 38, py: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" component="div">
        <strong>{head.unit ? `${head.label} (${head.unit})` : head.label}</strong>
        {value !== '' && <span>{`: ${value}`}</span>}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {base === null && ` · ${translate('studio.content.file-added')}`}
          {base !== null &&
            before !== value &&
            ` · ${translate('studio.grid.before', { value: before || translate('studio.content.nothing') })}`}
        </Box>
        {fault && <Box sx={{ color: 'error.main' }}>{translate(`studio.grid.code-${fault}`)}</Box>}
        <FieldNotes findings={facts.findings(row)?.get(head.name) ?? []} />
      </Typography>
    </Box>
  );
}
