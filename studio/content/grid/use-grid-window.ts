import {
  type RefObject,
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { GridRow } from '#core/editing/grid/grid-table.ts';
import { isEqual } from '#core/studio/changes/values.ts';
import type { ColumnHead } from '#studio/content/grid/column-heads.ts';
import { ROW_HEIGHT } from '#studio/content/grid/grid-row.tsx';
import type { GridControl } from '#studio/content/grid/use-grid-control.ts';

/** Rows are added and taken away in steps of this many, and as many are beyond each edge of what is in sight. */
const STEP = 4;
/** The same of columns. */
const COLUMN_STEP = 2;
/** Rows in the document at most. */
const MOST = 18 * STEP;

/** Rows and columns in the document, `last` excluded. */
type GridWindow = {
  first: number;
  last: number;
  firstColumn: number;
  lastColumn: number;
  pageRows: number;
};

type Rows = Pick<GridWindow, 'first' | 'last'>;
type RowsOf = (before: Rows) => Rows;

const START: GridWindow = {
  ...{ first: 0, last: 12 * STEP, firstColumn: 0, lastColumn: 8 * COLUMN_STEP, pageRows: 10 },
};

type Input = { shown: readonly GridRow[]; heads: readonly ColumnHead[]; control: GridControl };

/** The rows and columns in sight. The cell with the focus is brought into sight, and has the focus where the grid has it. */
export function useGridWindow({ shown, heads, control }: Input) {
  const frame = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState(START);
  const { active } = control.selection;
  const isEditing = control.editing !== null;

  const look = useCallback(() => {
    const { current } = frame;
    if (!current) return;
    const height = current.clientHeight - headHeight(current);
    const seen = {
      first: Math.floor(current.scrollTop / ROW_HEIGHT),
      last: Math.ceil((current.scrollTop + height) / ROW_HEIGHT),
    };
    const pageRows = Math.max(1, Math.floor(height / ROW_HEIGHT) - 1);
    const rest = { ...columnsInSight(current, heads), pageRows };
    const change = (rows: RowsOf) => (before: GridWindow) => {
      const next = { ...rows(before), ...rest };
      return isEqual(before, next) ? before : next;
    };
    // A key or a wheel waits only for the rows that come into sight.
    setInSight(change((before) => including(before, seen)));
    startTransition(() => setInSight(change(() => around(seen, height))));
  }, [heads]);

  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const observer = new ResizeObserver(look);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [look]);

  const hasFocus = useFocusWithin(frame);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || isEditing || !(hasFocus.current || control.wantsFocus.current)) return;
    control.wantsFocus.current = false;
    bringIntoSight(current, active, heads);
    look();
    current.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true });
  }, [active.row, active.column, isEditing, shown, heads, look]);
  return { frame, ...inSight };
}

/** The rows in the document with those in sight: none are taken away, unless they are many. */
function including(before: Rows, seen: Rows): Rows {
  const first = Math.min(before.first, seen.first);
  const last = Math.max(before.last, seen.last);
  return last - first > MOST ? seen : { first, last };
}

/** The rows in sight with those beyond each edge. */
function around({ first }: Rows, height: number): Rows {
  const top = Math.floor(first / STEP) * STEP;
  const inSight = Math.ceil(height / ROW_HEIGHT / STEP) * STEP;
  return { first: Math.max(0, top - STEP), last: top + inSight + 2 * STEP };
}

function columnsInSight(
  { scrollLeft, clientWidth }: HTMLElement,
  heads: readonly ColumnHead[],
): Pick<GridWindow, 'firstColumn' | 'lastColumn'> {
  let [right, first, last] = [0, 0, 0];
  for (const { width } of heads) {
    right += width;
    if (right <= scrollLeft) first += 1;
    if (right - width < scrollLeft + clientWidth) last += 1;
  }
  return {
    firstColumn: Math.max(0, Math.floor(first / COLUMN_STEP - 1) * COLUMN_STEP),
    lastColumn: Math.ceil(last / COLUMN_STEP + 1) * COLUMN_STEP,
  };
}

const headHeight = (frame: HTMLElement): number =>
  frame.querySelector<HTMLElement>('.heads')?.offsetHeight ?? 0;

function bringIntoSight(
  frame: HTMLElement,
  { row, column }: { row: number; column: number },
  heads: readonly ColumnHead[],
): void {
  const top = row * ROW_HEIGHT;
  const height = frame.clientHeight - headHeight(frame);
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (top + ROW_HEIGHT > frame.scrollTop + height) frame.scrollTop = top + ROW_HEIGHT - height;
  // The first column stays in sight, and covers what is below it.
  const fixed = heads[0]?.width ?? 0;
  if (column === 0) return;
  const { left = 0, width = 0 } = heads[column] ?? {};
  if (left - fixed < frame.scrollLeft) frame.scrollLeft = left - fixed;
  else if (left + width > frame.scrollLeft + frame.clientWidth) {
    frame.scrollLeft = Math.min(left - fixed, left + width - frame.clientWidth);
  }
}

/** Whether the grid has the focus, also while the element that has it is replaced. */
function useFocusWithin(frame: RefObject<HTMLDivElement | null>): RefObject<boolean> {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const note = ({ target }: Event) => {
      hasFocus.current = target instanceof Node && frame.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [frame]);
  return hasFocus;
}
