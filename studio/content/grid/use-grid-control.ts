import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { writeClipboardText } from '#core/editing/grid/clipboard-text.ts';
import { cleanCell } from '#core/editing/grid/grid-column.ts';
import type { Pasted } from '#core/editing/grid/grid-paste.ts';
import {
  type CellPosition,
  type GridSelection,
  inside,
  type Move,
  moveSelection,
  rangeOf,
  START,
  withinSize,
} from '#core/editing/grid/grid-selection.ts';
import { withCells } from '#core/editing/grid/grid-table.ts';
import { createGridEdits, decimalOf, type GridInput } from '#studio/content/grid/grid-edits.ts';

/** A cell that is edited: with its own text, or from nothing. */
type Editing = { isReplacing: boolean } | null;

export type GridControl = ReturnType<typeof useGridControl>;

/** What keys, mouse, clipboard and buttons do with a grid. */
export function useGridControl(input: GridInput) {
  const { table, shown, heads, isReadOnly, onTable } = input;
  const size = { rows: shown.length, columns: heads.length };
  const [chosen, setChosen] = useState<GridSelection>(START);
  const [editing, setEditing] = useState<Editing>(null);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  // The grid takes the focus with the next change of its selection.
  const wantsFocus = useRef(false);
  const selection = withinSize(chosen, size);
  const range = rangeOf(selection);
  const { active } = selection;
  const edits = createGridEdits(input, {
    ...{ selection, range, onSelect: setChosen, onPasted: setPasted },
  });

  const select = (next: CellPosition, isExtending = false) => {
    const at = inside(next, size);
    setChosen({ active: at, anchor: isExtending ? selection.anchor : at });
  };
  const move = (by: Move & { extends: boolean }, pageRows: number) =>
    setChosen(moveSelection(selection, by, { size, pageRows }));
  const open = (isReplacing: boolean) => {
    // The key that opens a cell writes into it, so that it has to be there before the key does.
    if (!isReadOnly && size.rows > 0) flushSync(() => setEditing({ isReplacing }));
  };

  function commit(value: string, by: Move | null): void {
    setEditing(null);
    const [row, column] = [shown[active.row], heads[active.column]];
    if (row && column && row.cells[active.column] !== value) {
      const clean = cleanCell(value, column, decimalOf(input.locale));
      onTable(withCells(table, [{ key: row.key, column: active.column, value: clean }]));
    }
    if (by) move({ ...by, extends: false }, 1);
  }

  return {
    ...edits,
    ...{ selection, range, editing, pasted, isReadOnly, select, move, open, commit, wantsFocus },
    copied: () => writeClipboardText(edits.copied()),
    stopEditing: () => setEditing(null),
    addRow: () => {
      wantsFocus.current = true;
      edits.addRow();
    },
    /** Goes to a cell from elsewhere on the page. */
    goTo: (next: CellPosition) => {
      wantsFocus.current = true;
      select(next);
    },
  };
}
