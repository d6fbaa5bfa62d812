import type { Move } from '#core/editing/grid/grid-selection.ts';

/** What a key does in the grid while no cell is edited. */
export type GridKey =
  | { type: 'move'; move: Move & { extends: boolean } }
  /** Opens the cell; with the text that was typed, or with its own. */
  | { type: 'edit'; text: string | null }
  | { type: 'select-all' | 'select-row' | 'select-column' | 'collapse' }
  | { type: 'clear' | 'fill-down' | 'undo' | 'redo' };

type Pressed = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
};

const STEPS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const ENDS: Record<string, { row?: 'first' | 'last'; column?: 'first' | 'last' }> = {
  ArrowUp: { row: 'first' },
  ArrowDown: { row: 'last' },
  ArrowLeft: { column: 'first' },
  ArrowRight: { column: 'last' },
  Home: { row: 'first', column: 'first' },
  End: { row: 'last', column: 'last' },
};

/** The effect of a key; null for one that is the browser's: Tab leaves the grid. */
export function readGridKey(pressed: Pressed): GridKey | null {
  const { key, altKey } = pressed;
  if (altKey) return null;
  const isControl = pressed.ctrlKey || pressed.metaKey;
  const move = moveOf(pressed, isControl);
  if (move) return { type: 'move', move: { ...move, extends: pressed.shiftKey } };
  if (isControl) return commandOf(key.toLowerCase(), pressed.shiftKey);
  if (key === 'Enter' || key === 'F2') return { type: 'edit', text: null };
  if (key === 'Delete' || key === 'Backspace') return { type: 'clear' };
  if (key === 'Escape') return { type: 'collapse' };
  if (key === ' ' && pressed.shiftKey) return { type: 'select-row' };
  return [...key].length === 1 ? { type: 'edit', text: key } : null;
}

function moveOf({ key }: Pressed, isControl: boolean): Move | null {
  const end = ENDS[key];
  if (isControl && end) return { by: 'edge', ...end };
  const step = STEPS[key];
  if (step) return { by: 'cell', rows: step[0], columns: step[1] };
  if (key === 'Home') return { by: 'edge', column: 'first' };
  if (key === 'End') return { by: 'edge', column: 'last' };
  if (key === 'PageUp') return { by: 'page', pages: -1 };
  return key === 'PageDown' ? { by: 'page', pages: 1 } : null;
}

function commandOf(key: string, isShift: boolean): GridKey | null {
  if (key === 'z') return { type: isShift ? 'redo' : 'undo' };
  if (key === 'y') return { type: 'redo' };
  if (key === 'd') return { type: 'fill-down' };
  if (key === 'a') return { type: 'select-all' };
  return key === ' ' ? { type: 'select-column' } : null;
}
