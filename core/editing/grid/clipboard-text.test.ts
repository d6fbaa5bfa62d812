import { expect, test } from 'vitest';
import { readClipboardText, writeClipboardText } from '#core/editing/grid/clipboard-text.ts';

test.each([
  [
    'Excel: lines end with CR and LF, the last one, too',
    'A/1\t80\r\nA/2\t90\r\n',
    [
      ['A/1', '80'],
      ['A/2', '90'],
    ],
  ],
  [
    'Google Sheets: no line end after the last row',
    'A/1\t80\nA/2\t90',
    [
      ['A/1', '80'],
      ['A/2', '90'],
    ],
  ],
  ['LibreOffice: a line break within a cell', '"white\nround"\t80\n', [['white\nround', '80']]],
  [
    'marks are doubled within marks',
    '"3"" pipe"\tx\n"""all"""\ty\n',
    [
      ['3" pipe', 'x'],
      ['"all"', 'y'],
    ],
  ],
  ['a mark that nothing closes is a sign', '6" pipe\t"half\n', [['6" pipe', '"half']]],
  ['a tab within a cell', '"a\tb"\tc', [['a\tb', 'c']]],
  ['empty cells and an empty row', '\t\t\n\nx', [['', '', ''], [''], ['x']]],
  ['old line ends', 'a\rb\r', [['a'], ['b']]],
  ['nothing', '', [['']]],
])('%s', (_case, text, rows) => {
  expect(readClipboardText(text)).toEqual(rows);
});

test('what is copied is read again', () => {
  const rows = [
    ['3" pipe', 'a\tb', ''],
    ['two\nlines', 'x', '"'],
  ];
  expect(readClipboardText(writeClipboardText(rows))).toEqual(rows);
});
