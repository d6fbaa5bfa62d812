// biome-ignore-all lint/a11y/useFocusableInteractive: the cell with the focus is the one that has a tab stop
// biome-ignore-all lint/a11y/useSemanticElements: tables cannot have rows of which most are not in the document
import { Box, GlobalStyles } from '@mui/material';
import { memo, useMemo } from 'react';
import type { GridRow, GridTable } from '#core/editing/grid/grid-table.ts';
import { CellInput } from '#studio/content/grid/cell-input.tsx';
import { type ColumnHead, columnClass } from '#studio/content/grid/column-heads.ts';
import type { GridFacts } from '#studio/content/grid/grid-facts.ts';
import { DataRow, ROW_HEIGHT } from '#studio/content/grid/grid-row.tsx';
import { gridStyle } from '#studio/content/grid/grid-style.ts';
import type { GridControl } from '#studio/content/grid/use-grid-control.ts';
import { useGridHandlers } from '#studio/content/grid/use-grid-handlers.ts';
import { useGridWindow } from '#studio/content/grid/use-grid-window.ts';

type Props = {
  label: string;
  table: GridTable;
  shown: readonly GridRow[];
  heads: readonly ColumnHead[];
  facts: GridFacts;
  control: GridControl;
  /** Describes the cell with the focus. */
  noteId: string;
};

/** A table that is edited as in a spreadsheet. Only the rows and columns in sight are in the document. */
export function DataGrid({ label, table, shown, heads, facts, control, noteId }: Props) {
  const { active } = control.selection;
  const inSight = useGridWindow({ shown, heads, control });
  const { frame, first, last, firstColumn, lastColumn, pageRows } = inSight;
  const drawn = useMemo(
    () => [...heads.keys()].filter((at) => at === 0 || (at >= firstColumn && at < lastColumn)),
    [heads, firstColumn, lastColumn],
  );
  const width = heads.reduce((sum, head) => sum + head.width, 0);
  const handlers = useGridHandlers(control, pageRows);
  // The cell with the focus stays, wherever one scrolls.
  const hasActive = active.row >= first && active.row < last;
  const rows = [
    ...shown.slice(first, last).map((row, index) => ({ row, at: first + index })),
    ...(hasActive ? [] : shown.slice(active.row, active.row + 1)).map((row) => {
      return { row, at: active.row };
    }),
  ];
  return (
    <Box
      ref={frame}
      role="grid"
      aria-label={label}
      aria-rowcount={shown.length + 1}
      aria-colcount={heads.length}
      aria-multiselectable
      aria-readonly={control.isReadOnly}
      sx={gridStyle}
      {...handlers}
    >
      <ColumnStyles heads={heads} />
      <Heads heads={heads} width={width} />
      <div role="rowgroup" className="rows" style={{ width, height: shown.length * ROW_HEIGHT }}>
        {rows.map(({ row, at }) => (
          <DataRow
            key={row.key}
            {...{ row, at, heads, drawn, noteId, keys: table.keys, ...rangeIn(control, at) }}
            active={at === active.row ? active.column : null}
            editor={control.editing && at === active.row && <Editor {...{ row, heads, control }} />}
            before={facts.before(row)}
            findings={facts.findings(row)}
            fault={facts.fault(row)}
          />
        ))}
      </div>
    </Box>
  );
}

function rangeIn({ range }: GridControl, at: number) {
  const isIn = at >= range.top && at <= range.bottom;
  return { left: isIn ? range.left : null, right: isIn ? range.right : null };
}

/** Places of the columns, written once and not with each cell. */
const ColumnStyles = memo(function ColumnStyles({ heads }: { heads: readonly ColumnHead[] }) {
  const places = heads.map(({ left, width }, at) => [`.cell.${columnClass(at)}`, { left, width }]);
  return <GlobalStyles styles={Object.fromEntries(places)} />;
});

function Heads({ heads, width }: { heads: readonly ColumnHead[]; width: number }) {
  const gridTemplateColumns = heads.map((head) => `${head.width}px`).join(' ');
  return (
    <div role="rowgroup" className="heads" style={{ width }}>
      <div role="row" aria-rowindex={1} style={{ gridTemplateColumns }}>
        {heads.map(({ name, label, unit }, at) => (
          <div
            key={name}
            role="columnheader"
            aria-colindex={at + 1}
            className={at === 0 ? 'head fixed' : 'head'}
          >
            <span>
              {label}
              {unit && <small>{` ${unit}`}</small>}
            </span>
            {label !== name && <code>{name}</code>}
          </div>
        ))}
      </div>
    </div>
  );
}

type EditorProps = { row: GridRow; heads: readonly ColumnHead[]; control: GridControl };

function Editor({ row, heads, control }: EditorProps) {
  const { editing, selection } = control;
  const { column } = selection.active;
  const head = heads[column];
  if (!editing || !head) return null;
  return (
    <CellInput
      head={head}
      text={editing.isReplacing ? '' : (row.cells[column] ?? '')}
      isReplacing={editing.isReplacing}
      onCommit={control.commit}
      onCancel={control.stopEditing}
    />
  );
}
