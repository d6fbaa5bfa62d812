import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Move } from '#core/editing/grid/grid-selection.ts';
import type { ColumnHead } from '#studio/content/grid/column-heads.ts';

type Props = {
  head: ColumnHead;
  /** Text with which the cell opens. */
  text: string;
  /** What is typed replaces the cell: arrows leave it, as they do where nothing is edited. */
  isReplacing: boolean;
  onCommit: (value: string, move: Move | null) => void;
  onCancel: () => void;
};

const ARROWS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The text of a cell while it is edited; codes of a choice are suggested. */
export function CellInput({ head, text, isReplacing, onCommit, onCancel }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const list = useId();
  const hasChoices = head.values.length > 0;
  useLayoutEffect(() => {
    const { current } = input;
    current?.focus({ preventScroll: true });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  function finish(move: Move | null): void {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(input.current?.value ?? text, move);
  }

  function press(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const move = leavingMove(event, isReplacing && !hasChoices);
    if (move) {
      event.preventDefault();
      finish(move);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isDone.current = true;
      onCancel();
    }
  }

  return (
    <>
      <input
        ref={input}
        defaultValue={text}
        aria-label={head.unit ? `${head.label} (${head.unit})` : head.label}
        onKeyDown={press}
        onBlur={() => finish(null)}
        autoComplete="off"
        spellCheck={head.type === 'text'}
        {...(head.type === 'number' && { inputMode: 'decimal' })}
        {...(hasChoices && { list })}
      />
      {hasChoices && (
        <datalist id={list}>
          {head.values.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Where a key leads that ends editing; null for all others. */
function leavingMove({ key, shiftKey }: KeyboardEvent, hasArrows: boolean): Move | null {
  if (key === 'Enter') return { by: 'cell', rows: shiftKey ? -1 : 1, columns: 0 };
  if (key === 'Tab') return { by: 'order', cells: shiftKey ? -1 : 1 };
  const arrow = hasArrows ? ARROWS[key] : undefined;
  return arrow ? { by: 'cell', rows: arrow[0], columns: arrow[1] } : null;
}
