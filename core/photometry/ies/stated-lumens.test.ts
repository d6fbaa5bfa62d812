import { describe, expect, it } from 'vitest';
import { createIes, valuesOf } from '#core/photometry/health.fixtures.ts';
import { findStatedLumens } from './stated-lumens.ts';

const iesWith = (key: string, value: string, lumensPerLamp = -1) => ({
  ...createIes([0], [[0, 0, 0]]),
  keywords: [
    { key: 'MANUFAC', value: '500 lm' },
    { key, value },
  ],
  lumensPerLamp,
});

describe('findStatedLumens', () => {
  it.each([
    ['_TOTALLUMINAIRELUMENS', '91.6', 91.6],
    ['_LUMENS', '1,218', 1218],
    ['_ABSOLUTE LUMENS', '12,345.6 lm', 12_345.6],
    ['LUMINAIRE LUMENS', '= 3123 LMS', 3123],
    ['_LUMENS', '1218,5', 1218.5],
    ['LAMP', '1218 lm,14 W', 1218],
    ['LAMPCAT', 'LED 830, 4 000K, 980lumens.', 980],
  ])('reads [%s] %s', (keyword, value, fluxLm) => {
    expect(findStatedLumens(iesWith(keyword, value))).toEqual({ keyword, fluxLm });
  });

  it.each([
    ['LAMP', '18 W LED, 120 lm/W'],
    ['LAMP', 'LED module'],
    ['_LUMENS', 'n/a'],
    ['_LUMENS', '0'],
    ['LUMCAT', '1218 lm'],
    ['TEST', 'Lumens-> mW'],
  ])('finds no flux in [%s] %s', (keyword, value) => {
    expect(findStatedLumens(iesWith(keyword, value))).toBeNull();
  });

  it('takes the lumens of lamps for theirs in relative photometry', () => {
    expect(findStatedLumens(iesWith('LAMP', '1218 lm', 1300))).toBeNull();
    expect(findStatedLumens(iesWith('_LUMENS', '1218', 1300))?.fluxLm).toBe(1218);
  });

  it('is compared with the intensities, to a percent', () => {
    // 2000 lm.
    const differences = (value: string) =>
      valuesOf('lumens-keyword-differs', {}, iesWith('_LUMENS', value));
    expect(differences('2019')).toEqual([]);
    expect(differences('2500')).toEqual([
      { keyword: '[_LUMENS]', found: 2000, declared: 2500, percent: 20 },
    ]);
  });
});
