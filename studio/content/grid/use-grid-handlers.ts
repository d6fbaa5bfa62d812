import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
} from 'react';
import { readGridKey } from '#core/editing/grid/grid-keys.ts';
import type { CellPosition } from '#core/editing/grid/grid-selection.ts';
import type { GridControl } from '#studio/content/grid/use-grid-control.ts';

/** The cell of an event; null outside of all cells, and in the control of the cell that is edited. */
function cellOf({ target }: { target: EventTarget }): CellPosition | null {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return null;
  const at = target.closest<HTMLElement>('[data-at]')?.dataset.at;
  const [row, column] = at?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

const isInCell = ({ target }: { target: EventTarget }): boolean =>
  !(target instanceof HTMLInputElement);

/** The events of the element with the role `grid`. */
export function useGridHandlers(control: GridControl, pageRows: number) {
  const isDragging = useRef(false);

  function press(event: KeyboardEvent): void {
    const key = isInCell(event) ? readGridKey(event) : null;
    if (!key) return;
    if (key.type === 'edit') {
      // A sign goes on to the control that opens.
      if (key.text === null) event.preventDefault();
      control.open(key.text !== null);
      return;
    }
    event.preventDefault();
    if (key.type === 'move') control.move(key.move, pageRows);
    else control.edit(key.type);
  }

  return {
    onKeyDown: press,
    ...mouseHandlers(control, isDragging),
    onCopy: (event: ClipboardEvent) => copy(event, control),
    onCut: (event: ClipboardEvent) => {
      if (copy(event, control)) control.edit('clear');
    },
    onPaste: (event: ClipboardEvent) => {
      if (!isInCell(event) || control.isReadOnly) return;
      event.preventDefault();
      control.paste(event.clipboardData.getData('text/plain'));
    },
  };
}

function copy(event: ClipboardEvent, control: GridControl): boolean {
  if (!isInCell(event)) return false;
  event.preventDefault();
  event.clipboardData.setData('text/plain', control.copied());
  return true;
}

function mouseHandlers(control: GridControl, isDragging: { current: boolean }) {
  return {
    onPointerDown(event: PointerEvent) {
      const cell = cellOf(event);
      // A finger scrolls; where it only touches, a click follows.
      if (!cell || event.button !== 0 || event.pointerType === 'touch') return;
      isDragging.current = true;
      control.select(cell, event.shiftKey);
    },
    onPointerMove(event: PointerEvent) {
      const cell = isDragging.current && event.buttons === 1 ? cellOf(event) : null;
      const { active } = control.selection;
      if (cell && (cell.row !== active.row || cell.column !== active.column)) {
        control.select(cell, true);
      }
    },
    onPointerUp() {
      isDragging.current = false;
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const cell = cellOf(event);
      const isTouch =
        event.nativeEvent instanceof window.PointerEvent &&
        event.nativeEvent.pointerType === 'touch';
      if (!cell || !isTouch) return;
      const { active } = control.selection;
      if (cell.row === active.row && cell.column === active.column) control.open(false);
      else control.select(cell);
    },
    onDoubleClick(event: MouseEvent) {
      if (cellOf(event)) control.open(false);
    },
  };
}
