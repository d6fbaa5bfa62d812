import { missing } from '#core/missing.ts';

export type BarMove = 'next' | 'previous' | 'first' | 'last';
export type BarAction = BarMove | 'toggle' | 'enter' | 'close';

const barActions: Record<string, BarAction> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
  ArrowDown: 'enter',
  ' ': 'toggle',
  Enter: 'toggle',
  Escape: 'close',
};

/** Returns the action of a key on an item of the menu bar; null leaves the key to the browser. */
export function barAction(key: string): BarAction | null {
  return barActions[key] ?? null;
}

/** Returns the new index after a move along a row of items, which wraps around. */
export function moveAlong(move: BarMove, index: number, count: number): number {
  if (move === 'first') return 0;
  if (move === 'last') return count - 1;
  return (index + (move === 'next' ? 1 : count - 1)) % count;
}

/**
 * Returns the target of an arrow key within an open panel, as the index of a link counted through all columns.
 * `columns` holds the number of links in each. -1 is the menu bar; null leaves the key to the browser.
 */
export function movePanel(key: string, index: number, columns: number[]): number | null {
  const starts = columns.map((_, column) => sum(columns.slice(0, column)));
  const count = sum(columns);
  const column = starts.findLastIndex((start) => start <= index);
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index - 1;
    case 'ArrowRight':
      return starts[moveAlong('next', column, columns.length)] ?? missing();
    case 'ArrowLeft':
      return starts[moveAlong('previous', column, columns.length)] ?? missing();
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
