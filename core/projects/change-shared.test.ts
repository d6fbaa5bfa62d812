import { expect, test } from 'vitest';
import { changeShared } from '#core/projects/change-shared.ts';
import { MOST_LINES, MOST_PIECES } from '#core/projects/project.ts';

const line = (key: number, id: number, quantity: number) => {
  return { key, id, sku: '', quantity, label: `L${key}`, note: 'Plan 4' };
};
const office = { name: 'Office', lines: [line(1, 101, 12), line(2, 102, 4), line(3, 103, 1)] };
const changed = (query: string) => changeShared(office, new URLSearchParams(query));
const piecesOf = (query: string) =>
  changed(query)?.lines.map(({ id, quantity }) => `${id}×${quantity}`);

test('an address without changes changes nothing', () => {
  expect(changed('')).toBeNull();
  expect(changed('list=1abc&find=ardea')).toBeNull();
});

test('a variant is added as a line at the next position, and again as one more piece', () => {
  expect(piecesOf('add=104')).toEqual(['101×12', '102×4', '103×1', '104×1']);
  expect(changed('add=104')?.lines[3]).toMatchObject({ label: 'L4', note: '' });
  expect(piecesOf('add=102')).toEqual(['101×12', '102×5', '103×1']);
});

test('quantities are those of the lines in their order; 0 removes a line, words leave it', () => {
  expect(piecesOf('quantity[]=3&quantity[]=0&quantity[]=many')).toEqual(['101×3', '103×1']);
  expect(piecesOf('quantity[]=&quantity[]=-2&quantity[]=1.5')).toEqual([
    '101×12',
    '102×4',
    '103×1',
  ]);
  expect(piecesOf('quantity[]=99999')?.[0]).toBe(`101×${MOST_PIECES}`);
  expect(changed('quantity[]=3')?.lines[0]).toMatchObject({ label: 'L1', note: 'Plan 4' });
});

test('what is no variant is not added, nor a line too many', () => {
  for (const id of ['x', '-1', '0', '1e3', '99999999999999999999']) {
    expect(piecesOf(`add=${id}`), id).toEqual(['101×12', '102×4', '103×1']);
  }
  const full = {
    name: '',
    lines: Array.from({ length: MOST_LINES }, (_, i) => line(i + 1, i + 1, 1)),
  };
  const more = changeShared(full, new URLSearchParams('add=9999'));
  expect(more?.lines).toHaveLength(MOST_LINES);
});
