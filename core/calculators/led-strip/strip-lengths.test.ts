import { expect, test } from 'vitest';
import { readCables, readRuns } from '#core/calculators/led-strip/strip-lengths.ts';
import { parseStripRequest } from '#core/calculators/led-strip/strip-request.ts';

const runsOf = (runs: string, unit = 'mm') => {
  const search = new URLSearchParams({ runs, unit, typed: 'es' });
  return readRuns('es', parseStripRequest('es', search));
};

test('reads lengths in common notations', () => {
  expect(runsOf('3200\n4 x 1200;  1200x2\n7.230 mm').runsMm).toEqual([
    3_200, 1_200, 1_200, 1_200, 1_200, 1_200, 1_200, 7_230,
  ]);
  expect(runsOf('7,23\n0.5', 'm').runsMm).toEqual([7_230, 500]);
});

test('sides of a run around corners are joined by a plus, with a unit for all', () => {
  expect(runsOf('2400+1800').runsMm).toEqual([[2_400, 1_800]]);
  expect(runsOf('2 x 2,4 + 1,8 + 0,6 m; 1200').runsMm).toEqual([
    [2_400, 1_800, 600],
    [2_400, 1_800, 600],
    1_200,
  ]);
  expect(runsOf('2,4 + 180 cm', 'm').runsMm).toEqual([[24, 1_800]]);
  for (const wrong of ['2400+', '+1800', '2400++1800', '60000+50000', '2400+abc', '0 x 1+2'])
    expect(runsOf(wrong).wrong, wrong).toBe(wrong);
});

test('reports the line that is not a length', () => {
  expect(runsOf('1200\nabc')).toMatchObject({ runsMm: [1_200], wrong: 'abc' });
  expect(runsOf('2,5 x 1200').wrong).toBe('2,5 x 1200');
  expect(runsOf('200000').wrong).toBe('200000');
  expect(runsOf('101 x 1200').isTooMany).toBe(true);
});

test('a length may name its unit', () => {
  const lengths = ['1500 mm', '150 cm', '1,5 m', '1.500mm', '1,5M', '150 cm.'];
  for (const unit of ['mm', 'm']) {
    for (const length of lengths) expect(runsOf(length, unit).runsMm, length).toEqual([1_500]);
    expect(runsOf('2 x 150 cm', unit).runsMm).toEqual([1_500, 1_500]);
    expect(runsOf('1,5 m x 2', unit).runsMm).toEqual([1_500, 1_500]);
  }
  expect(runsOf('2 m x 2 m').wrong).toBe('2 m x 2 m');
  expect(runsOf('15 km').wrong).toBe('15 km');
});

test('in metres, the count is the integer, or the first of two', () => {
  expect(runsOf('4 x 1,2', 'm').runsMm).toEqual([1_200, 1_200, 1_200, 1_200]);
  expect(runsOf('1,2 x 2', 'm').runsMm).toEqual([1_200, 1_200]);
  expect(runsOf('3 x 2', 'm').runsMm).toEqual([2_000, 2_000, 2_000]);
});

test('reads cable in metres unless a unit is given, one length or one for each run', () => {
  const read = (text: string) => readCables('es', text, 200);
  expect(read('2')).toEqual([2]);
  expect(read('2,5 m; 250 cm;2500 mm\n0')).toEqual([2.5, 2.5, 2.5, 0]);
  for (const wrong of ['', 'two', '2 km', '2;', '2;201', '-1'])
    expect(read(wrong), wrong).toBeNull();
  expect(read('200')).toEqual([200]);
});
