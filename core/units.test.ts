import { describe, expect, test } from 'vitest';
import {
  formatCct,
  formatDate,
  formatFileSize,
  formatNumber,
  formatPlainNumber,
  formatQuantity,
  formatSpan,
} from '#core/units.ts';

describe('formatNumber', () => {
  test('groups from four digits on in both languages', () => {
    expect(formatNumber('en', 2340)).toBe('2,340');
    expect(formatNumber('es', 2340)).toBe('2.340');
    expect(formatNumber('es', 118.34)).toBe('118,3');
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
});

describe('formatNumber of a whole number', () => {
  test.each([-1, 0, 1, 7, 42, 999, 1000, 1001])('%d is what the language writes', (value) => {
    for (const [locale, iso] of [
      ['en', 'en-GB'],
      ['es', 'es-ES'],
    ] as const) {
      const formatter = new Intl.NumberFormat(iso, { useGrouping: 'always' });
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
    [2_140, '2\u00a0kB'],
    [1_240_000, '1.2\u00a0MB'],
  ])('%d bytes are %s', (bytes, expected) => {
    expect(formatFileSize('en', bytes)).toBe(expected);
  });
});
