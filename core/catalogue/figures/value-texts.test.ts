import { expect, test } from 'vitest';
import {
  ambientText,
  cutOutText,
  lifetimeText,
  sizeText,
  voltageText,
} from '#core/catalogue/figures/value-texts.ts';
import { texts } from '#server/texts.ts';

test.each([
  [-20, 45, '−20 … +45\u00a0°C'],
  [0, 35, '0 … +35\u00a0°C'],
])(
  'an ambient range from %d to %d carries signs, and nothing before zero',
  (taMinC, taMaxC, text) => {
    expect(ambientText({ taMinC, taMaxC })).toBe(text);
  },
);

test('an ambient range with one end missing is none', () => {
  expect(ambientText({ taMinC: null, taMaxC: 35 })).toBeNull();
  expect(ambientText({ taMinC: -20, taMaxC: null })).toBeNull();
});

test('a rated life is whole hours, with its class where there is one', () => {
  const life = (lifetimeH: number | null, lifetimeClass: string | null) =>
    lifetimeText(texts.en, { lifetimeH, lifetimeClass });
  expect(life(50_000, 'L80B10')).toBe('50,000\u00a0h L80B10');
  expect(life(50_000.4, null)).toBe('50,000\u00a0h');
  expect(life(null, 'L80B10')).toBeNull();
});

test('a round cut-out has a diameter, a rectangular one two sides', () => {
  expect(cutOutText('150')).toBe('Ø 150\u00a0mm');
  expect(cutOutText('175x180')).toBe('175 × 180\u00a0mm');
  expect(cutOutText(null)).toBeNull();
});

test('an outer size has the sides that are stated', () => {
  const none = { diameterMm: null, lengthMm: null, widthMm: null, heightMm: null };
  const size = (sides: Partial<typeof none> | Record<string, number>) =>
    sizeText(texts.es, { ...none, ...sides });
  expect(size({})).toBeNull();
  expect(size({ diameterMm: 165, heightMm: 96 })).toBe('Ø 165 × 96');
  expect(size({ lengthMm: 1200, widthMm: 17.2, heightMm: 75 })).toBe('1200 × 17,2 × 75');
  expect(size({ heightMm: 75 })).toBe('75');
});

test('a range of supply voltages has a dash and stays on one line', () => {
  expect(voltageText('220-240 V AC')).toBe('220–240\u00a0V\u00a0AC');
  expect(voltageText('24 V DC')).toBe('24\u00a0V\u00a0DC');
  expect(voltageText(null)).toBeNull();
});
