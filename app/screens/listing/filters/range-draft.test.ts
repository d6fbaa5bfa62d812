import { describe, expect, test } from 'vitest';
import { formatLimit, readDraft } from '#app/screens/listing/filters/range-draft.ts';

describe('a limit in its field', () => {
  test('has the decimal sign of its language and no grouping', () => {
    expect(formatLimit('en', 2340.5)).toBe('2340.5');
    expect(formatLimit('es', 2340.5)).toBe('2340,5');
    expect(formatLimit('en', null)).toBe('');
  });

  test.each([
    ['en', 0.5],
    ['es', 0.5],
    ['en', 12_500],
    ['es', 12_500],
  ] as const)('is read back as it was (%s, %d)', (locale, value) => {
    const draft = { min: formatLimit(locale, value), max: '' };
    expect(readDraft('wattage', draft)).toEqual({ min: value, max: null });
  });
});

describe('two fields', () => {
  test.each([
    [{ min: '', max: '' }, null],
    [{ min: 'wide', max: '' }, null],
    [
      { min: ' 10 ', max: '' },
      { min: 10, max: null },
    ],
    [
      { min: '40', max: '10' },
      { min: 10, max: 40 },
    ],
    [
      { min: '1.500', max: '2,500' },
      { min: 1500, max: 2500 },
    ],
    [
      { min: '12\u202f340', max: '1 112\u00a0340,5' },
      { min: 12_340, max: 1_112_340.5 },
    ],
  ])('%o are %o', (draft, limits) => {
    expect(readDraft('lumens', draft)).toEqual(limits);
  });
});
