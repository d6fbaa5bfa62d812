import { describe, expect, it } from 'vitest';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { codesOf, EVEN, ies, lamps, relative, valuesOf } from './health.fixtures.ts';

/** Even light down and even light up, with this share of all light above the horizontal. */
const upward = (percent: number, declared: number): Partial<Ldt> => {
  const [down, up] = [(EVEN * (100 - percent)) / 100, (EVEN * percent) / 100];
  const gammasDeg = [0, 89.9999, 90.0001, 180];
  return { gammasDeg, intensities: [[down, down, up, up]], downwardFluxPercent: declared };
};
describe('the flux of a file', () => {
  it.each([
    [0.01234, [{ value: 0.01 }]],
    [1.5, []],
    [999_000, []],
    [2_000_000, [{ value: 2_000_000 }]],
  ])('is possible between 1 lm and a million: %f lm', (fluxLm, values) => {
    expect(valuesOf('flux-absurd', { lampSets: [{ ...lamps, fluxLm }] })).toEqual(values);
  });

  it.each([
    [0.5, 0.504, []],
    [0.5, 0.5061, [{ found: 50.6, declared: 50 }]],
    [0.9, 0.89, [{ found: 89, declared: 90 }]],
    [0.00504, 0.0051, []],
    [0.00504, 0.0053, [{ found: 0.5, declared: 0.5 }]],
  ])(
    'of a relative file is that of its light output ratio %f within a percent: %f',
    (declared, found, values) => {
      const change = { lightOutputRatioPercent: declared * 100, conversionFactor: found };
      for (const lampCount of [0, 1]) {
        expect(valuesOf('lor-differs', { ...change, lampSets: [{ ...lamps, lampCount }] })).toEqual(
          values,
        );
      }
    },
  );

  it.each([
    [1.009, []],
    [1.0156, [{ found: 101.6 }]],
  ])('is at most that of the lamps: %f', (found, values) => {
    const change = { conversionFactor: found, lampSets: [relative] };
    const declared = { ...change, lightOutputRatioPercent: found * 100 };
    expect(valuesOf('lor-above-100', declared)).toEqual(values);
    expect(valuesOf('lor-above-100', change, ies)).toEqual(values);
  });

  it('is what an IES file of absolute photometry says', () => {
    expect(codesOf({ conversionFactor: 1.1, lightOutputRatioPercent: 50 }, ies)).toEqual([]);
    const declared = { lightOutputRatioPercent: 50, lampSets: [relative] };
    expect(codesOf(declared, ies)).toEqual([]);
  });

  it.each([
    [99.5, []],
    [98.94, [{ declared: 98.9 }]],
    [101.5, [{ declared: 101.5 }]],
  ])('of absolute photometry has a light output ratio of 100 %%: %f', (ratio, values) => {
    expect(valuesOf('lor-not-applicable', { lightOutputRatioPercent: ratio })).toEqual(values);
  });

  it.each([
    [1.009, 100, []],
    [1.0456, 100, [{ found: 2091, declared: 2000, percent: 4.6 }]],
    [0.9544, 0, [{ found: 1909, declared: 2000, percent: 4.6 }]],
    [1, 0.5, [{ found: 2000, declared: 10, percent: 19900 }]],
  ])(
    'of absolute photometry is the declared one within a percent: %f at %f %%',
    (factor, ratio, values) => {
      const change = { conversionFactor: factor, lightOutputRatioPercent: ratio };
      expect(valuesOf('flux-differs', change)).toEqual(values);
    },
  );
});

describe('light above the horizontal', () => {
  it.each([
    [0.58, 99.5, 'stray-uplight', [{ percent: 0.6 }]],
    [0.58, 99.4, 'stray-uplight', []],
    [0.45, 99.5, 'stray-uplight', []],
    [0.318, 100, 'uplight-outdoors', [{ percent: 0.32 }]],
    [0.318, 99.9, 'uplight-outdoors', []],
    [0.045, 100, 'uplight-outdoors', []],
    [5.04, 80.06, 'dff-differs', [{ found: 95, declared: 80.1 }]],
    [49.1, 50, 'dff-differs', []],
    [48.9, 50, 'dff-differs', [{ found: 51.1, declared: 50 }]],
  ])('is %f %% where the file declares %f %% below: %s', (percent, declared, code, values) => {
    expect(valuesOf(code, upward(percent, declared))).toEqual(values);
  });
});

describe('the luminous area', () => {
  // 2000 lm over π sr and 5 Mcd/m²: 1.273 cm².
  it.each([
    [11.2, 11.2, 2000.4, [{ area: 1.254, flux: 2000 }]],
    [11.4, 11.4, 2000, []],
    [12.6, 0, 2000, [{ area: 1.247, flux: 2000 }]],
    [12.8, 0, 2000, []],
    [200, 0.5, 2000, [{ area: 1, flux: 2000 }]],
    [0.5, 0, 2000, [{ area: 0.002, flux: 2000 }]],
  ])('of %f mm × %f mm can shine with %f lm', (length, width, fluxLm, values) => {
    const change = { luminousLengthMm: length, luminousWidthMm: width };
    expect(valuesOf('luminous-area-tiny', { ...change, lampSets: [{ ...lamps, fluxLm }] })).toEqual(
      values,
    );
  });

  it('is there, and is not the housing', () => {
    expect(codesOf({ luminousLengthMm: 0 })).toEqual(['luminous-area-missing']);
    expect(codesOf({ luminousLengthMm: 200 })).toEqual(['luminous-area-housing']);
    expect(codesOf({ luminousLengthMm: 200 }, ies)).toEqual([]);
    expect(codesOf({ luminousLengthMm: 200, luminousWidthMm: 50 })).toEqual([]);
    expect(codesOf({ widthMm: 50, luminousWidthMm: 50 })).toEqual([]);
    expect(codesOf({ luminousLengthMm: 203 })).toEqual([]);
    expect(codesOf({ luminousLengthMm: 205 })).toEqual(['luminous-area-outside']);
    expect(codesOf({ luminousLengthMm: 190, luminousWidthMm: 205 })).toEqual([
      'luminous-area-outside',
    ]);
    // Turned by a right angle, the area still fits.
    expect(codesOf({ widthMm: 50, luminousLengthMm: 40, luminousWidthMm: 190 })).toEqual([]);
    expect(codesOf({ luminousLengthMm: 205 }, ies)).toEqual([]);
  });
});

describe('power', () => {
  it.each([
    [0, ['power-missing']],
    [6.7, []],
    [6.6, ['efficacy-absurd']],
  ])('of %f W for 2000 lm', (powerW, expected) => {
    expect(codesOf({ lampSets: [{ ...lamps, powerW }] })).toEqual(expected);
  });

  it('is compared with the flux in whole lm/W', () => {
    const lampSets = [{ ...lamps, powerW: 5, fluxLm: 2004 }];
    expect(valuesOf('efficacy-absurd', { lampSets })).toEqual([{ efficacy: 401 }]);
  });
});
