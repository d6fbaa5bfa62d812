import { describe, expect, test } from 'vitest';
import { dropStart, hasMarks, splitMarks, textOf } from '#app/search/client/split-marks.ts';

const found = (text: string) => ({ text, isFound: true });
const plain = (text: string) => ({ text, isFound: false });

describe('splitMarks', () => {
  test.each([
    ['nothing found', [plain('nothing found')]],
    ['<mark>ARD150</mark>/12', [found('ARD150'), plain('/12')]],
    ['a <mark>b</mark> c <mark>d</mark>', [plain('a '), found('b'), plain(' c '), found('d')]],
    ['<mark>two\nlines</mark>', [found('two\nlines')]],
    ['', []],
  ])('%j', (snippet, pieces) => {
    expect(splitMarks(snippet)).toEqual(pieces);
  });

  test('leaves any other markup as text', () => {
    expect(splitMarks('<img src=x onerror=alert(1)> <mark><b>LED</b></mark> < 24 V')).toEqual([
      plain('<img src=x onerror=alert(1)> '),
      found('<b>LED</b>'),
      plain(' < 24 V'),
    ]);
  });

  test('leaves an unclosed mark as text', () => {
    expect(textOf(splitMarks('5 <mark> 6'))).toBe('5 <mark> 6');
    expect(hasMarks('5 <mark> 6')).toBe(false);
  });
});

test('dropStart drops characters across segments', () => {
  const pieces = splitMarks('<mark>Ardea</mark> 150, <mark>12</mark> W');
  expect(dropStart(pieces, 0)).toEqual(pieces);
  expect(dropStart(pieces, 2)).toEqual([found('dea'), plain(' 150, '), found('12'), plain(' W')]);
  expect(dropStart(pieces, 12)).toEqual([found('2'), plain(' W')]);
  expect(dropStart(pieces, 99)).toEqual([]);
});
