import { describe, expect, test } from 'vitest';
import {
  type FieldUnit,
  formatLimit,
  plainFigure,
  readQuantity,
} from '#core/calculators/typed-quantity.ts';

const number = (value: number) => ({ kind: 'number', value });

describe('A number with the unit of its field', () => {
  test.each<['en' | 'es', string, FieldUnit, number]>([
    ['en', '36', 'W', 36],
    ['en', '36 W', 'W', 36],
    ['en', '36w.', 'W', 36],
    ['es', '36 vatios', 'W', 36],
    ['en', '0.5 kW', 'W', 500],
    ['es', '0,5 kW', 'W', 500],
    ['en', '£0.28', 'GBP/kWh', 0.28],
    ['en', '£0.28/kWh', 'GBP/kWh', 0.28],
    ['en', '28p per kWh', 'GBP/kWh', 0.28],
    ['es', '0,12 €/kWh', 'EUR/kWh', 0.12],
    ['es', '120 €/MWh', 'EUR/kWh', 0.12],
    ['es', '12 céntimos', 'EUR/kWh', 0.12],
    ['en', 'US$ 1,250.50', 'USD', 1250.5],
    ['en', 'EUR 60', 'EUR', 60],
    ['es', '60 euros', 'EUR', 60],
    ['en', '£ 45 each', 'GBP', 45],
    ['es', '1.200 lm', 'lm', 1200],
    ['es', '4\u202f000\u00a0lúmenes', 'lm', 4000],
    ['en', '5 klm', 'lm', 5000],
    ['en', '50 %', '%', 50],
    ['es', '3,5 % al año', '%', 3.5],
    ['en', '5 per cent', '%', 5],
    ['en', '−2%', '%', -2],
    ['en', '90 000 h', 'h', 90_000],
    ['en', '10 h a day', 'h/day', 10],
    ['es', '8 horas al día', 'h/day', 8],
    ['en', '5 days a week', 'days/week', 5],
    ['es', '50 semanas/año', 'weeks/year', 50],
    ['es', '120 uds.', 'pieces', 120],
    ['en', '0.177 kg CO₂e/kWh', 'kg/kWh', 0.177],
    ['en', '177 g/kWh', 'kg/kWh', 0.177],
    ['es', '350 cm', 'm', 3.5],
    ['en', '2400mm', 'm', 2.4],
    ['en', '500 lux', 'lx', 500],
    ['en', '15º', '°', 15],
    ['en', '12 years', 'years', 12],
    ['en', '1.5 kWh/m² a year', 'kWh/m²', 1.5],
  ])('in %s: %j in %s is %d', (locale, text, unit, value) => {
    expect(readQuantity(locale, text, unit)).toEqual(number(value));
  });

  test.each<[string, FieldUnit, string]>([
    ['36 lm', 'W', 'lm'],
    ['36 kWh', 'W', 'kWh'],
    ['£0.28', 'EUR/kWh', '£'],
    ['0.28 €/lm', 'EUR/kWh', '€/lm'],
    ['50 %', 'W', '%'],
    ['3 ft', 'm', 'ft'],
    ['5 W', 'pieces', 'W'],
    ['10 h a week', 'h/day', 'h a week'],
  ])('%j in %s names its wrong unit', (text, unit, typed) => {
    expect(readQuantity('en', text, unit)).toEqual({ kind: 'wrong-unit', typed });
  });

  test.each([
    '',
    ' ',
    'ten',
    'W',
    '1e3',
    '3,5,1',
    '12 cm2',
    '0x10',
    '1 2W3',
    '£',
    '5 constructor 1',
  ])('%j is no number', (text) => {
    expect(readQuantity('en', text, 'W')).toEqual({ kind: 'no-number' });
  });

  test.each(['constructor', '__proto__', 'toString'])('%j is no unit', (typed) => {
    expect(readQuantity('en', `5 ${typed}`, 'W')).toEqual({ kind: 'wrong-unit', typed });
  });

  test('A long text is read in no time', () => {
    const text = `5${' '.repeat(50_000)}x${' per '.repeat(20_000)}`;
    expect(readQuantity('en', text, 'W').kind).toBe('no-number');
  });
});

test('A field shows the figure that was read once its unit is left out', () => {
  expect(plainFigure('en', '0.5 kW', 'W')).toBe('500');
  expect(plainFigure('es', '0,12 €/kWh', 'EUR/kWh')).toBe('0,12');
  for (const text of ['12 500', '36 lm', 'ten', '1,5']) {
    expect(plainFigure('en', text, 'W')).toBe(text);
  }
});

test('A limit names the symbol of its unit, and no words', () => {
  expect(formatLimit('es', 2.5, 'm')).toBe('2,5\u00a0m');
  expect(formatLimit('en', 90, '°')).toBe('90°');
  expect(formatLimit('en', 20, 'kWh/m²')).toBe('20\u00a0kWh/m²');
  for (const unit of ['pieces', 'years', 'h/day'] as const) {
    expect(formatLimit('en', 50, unit)).toBe('50');
  }
});
