import { describe, expect, test } from 'vitest';
import {
  readAddressFigure,
  readFigure,
  stepFigure,
  writeFigure,
} from '#core/calculators/typed-figure.ts';

describe('A typed figure', () => {
  test.each([
    ['es', '3,5', '3.5'],
    ['es', '3.5', '3.5'],
    ['es', ' 3,5 m', '3.5'],
    ['es', '1.200', '1200'],
    ['es', '1.250,5', '1250.5'],
    ['en', '3.5', '3.5'],
    ['en', '3,5', '3.5'],
    ['en', '1,200', '1200'],
    ['en', '-2', '-2'],
    ['en', '350 cm', '3.5'],
  ] as const)('in %s: %j is %s', (locale, text, number) => {
    expect(readFigure(locale, text, 'm')).toBe(number);
  });

  test.each(['', 'three', '3,5,1', '1e3', '36 lm', '3 ft'])(
    '%j is no length, and stays as it is',
    (text) => {
      expect(readFigure('es', text, 'm')).toBe(text);
    },
  );
});

test('A figure is written with the decimal sign of the language, and read again', () => {
  expect(writeFigure('es', 3.5)).toBe('3,5');
  expect(writeFigure('en', 3.5)).toBe('3.5');
  expect(writeFigure('es', Number.NaN)).toBe('');
  expect(writeFigure('es', '2.5 o así')).toBe('2.5 o así');
  expect(readFigure('es', writeFigure('es', 12_500.25), 'm')).toBe('12500.25');
});

test.each([
  ['3.5', 3.5],
  ['3,5', 3.5],
  ['3,5 m', 3.5],
  ['350 cm', 3.5],
  ['', Number.NaN],
  ['36 lm', Number.NaN],
  ['wide', Number.NaN],
])('In an address %j is %d m', (text, metres) => {
  expect(readAddressFigure(text, 'm')).toBe(metres);
});

test('A step has no rounding noise and ends at the limits', () => {
  const limits = { min: 0, max: 0.35, step: 0.1, unit: 'm' } as const;
  expect(stepFigure(0.2, 1, limits)).toBe(0.3);
  expect(stepFigure(0.3, 1, limits)).toBe(0.35);
  expect(stepFigure(0.05, -1, limits)).toBe(0);
  expect(stepFigure(Number.NaN, 1, { ...limits, min: 0.1 })).toBe(0.1);
  expect(stepFigure(900, -1, limits)).toBe(0.35);
});
