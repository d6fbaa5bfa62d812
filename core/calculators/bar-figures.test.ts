import { expect, test } from 'vitest';
import { pickKeyFigures } from '#core/calculators/bar-figures.ts';
import { createTranslate } from '#core/i18n/translate.ts';

const t = createTranslate<'calculation'>('en', {
  'calculation.limits': 'Limits',
  'calculation.limits.met': 'all met',
  'calculation.limits.missed.one': '{count} not met',
  'calculation.limits.missed.other': '{count} not met',
});
const spacing = { label: 'Spacing', value: '29 m' };
const power = { label: 'Power', value: '2 kW/km' };
const luminance = { label: 'Luminance', value: '1.14 cd/m²', isMet: true };
const glare = { label: 'Glare', value: '17 %', note: 'limit: 15 %', isMet: false };

test('the first figure, the first with a limit, and whether all limits are met', () => {
  const figures = pickKeyFigures(t, [spacing, power, luminance]);
  expect(figures).toEqual([spacing, luminance, { label: 'Limits', value: 'all met', isMet: true }]);
});

test('limits that are not met are counted, of figures that are not picked, too', () => {
  const figures = pickKeyFigures(t, [luminance, luminance, glare, { ...glare, label: 'Ratio' }]);
  expect(figures.at(-1)).toEqual({ label: 'Limits', value: '2 not met', isMet: false });
});

test('without limits the first two', () => {
  expect(pickKeyFigures(t, [spacing, power, spacing])).toEqual([spacing, power]);
  expect(pickKeyFigures(t, [spacing])).toEqual([spacing]);
  expect(pickKeyFigures(t, [])).toEqual([]);
});
