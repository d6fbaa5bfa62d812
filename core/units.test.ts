import { describe, expect, test } from 'vitest';
import {
  formatCct,
  formatDate,
  formatFileSize,
  formatNumber,
  formatPlainNumber,
  formatQuantity,
  formatShortDate,
  formatSpan,
} from '#core/units.ts';

describe('formatNumber', () => {
  // Ortografía de la lengua española (RAE, 2010), VIII.2.2: no point, no space in figures of four digits.
  test.each([
    [999, '999', '999'],
    [2340, '2,340', '2340'],
    [9999.96, '10,000', '10\u202f000'],
    [12_340, '12,340', '12\u202f340'],
    [-50_000, '-50,000', '-50\u202f000'],
    [1_234_567.89, '1,234,567.9', '1\u202f234\u202f567,9'],
    [118.34, '118.3', '118,3'],
  ])('%d is %s in English and %s in Spanish', (value, english, spanish) => {
    expect(formatNumber('en', value)).toBe(english);
    expect(formatNumber('es', value)).toBe(spanish);
  });
});

describe('formatPlainNumber', () => {
  test('has the decimal sign of the language and no groups', () => {
    expect(formatPlainNumber('en', 1200.5)).toBe('1200.5');
    expect(formatPlainNumber('es', 1200.5)).toBe('1200,5');
  });
});

describe('formatQuantity', () => {
  test('puts a no-break space between value and unit, but not before degrees', () => {
    expect(formatQuantity('en', 18, 'W')).toBe('18\u00a0W');
    expect(formatQuantity('es', 61.5, '°')).toBe('61,5°');
  });
});

describe('formatSpan', () => {
  test('is one figure where both ends are equal', () => {
    expect(formatSpan('en', { min: 12, max: 12 }, 'W')).toBe('12\u00a0W');
    expect(formatSpan('en', { min: 12, max: 1800 }, 'lm')).toBe('12–1,800\u00a0lm');
  });

  test('has two decimals below one, as bus devices have', () => {
    expect(formatSpan('es', { min: 0.15, max: 0.15 }, 'W')).toBe('0,15\u00a0W');
    expect(formatSpan('en', { min: 0.16, max: 1.2 }, 'W')).toBe('0.16–1.2\u00a0W');
  });
});

describe('formatNumber of a whole number', () => {
  test.each([-1, 0, 1, 7, 42, 999, 1000, 1001])('%d is what the language writes', (value) => {
    for (const [locale, iso] of [
      ['en', 'en-GB'],
      ['es', 'es-ES'],
    ] as const) {
      const formatter = new Intl.NumberFormat(iso);
      expect(formatNumber(locale, value)).toBe(formatter.format(value));
      expect(formatNumber(locale, value, 0)).toBe(formatter.format(value));
    }
  });
});

describe('formatCct', () => {
  test('is never grouped, so that 3000 K cannot be read as 3 K', () => {
    expect(formatCct(3000)).toBe('3000\u00a0K');
    expect(formatCct(2700, 6500)).toBe('2700–6500\u00a0K');
  });
});

describe('formatDate', () => {
  test.each([
    ['en', '2026-11-21', '21st November 2026'],
    ['en', '2026-03-02', '2nd March 2026'],
    ['en', '2026-03-13', '13th March 2026'],
    ['es', '2026-11-21', '21 de noviembre de 2026'],
  ] as const)('in %s %s is %s', (locale, date, expected) => {
    expect(formatDate(locale, date)).toBe(expected);
  });
});

describe('formatFileSize', () => {
  test.each([
    [512, '512\u00a0B'],
    [0, '0\u00a0B'],
    [999, '999\u00a0B'],
    [1_000, '1\u00a0kB'],
    [2_140, '2\u00a0kB'],
    [999_000, '999\u00a0kB'],
    [1_000_000, '1\u00a0MB'],
    [10_000_000, '10\u00a0MB'],
    [1_240_000, '1.2\u00a0MB'],
  ])('%d bytes are %s', (bytes, expected) => {
    expect(formatFileSize('en', bytes)).toBe(expected);
  });
});

test.each([0.05, 0.5, 1.25, 999.96, 1e-7, 12.345, 1234.567, -2.75])(
  '%d with some decimals is what the language writes',
  (value) => {
    for (const digits of [0, 1, 2, 3]) {
      const format = (iso: string) => new Intl.NumberFormat(iso, { maximumFractionDigits: digits });
      expect(formatNumber('en', value, digits)).toBe(format('en-GB').format(value));
      expect(formatNumber('es', value, digits)).toBe(format('es-ES').format(value));
    }
  },
);

test('a quantity has one decimal unless told otherwise', () => {
  expect(formatQuantity('en', 1.25, 'm')).toBe('1.3\u00a0m');
  expect(formatQuantity('en', 1.25, 'm', 2)).toBe('1.25\u00a0m');
});

test('a short date names the month, and a date with a time is its day', () => {
  expect(formatShortDate('es', '2026-11-21')).toBe('21 nov 2026');
  expect(formatDate('en', '2026-11-21T23:30:00')).toBe('21st November 2026');
});
