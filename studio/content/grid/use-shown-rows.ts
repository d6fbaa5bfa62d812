import { useMemo } from 'react';
import { type GridRow, type GridTable, isChangedRow } from '#core/editing/grid/grid-table.ts';
import { foldText } from '#core/fold-text.ts';

const folded = new WeakMap<readonly string[], string>();

function textOf({ cells }: GridRow): string {
  const known = folded.get(cells);
  if (known !== undefined) return known;
  const text = foldText(cells.join(' '));
  folded.set(cells, text);
  return text;
}

/** The rows that have all words of a text. What is new or changed stays in sight: nobody loses a row by editing it. */
export function useShownRows(table: GridTable, text: string): readonly GridRow[] {
  return useMemo(() => {
    const words = foldText(text).split(/\s+/).filter(Boolean);
    if (words.length === 0) return table.rows;
    return table.rows.filter(
      (row) => isChangedRow(row) || words.every((word) => textOf(row).includes(word)),
    );
  }, [table, text]);
}
