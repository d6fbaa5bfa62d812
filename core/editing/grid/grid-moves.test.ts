import { expect, test } from 'vitest';
import { noHistory, noteStep, redoStep, undoStep } from '#core/editing/grid/grid-history.ts';
import { readGridKey } from '#core/editing/grid/grid-keys.ts';
import { moveSelection, rangeOf } from '#core/editing/grid/grid-selection.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const room = { size: { rows: 100, columns: 5 }, pageRows: 20 };

function press(keys: string[], from = { row: 50, column: 2 }) {
  let selection = { active: from, anchor: from };
  for (const name of keys) {
    const parts = name.split('+');
    const key = readGridKey({
      ...{ ...none, key: parts.at(-1) ?? '' },
      ...{ ctrlKey: parts.includes('Ctrl'), shiftKey: parts.includes('Shift') },
    });
    if (key?.type !== 'move') throw new Error(`${name} moves nothing.`);
    selection = moveSelection(selection, key.move, room);
  }
  return selection;
}

test.each([
  [['ArrowDown', 'ArrowRight'], { row: 51, column: 3 }],
  [['Home'], { row: 50, column: 0 }],
  [['End'], { row: 50, column: 4 }],
  [['Ctrl+Home'], { row: 0, column: 0 }],
  [['Ctrl+End'], { row: 99, column: 4 }],
  [['PageDown', 'PageDown', 'PageDown'], { row: 99, column: 2 }],
  [['PageUp'], { row: 30, column: 2 }],
  [['Ctrl+ArrowUp', 'ArrowUp'], { row: 0, column: 2 }],
])('%j leads to %j', (keys, active) => {
  expect(press(keys).active).toEqual(active);
  expect(press(keys).anchor).toEqual(active);
});

test('with Shift the range grows from where it began', () => {
  const selection = press([
    'Shift+ArrowUp',
    'Shift+ArrowRight',
    'Shift+ArrowRight',
    'Shift+ArrowRight',
  ]);
  expect(rangeOf(selection)).toEqual({ top: 49, bottom: 50, left: 2, right: 4 });
  expect(rangeOf(press(['Shift+Ctrl+Home']))).toEqual({ top: 0, bottom: 50, left: 0, right: 2 });
});

test('the next cell after the last one of a row is the first one of the next', () => {
  const at = { row: 3, column: 4 };
  const move = { by: 'order', cells: 1, extends: false } as const;
  expect(moveSelection({ active: at, anchor: at }, move, room).active).toEqual({
    row: 4,
    column: 0,
  });
});

test("signs open a cell, Tab and others are the browser's", () => {
  expect(readGridKey({ ...none, key: 'x' })).toEqual({ type: 'edit', text: 'x' });
  expect(readGridKey({ ...none, key: 'F2' })).toEqual({ type: 'edit', text: null });
  expect(readGridKey({ ...none, key: 'Z', ctrlKey: true, shiftKey: true })).toEqual({
    type: 'redo',
  });
  expect(readGridKey({ ...none, key: 'd', metaKey: true })).toEqual({ type: 'fill-down' });
  for (const key of ['Tab', 'Shift', 'F5']) expect(readGridKey({ ...none, key })).toBeNull();
  expect(readGridKey({ ...none, key: 'c', ctrlKey: true })).toBeNull();
});

test('steps are taken back and repeated, until another step is taken', () => {
  let history = noteStep(noteStep<string>(noHistory, 'a'), 'b');
  const undone = undoStep(history, 'c');
  expect(undone?.state).toBe('b');
  const redone = redoStep(undone?.history ?? noHistory, 'b');
  expect(redone?.state).toBe('c');
  history = noteStep(undone?.history ?? noHistory, 'b');
  expect(redoStep(history, 'd')).toBeNull();
  expect(undoStep(noHistory, 'a')).toBeNull();
  for (let step = 0; step < 500; step += 1) history = noteStep(history, String(step));
  expect(history.past.length).toBe(200);
});
