import { expect, test } from 'vitest';
import { readGridKey } from './grid-keys.ts';

/** What a combination such as `Ctrl+Shift+z` does. */
function press(combination: string) {
  const parts = combination.split('+');
  return readGridKey({
    key: parts.at(-1) || '+',
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  });
}

test.each([
  ['Ctrl+z', 'undo'],
  ['Meta+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+y', 'redo'],
  ['Ctrl+d', 'fill-down'],
  ['Ctrl+a', 'select-all'],
  ['Ctrl+ ', 'select-column'],
  ['Shift+ ', 'select-row'],
  ['Escape', 'collapse'],
  ['Delete', 'clear'],
  ['Backspace', 'clear'],
])('%s does what spreadsheets do: %s', (combination, type) => {
  expect(press(combination)).toEqual({ type });
});

test.each([
  ['Enter', null],
  ['F2', null],
  ['7', '7'],
  ['ñ', 'ñ'],
  ['Shift+A', 'A'],
  ['+', '+'],
  [' ', ' '],
  ['💡', '💡'],
])('%s opens the cell with the text %j', (combination, text) => {
  expect(press(combination)).toEqual({ type: 'edit', text });
});

test.each(['Tab', 'Shift+Tab', 'F5', 'Ctrl+c', 'Ctrl+v', 'Ctrl+f', 'Alt+ArrowDown', 'Alt+7'])(
  '%s is the browser’s',
  (combination) => {
    expect(press(combination)).toBeNull();
  },
);
