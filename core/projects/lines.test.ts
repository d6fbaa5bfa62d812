import { describe, expect, test } from 'vitest';
import {
  addLine,
  changeLine,
  copyLine,
  insertLine,
  moveLine,
  nameLines,
  nextLabel,
  sortLines,
} from '#core/projects/lines.ts';
import { buildLine } from '#core/projects/project.fixtures.ts';
import type { ProjectLine } from '#core/projects/project.ts';

const labelled = (...labels: string[]) =>
  labels.map((label, index) => buildLine({ key: index + 1, id: index + 10, label }));
const labelsOf = (lines: ProjectLine[]) => lines.map(({ label }) => label);
const full = Array.from({ length: 200 }, (_, index) => buildLine({ key: index + 1 }));

describe('The lines of a project', () => {
  test('get unique keys and the next free position', () => {
    const first = addLine([], { id: 5, sku: 'A' });
    const second = addLine(first, { id: 5, sku: 'A', quantity: 3 });
    expect(second).toEqual([
      { key: 1, id: 5, sku: 'A', quantity: 1, label: 'L1', note: '' },
      { key: 2, id: 5, sku: 'A', quantity: 3, label: 'L2', note: '' },
    ]);
  });

  test('get the known SKUs, and keep their own otherwise', () => {
    const lines = [buildLine({ id: 5, sku: '' }), buildLine({ id: 6, sku: 'OLD/6' })];
    expect(nameLines(lines, new Map([[5, 'NEW/5']])).map(({ sku }) => sku)).toEqual([
      'NEW/5',
      'OLD/6',
    ]);
  });

  test.each([
    [[], 'L1'],
    [['L1', 'L3'], 'L4'],
    [['L2', 'L1'], 'L3'],
    [['EM-09'], 'EM-10'],
    [['Foyer'], 'L1'],
    [['P1', ''], 'P2'],
    [['A.1.9', 'A.1.10'], 'A.1.11'],
  ])('count positions on: %j → %s', (labels, expected) => {
    expect(nextLabel(labelled(...labels))).toBe(expected);
  });

  test('are limited to 200', () => {
    expect(addLine(full, { id: 5, sku: 'A' })).toBe(full);
    expect(copyLine(full, 1)).toBe(full);
    expect(insertLine(full, buildLine({ key: 900 }), 0)).toBe(full);
  });

  test('accept valid values only', () => {
    const [line] = changeLine(labelled('L1'), 1, { quantity: 0, label: ' X\n1 ', note: 'ok' });
    expect(line).toMatchObject({ quantity: 1, label: 'X 1', note: 'ok', id: 10 });
  });

  test('move by one place and stay at the ends', () => {
    const lines = labelled('a', 'b', 'c');
    expect(labelsOf(moveLine(lines, 3, -1))).toEqual(['a', 'c', 'b']);
    expect(labelsOf(moveLine(lines, 1, 1))).toEqual(['b', 'a', 'c']);
    expect(moveLine(lines, 1, -1)).toBe(lines);
    expect(moveLine(lines, 3, 1)).toBe(lines);
    expect(moveLine(lines, 99, 1)).toBe(lines);
  });

  test('sort by position in natural order, lines without one last', () => {
    const lines = labelled('', 'L10', 'L2', 'EM1', '', 'L1');
    expect(sortLines(lines).map(({ key }) => key)).toEqual([4, 6, 3, 2, 1, 5]);
  });

  test('are copied below themselves and restored at their index', () => {
    const copied = copyLine(labelled('L1', 'L2'), 1);
    expect(copied.map(({ key, label }) => [key, label])).toEqual([
      [1, 'L1'],
      [3, 'L3'],
      [2, 'L2'],
    ]);
    const [first, ...rest] = copied as [ProjectLine, ...ProjectLine[]];
    expect(insertLine(rest, first, 0)).toEqual(copied);
    expect(insertLine(copied, first, 1)[1]).toMatchObject({ key: 4, label: 'L1' });
  });
});
