// biome-ignore-all lint/a11y/useFocusableInteractive: the cell with the focus is the one that has a tab stop
// biome-ignore-all lint/a11y/useSemanticElements: tables cannot have rows of which most are not in the document
import { memo, type ReactNode } from 'react';
import type { GridRow } from '#core/editing/grid/grid-table.ts';
import type { Finding } from '#studio/content/findings/findings.ts';
import { type ColumnHead, columnClass, languageOf } from '#studio/content/grid/column-heads.ts';

/** Pixels; the style sheet of the grid has the same. */
export const ROW_HEIGHT = 36;

type Props = {
  row: GridRow;
  /** Position among the shown rows. */
  at: number;
  heads: readonly ColumnHead[];
  /** Positions of the columns in sight, and of the first. */
  drawn: readonly number[];
  /** Positions of the columns that tell rows apart. */
  keys: readonly number[];
  /** Selected columns; null for none. */
  left: number | null;
  right: number | null;
  /** The column of the cell with the focus; null in other rows. */
  active: number | null;
  /** The control in that cell while it is edited. */
  editor: ReactNode;
  before: ReadonlyMap<string, string> | null;
  findings: ReadonlyMap<string, Finding[]> | null;
  fault: 'missing' | 'taken' | null;
  noteId: string;
};

/** A row of the grid; drawn again only when something of it changes. */
export const DataRow = memo(function DataRow(props: Props) {
  const { row, at, heads, drawn, active, before } = props;
  const columns = active === null || drawn.includes(active) ? drawn : [...drawn, active];
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      className={before ? 'row' : 'row new'}
      style={{ top: at * ROW_HEIGHT }}
    >
      {columns.map((column) => {
        const head = heads[column];
        return (
          head && (
            <DataCell
              key={head.name}
              {...props}
              head={head}
              column={column}
              value={row.cells[column] ?? ''}
            />
          )
        );
      })}
    </div>
  );
});

type CellProps = Props & { head: ColumnHead; column: number; value: string };

function DataCell({ head, column, value, ...row }: CellProps) {
  const { left, right, active, editor } = row;
  const isActive = active === column;
  const isSelected = left !== null && right !== null && column >= left && column <= right;
  const hasFault = row.fault !== null && row.keys.includes(column);
  const severity = hasFault ? 'error' : severityOf(row.findings?.get(head.name));
  const isChanged = row.before !== null && row.before.get(head.name) !== value;
  const marks = [
    ...[isChanged && 'changed', severity, head.type === 'number' && 'number'],
    column === 0 && 'fixed',
  ];
  const language = languageOf(head.name);
  return (
    <div
      role="gridcell"
      aria-colindex={column + 1}
      className={['cell', columnClass(column), ...marks.filter(Boolean)].join(' ')}
      data-at={`${row.at} ${column}`}
      {...(isSelected && { 'aria-selected': true })}
      {...(isActive && { tabIndex: 0, 'data-active': '', 'aria-describedby': row.noteId })}
      {...(severity === 'error' && { 'aria-invalid': true })}
      {...(language && { lang: language })}
    >
      {isActive && editor ? editor : value}
    </div>
  );
}

function severityOf(findings: Finding[] | undefined): 'error' | 'warning' | null {
  if (!findings || findings.length === 0) return null;
  return findings.some(({ isError }) => isError) ? 'error' : 'warning';
}
