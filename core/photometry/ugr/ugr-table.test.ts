import { describe, expect, it } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { findGuthIndex } from './guth-index.ts';
import { calculateUgrTable, calculateUgrView, findUgr4h8h, rateGlare } from './ugr-table.ts';

const square = createTestLuminaire(cosinePower(1, 5), { lampFluxLm: 3600 });

describe('calculateUgrTable', () => {
  it('has 19 rooms of five values in two directions', () => {
    const table = calculateUgrTable(square) ?? [];
    expect(table).toHaveLength(19);
    for (const { crosswise, endwise } of table) {
      expect([...crosswise, ...endwise].filter((value) => typeof value === 'number')).toHaveLength(
        10,
      );
    }
  });

  it.each([
    [2, 2, 16.46],
    [4, 4, 20.35],
    [4, 8, 21.54],
    [8, 8, 22.23],
  ])('rates a Lambertian square of 3600 lm in the room %iH × %iH with %f', (x, y, expected) => {
    const row = calculateUgrTable(square)?.find((room) => room.x === x && room.y === y);
    expect(Math.abs((row?.crosswise[0] ?? 0) - expected)).toBeLessThan(0.1);
    expect(row?.endwise[0]).toBeCloseTo(row?.crosswise[0] ?? 0, 6);
  });

  it('rises by 8 lg 2 when the flux doubles', () => {
    const once = calculateUgrTable(square) ?? [];
    const twice = calculateUgrTable({ ...square, lampFluxLm: 7200 }) ?? [];
    once.forEach((row, room) => {
      row.crosswise.forEach((value, column) => {
        expect((twice[room]?.crosswise[column] ?? 0) - (value ?? 0)).toBeCloseTo(2.408, 3);
      });
    });
  });

  it('quotes the room of 4H × 8H, and nothing without a luminous area or in darkness', () => {
    expect(findUgr4h8h(calculateUgrTable(square))?.crosswise).toBeCloseTo(21.54, 1);
    const point = { lengthM: 0, widthM: 0, heightsM: [0, 0, 0, 0] as const };
    expect(calculateUgrTable({ ...square, luminousArea: point })).toBeNull();
    const dark = { planesDeg: [0], gammasDeg: [0, 90], intensities: [[0, 0]] };
    expect(calculateUgrTable(createTestLuminaire(dark))).toBeNull();
    expect(findUgr4h8h(null)).toBeNull();
  });
});

describe('calculateUgrView', () => {
  const even = cosinePower(1, 5);
  const planesDeg = Array.from({ length: 24 }, (_, index) => index * 15);
  /** Brighter towards one half plane, by a cosine around it. */
  const towards = (bright: number) => ({
    planesDeg,
    gammasDeg: even.gammasDeg,
    intensities: planesDeg.map((plane) =>
      (even.intensities[0] ?? []).map(
        (value) => value * (1 + 0.8 * Math.cos(((plane - bright) * Math.PI) / 180)),
      ),
    ),
  });
  const rate = (bright: number, ...planes: number[]) =>
    calculateUgrView(createTestLuminaire(towards(bright), { luminousArea: round }), planes)?.map(
      ({ values }) => values[0] ?? 0,
    ) ?? [];
  const round = { lengthM: 0.6, widthM: 0, heightsM: [0, 0, 0, 0] as const };

  it('turns with the luminaire', () => {
    const ahead = rate(0, 0);
    for (const turn of [15, 60, 120, 270]) {
      rate(turn, turn).forEach((value, room) => {
        expect(value).toBeCloseTo(ahead[room] ?? 0, 9);
      });
    }
    expect(Math.max(...rate(0, 180))).toBeLessThan(Math.max(...ahead) - 5);
  });

  it('sees both sides of the line of sight', () => {
    // The bright side is on the right of one view and on the left of the other.
    rate(60, 0).forEach((value, room) => {
      expect(value).toBeCloseTo(rate(-60, 0)[room] ?? 0, 9);
    });
  });

  it('has the highest value of several planes', () => {
    const [each, all] = [planesDeg.map((plane) => rate(35, plane)), rate(35, ...planesDeg)];
    all.forEach((value, room) => {
      expect(value).toBe(Math.max(...each.map((values) => values[room] ?? 0)));
    });
  });

  it('has the columns of the table for its own planes', () => {
    const table = calculateUgrTable(square) ?? [];
    expect(calculateUgrView(square, [0])?.map(({ values }) => values)).toEqual(
      table.map(({ crosswise }) => crosswise),
    );
    expect(calculateUgrView({ ...square, luminousArea: { ...round, lengthM: 0 } }, [0])).toBeNull();
  });
});

describe('rateGlare', () => {
  it('is the formula of CIE 117: 23.14 for L 5000, ω 0.01, p 2 before 20 cd/m²', () => {
    expect(rateGlare((5000 ** 2 * 0.01) / 2 ** 2, 20)).toBeCloseTo(23.14, 2);
    expect(rateGlare(0, 20)).toBeNull();
  });
});

describe('findGuthIndex', () => {
  it('reads the table, between its entries too', () => {
    expect(findGuthIndex(0, 0)).toBe(1);
    expect(findGuthIndex(3, 1.9)).toBe(16);
    expect(findGuthIndex(-0.1, 0.1)).toBe(1.22);
    expect(findGuthIndex(0.05, 0)).toBeCloseTo(1.025, 9);
    expect(findGuthIndex(0.05, 0.05)).toBeCloseTo((1 + 1.26 + 1.05 + 1.22) / 4, 9);
  });

  it('returns null outside the table and beside empty cells', () => {
    expect(findGuthIndex(0, 1.75)).toBeNull();
    expect(findGuthIndex(3.05, 1)).toBeNull();
    expect(findGuthIndex(1, 1.95)).toBeNull();
  });
});
