import { describe, expect, it } from 'vitest';
import type { Ldt, LdtLampSet } from '#core/photometry/eulumdat/ldt.ts';
import { formatIes } from './format-ies.ts';
import { turnToIes } from './ies-planes.ts';

const lamps: LdtLampSet = {
  lampCount: 1,
  lampType: 'LED',
  fluxLm: 1000,
  colour: '',
  colourRendering: '',
  powerW: 20,
};

/** A rotational file whose intensities are candela: 1000 lm, factor 1. */
function createLdt(change: Partial<Ldt> = {}): Ldt {
  return {
    company: 'Lumbrera',
    sourceType: 1,
    symmetry: 1,
    planeStepDeg: 0,
    gammaStepDeg: 0,
    reportNumber: 'R',
    luminaireName: 'Spot',
    luminaireNumber: 'S',
    fileName: '',
    dateAndUser: '2026-01-01',
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    luminousLengthMm: 0,
    luminousWidthMm: 0,
    luminousHeightsMm: [0, 0, 0, 0],
    downwardFluxPercent: 100,
    lightOutputRatioPercent: 100,
    conversionFactor: 1,
    tiltDeg: 0,
    lampSets: [lamps],
    directRatios: [],
    planesDeg: [0],
    gammasDeg: [0, 90],
    intensities: [[100, 0]],
    ...change,
  };
}

/** Lines after TILT: lamps and sizes, power, vertical angles, horizontal angles, candela. */
function linesOf(change: Partial<Ldt>): string[] {
  return formatIes(createLdt(change)).split('TILT=NONE\r\n')[1]?.trimEnd().split('\r\n') ?? [];
}

describe('the text of an IES file', () => {
  it.each([
    [0.00123, '0.0012 0'],
    [1.234567, '1.2346 0'],
    [12.345678, '12.3457 0'],
    [1234.5678, '1234.57 0'],
    [123456.78, '123457 0'],
    [12345678.9, '12345679 0'],
    [0, '0 0'],
  ])('has six digits of an intensity of %f cd, as far as whole and four decimals', (peak, text) => {
    expect(linesOf({ intensities: [[peak, 0]] })[4]).toBe(text);
  });

  it('counts the digits of the highest intensity of all planes and angles', () => {
    const rows = [
      [1.23456, 0],
      [1.23456, 12345.678],
    ];
    const planes = { symmetry: 4, planesDeg: [0, 90, 180, 270], intensities: rows } as const;
    expect(linesOf(planes).slice(4)).toEqual(['1.2 12345.7', '1.2 0']);
  });

  it('has power and angles with three decimals, sizes with a tenth of a millimetre', () => {
    const [sizes, power, gammas, planes] = linesOf({
      lampSets: [{ ...lamps, powerW: 24.56789 }],
      luminousLengthMm: 1180.1234,
      luminousWidthMm: 0.5,
      luminousHeightsMm: [0, 0, 20.06, 0],
      gammasDeg: [0, 22.51251, 90],
      intensities: [
        [3, 2, 1],
        [3, 2, 1],
      ],
      symmetry: 4,
      planesDeg: [0, 90, 180, 270],
    });
    expect(sizes).toBe('1 1000 1 3 2 1 2 0.0005 1.1801 0.0201');
    expect(power).toBe('1 1 24.568');
    expect(gammas).toBe('0 22.513 90');
    expect(planes).toBe('0 90');
  });

  it.each([
    [-2, '2 -1 1'],
    [-1, '1 -1 1'],
    [0, '1 1000 1'],
    [1, '1 1000 1'],
    [4, '4 250 1'],
  ])('writes %i lamps as %s: number, lumens of each, multiplier', (lampCount, text) => {
    expect(linesOf({ lampSets: [{ ...lamps, lampCount }] })[0]?.startsWith(`${text} `)).toBe(true);
  });

  it.each([
    [[0, 0], 20, '0 0 0'],
    [[0.5, 0], 0, '-0.0005 -0.0005 0'],
    [[0, 60], 0, '0 0 0'],
  ])(
    'writes a luminous area of %j mm, %i mm high, as %s',
    ([length = 0, width = 0], height, text) => {
      const [sizes] = linesOf({
        luminousLengthMm: length,
        luminousWidthMm: width,
        luminousHeightsMm: [height, height, height, height],
      });
      expect(sizes?.split(' ').slice(-3).join(' ')).toBe(text);
    },
  );

  it.each([
    [0, false],
    [0.5, '0.5'],
    [-15.125, '-15.13'],
  ])('states a tilt of %f° if there is one', (tiltDeg, text) => {
    const [, tilt = false] =
      formatIes(createLdt({ tiltDeg })).match(/_TILT\] measured at (\S+)/) ?? [];
    expect(tilt).toBe(text);
  });

  it('fills its lines up to 128 characters', () => {
    // 1000 and 31 numbers of three digits: 128 characters with the blanks between them.
    const row = [1000, ...Array.from({ length: 39 }, () => 100)];
    const gammasDeg = row.map((_, index) => index);
    const lines = linesOf({ gammasDeg, intensities: [row] });
    const full = ['1000', ...Array.from({ length: 31 }, () => '100')].join(' ');
    expect(full).toHaveLength(128);
    expect(lines.slice(-2)).toEqual([full, `${'100 '.repeat(8)}0 0`]);
  });
});

describe('turnToIes', () => {
  it('keeps a plane half a degree beyond the first', () => {
    const rows = [[4], [3], [2], [1]];
    const planesDeg = [0, 90.5, 180, 270];
    const light = turnToIes({ symmetry: 0, planesDeg, gammasDeg: [0, 90], intensities: rows });
    expect(light.planesDeg).toEqual([0, 0.5, 90, 180, 270, 360]);
  });

  it.each([
    [
      [0, 90.5],
      [0, 90.5, 90.51, 180],
    ],
    [
      [0, 89.995],
      [0, 89.995, 90],
    ],
    [
      [0, 89.99],
      [0, 89.99, 90],
    ],
  ])('ends the angles %j with darkness: %j', (gammasDeg, expected) => {
    const stored = { symmetry: 1, planesDeg: [0], gammasDeg, intensities: [[5, 5]] } as const;
    const light = turnToIes(stored);
    expect(light.gammasDeg).toEqual(expected);
    expect(light.intensities).toEqual([[5, 5, ...expected.slice(2).map(() => 0)]]);
  });
});
