import { describe, expect, it } from 'vitest';
import {
  codesOf,
  createIes,
  EVEN,
  ies,
  quarters,
  relative,
  rows,
  valuesOf,
} from './health.fixtures.ts';

describe('planes', () => {
  it.each([
    [[1, 1.009, 1, 1.009], []],
    [[1, 1.0123, 1, 1.0123], [{ percent: 1.2 }]],
    [[0.9, 1.1, 1, 1], [{ percent: 20 }]],
  ])('have the nadir in common: %j', (factors, values) => {
    expect(valuesOf('nadir-spread', quarters(...factors))).toEqual(values);
  });

  it('may differ in the first angle if that is not the nadir', () => {
    const change = { ...quarters(0.9, 1.1, 1, 1), gammasDeg: [0.5, 45, 90] };
    expect(valuesOf('nadir-spread', change)).toEqual([]);
    const dark = {
      ...quarters(1, 1, 1, 1),
      intensities: rows(1, 1, 1, 1).map((r) => [0, ...r.slice(1)]),
    };
    expect(valuesOf('nadir-spread', dark)).toEqual([]);
  });

  it.each([
    [360, 0.981, []],
    [360, 0.9654, [{ percent: 3.5 }]],
    [360, 1.0346, [{ percent: 3.5 }]],
    [180, 0.9, []],
  ])('close the circle: the last at %i° is %f of the first', (last, factor, values) => {
    const peak = 2 * EVEN;
    const candela = [
      [peak, peak, peak],
      [peak, peak * factor, peak],
    ];
    expect(valuesOf('ends-differ', {}, createIes([0, last], candela))).toEqual(values);
  });

  it('have a symmetry that the file declares', () => {
    expect(valuesOf('symmetry-hidden', quarters(1, 0.9, 1, 0.9))).toEqual([{ symmetry: 4 }]);
    expect(valuesOf('symmetry-hidden', quarters(1, 0.9, 1, 0.9), ies)).toEqual([]);
    expect(valuesOf('symmetry-hidden', quarters(1, 0.9, 0.8, 0.7))).toEqual([]);
    expect(valuesOf('symmetry-hidden', { ...quarters(1, 0.9, 1), symmetry: 4 })).toEqual([]);
    const two = { symmetry: 0, planesDeg: [0, 180], intensities: rows(1, 1) } as const;
    expect(valuesOf('symmetry-hidden', two)).toEqual([{ symmetry: 1 }]);
    expect(valuesOf('symmetry-hidden', { symmetry: 0 })).toEqual([]);
  });

  it.each([
    [[1.2, 0.8, 1.2, 0.8], 1, [{ percent: 20 }]],
    [[2.4098, 1.5902, 2.4098, 1.5902], 1, [{ percent: 20 }]],
    [[1.3, 1, 0.7, 1], 1, [{ percent: 21 }]],
    [[1.14, 0.86, 1.14, 0.86], 1, []],
    [[1.2, 0.8, 1.2, 0.8], 2, []],
  ])('%j are alike if the source is declared rotational (%i)', (factors, sourceType, values) => {
    const change = { ...quarters(...factors), sourceType };
    expect(valuesOf('source-not-rotational', change)).toEqual(values);
    expect(valuesOf('source-not-rotational', change, ies)).toEqual([]);
  });
});

describe('the directions of a file', () => {
  it.each([
    [[0, 45, 85], [1, 1, 1], [{ angle: 85 }]],
    [[0, 45, 91], [1, 1, 1], [{ angle: 91 }]],
    [[0, 45, 85], [1, 1, 0.019], []],
    [[0, 45, 85], [1, 1, 0.021], [{ angle: 85 }]],
    [[30, 45, 90], [1, 1, 1], [{ angle: 30 }]],
    [[1, 45, 90], [1, 1, 1], [{ angle: 1 }]],
    [[30, 45, 90], [0.01, 1, 1], []],
    [[90, 120, 180], [1, 1, 1], []],
    [[0, 120, 180], [1, 1, 1], []],
    [
      [100, 120, 170],
      [1, 1, 1],
      [{ angle: 100 }, { angle: 170 }],
    ],
  ])('%j leave no light out: %j', (gammasDeg, factors, values) => {
    const bright = factors.map((factor) => factor * EVEN);
    const dark = gammasDeg.map(() => 0);
    const change = { symmetry: 4, planesDeg: [0, 90, 180, 270], gammasDeg } as const;
    expect(valuesOf('gamma-gap', { ...change, intensities: [bright, dark] })).toEqual(values);
    expect(valuesOf('gamma-gap', { ...change, intensities: [dark, bright] })).toEqual(values);
  });

  it.each([
    [[0, 90.06, 180, 270], [{ step: 90.1 }]],
    [[0, 45, 90, 135, 180, 225, 270], [{ step: 90 }]],
    [[60, 100, 140, 180, 220, 260, 300, 340], [{ step: 80 }]],
    [[0, 45, 90, 135, 180, 225, 270, 315], []],
    [[30, 70, 110, 150, 190, 230, 270, 310, 350], []],
    [[0, 200], [{ step: 200 }]],
  ])('%j leave no wide gap between planes', (planesDeg, values) => {
    const intensities = rows(...planesDeg.map((_, index) => 1 - index / 100));
    expect(valuesOf('plane-gap', { symmetry: 0, planesDeg, intensities })).toEqual(values);
  });
});

describe('intensities', () => {
  it.each([
    [0.99, ['weak-intensities']],
    [1.01, []],
  ])('of %f cd/klm are in the unit of the format', (peak, expected) => {
    const change = { conversionFactor: peak / EVEN, lampSets: [relative] };
    const found = codesOf(change).filter((code) => code === 'weak-intensities');
    expect(found).toEqual(expected);
    expect(codesOf(change, ies)).not.toContain('weak-intensities');
  });

  it.each([
    [[100, 10, 41, 10, 10], [{ plane: 90, angle: 40 }]],
    [[100, 10, 39, 10, 10], []],
    [[100, 10, 41, 30, 10], []],
    [[100, 30, 41, 10, 10], []],
    [[1000, 10, 201, 10, 10], [{ plane: 90, angle: 40 }]],
    [[1000, 10, 199, 10, 10], []],
    [[10, 100, 10, 10, 10], [{ plane: 90, angle: 20 }]],
    [[10, 10, 10, 100, 10], [{ plane: 90, angle: 60 }]],
    [[100, 10, 10, 10, 10], []],
    [[10, 10, 10, 10, 100], []],
  ])('have no spike: %j', (row, values) => {
    const gammasDeg = [0, 20, 40, 60, 80];
    const even = gammasDeg.map(() => 10);
    const change = { symmetry: 4, planesDeg: [0, 90, 180, 270], gammasDeg } as const;
    expect(valuesOf('spike', { ...change, intensities: [even, row] })).toEqual(values);
  });
});
