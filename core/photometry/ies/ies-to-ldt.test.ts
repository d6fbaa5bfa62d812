import { describe, expect, it } from 'vitest';
import type { Finding } from '#core/photometry/finding.ts';
import { interpolateGamma, interpolatePlane } from '#core/photometry/light-distribution.ts';
import type { Ies } from './ies.ts';
import { convertIesToLdt } from './ies-to-ldt.ts';
import { convertToTypeC } from './ies-types.ts';
import { IES_TURN_DEG, unfoldPlanes } from './unfold-planes.ts';

/** A half sphere of 50 cd: 100 π lumens. */
const hemisphere: Ies = {
  version: '2002',
  keywords: [{ key: 'LUMINAIRE', value: 'Spot' }],
  labels: [],
  tilt: null,
  lampCount: 1,
  lumensPerLamp: -1,
  type: 'C',
  opening: { shape: 'rectangle', widthMm: 100, lengthMm: 200, heightMm: 0 },
  generationType: null,
  powerW: 12,
  verticalDeg: [0, 45, 90],
  horizontalDeg: [0],
  candela: [[50, 50, 50]],
};

const convert = (change: Partial<Ies>) => convertIesToLdt({ ...hemisphere, ...change });
const lampsOf = (change: Partial<Ies>) => convert(change).ldt.lampSets[0];

/** Planes with a light of their own each, so that no symmetry unites them. */
function withPlanes(horizontalDeg: number[]): Partial<Ies> {
  const candela = horizontalDeg.map((_, index) => [50, 40 + index, 0]);
  return { horizontalDeg, candela };
}

describe('convertIesToLdt', () => {
  it('relates the intensities of relative photometry to the flux of all lamps', () => {
    const { ldt } = convert({ lampCount: 2, lumensPerLamp: 250 });
    expect(ldt.lampSets[0]).toMatchObject({ lampCount: 2, fluxLm: 500, powerW: 12 });
    expect(ldt.intensities).toEqual([[100, 100, 100]]);
    expect(ldt.lightOutputRatioPercent).toBe(62.83);
    expect(lampsOf({ lumensPerLamp: 0.5 })?.fluxLm).toBe(0.5);
  });

  it('gives absolute photometry the flux of its intensities and a negative number of lamps', () => {
    const { ldt } = convert({ lampCount: 3 });
    expect(ldt.lampSets[0]?.lampCount).toBe(-3);
    expect(ldt.lampSets[0]?.fluxLm).toBeCloseTo(100 * Math.PI, 9);
    expect(ldt.lightOutputRatioPercent).toBe(100);
    expect(ldt.intensities[0]?.[0]).toBeCloseTo(1000 / (2 * Math.PI), 9);
  });

  it('counts at least one lamp, and whole ones', () => {
    expect(lampsOf({ lampCount: 0 })?.lampCount).toBe(-1);
    expect(lampsOf({ lampCount: 2.6, lumensPerLamp: 100 })).toMatchObject({
      lampCount: 3,
      fluxLm: 300,
    });
  });

  it('states the share of the light below the horizontal with two decimals', () => {
    const sphere = { verticalDeg: [0, 89.99, 90.01, 180], candela: [[50, 50, 25, 25]] };
    expect(convert(sphere).ldt.downwardFluxPercent).toBe(66.67);
  });

  it('accepts a glimmer and rejects darkness', () => {
    expect(lampsOf({ candela: [[0.01, 0.01, 0.01]] })?.fluxLm).toBeCloseTo(0.02 * Math.PI, 9);
    expect(() => convert({ candela: [[0, 0, 0]] })).toThrow(
      expect.objectContaining({ code: 'dark' }),
    );
  });

  it.each([
    [[0], [200, 100], 1],
    [[0], [1000, 100], 1],
    [[0, 90], [1000, 100], 2],
    [[0, 90], [201, 100], 2],
    [[0, 90], [200, 100], 3],
  ])('tells a rotational, a linear and another source: planes %j, %j mm', (planes, size, type) => {
    const [lengthMm = 0, widthMm = 0] = size;
    const opening = { ...hemisphere.opening, lengthMm, widthMm };
    expect(convert({ ...withPlanes(planes), opening }).ldt.sourceType).toBe(type);
  });

  it('is not linear if it is round', () => {
    const opening = { shape: 'circle', widthMm: 0, lengthMm: 100, heightMm: 0 } as const;
    expect(convert({ ...withPlanes([0, 90]), opening }).ldt.sourceType).toBe(3);
  });

  it.each([
    [[0, 90], [0, 45, 90], 90, 45],
    [[0, 30, 60, 90], [0, 30, 90], 30, 0],
    [[0, 30, 90], [0, 45, 90.5], 0, 0],
    [[0, 45, 90, 135, 180, 225, 270], [0, 33.3333333, 66.6666666], 0, 33.333333],
    [[0, 120, 240, 360], [0, 20, 90], 120, 0],
  ])('finds the steps of planes %j and angles %j', (planes, verticalDeg, planeStep, gammaStep) => {
    const { ldt } = convert({ ...withPlanes(planes), verticalDeg });
    expect([ldt.planeStepDeg, ldt.gammaStepDeg]).toEqual([planeStep, gammaStep]);
  });

  it('has no step between planes if there is one plane', () => {
    expect(convert({}).ldt.planeStepDeg).toBe(0);
  });

  it('takes the name from its keyword, else from the first label, and reports if there is none', () => {
    const named = convert({ keywords: [{ key: 'LUMINAIRE', value: 'Spot\nwhite' }] });
    expect(named.ldt.luminaireName).toBe('Spot');
    expect(named.findings).toEqual([]);
    const labelled = convert({ keywords: [], labels: ['Label', 'Second'] });
    expect(labelled.ldt.luminaireName).toBe('Label');
    expect(labelled.findings).toEqual([]);
    const bare = convert({ keywords: [] });
    expect(bare.ldt.luminaireName).toBe('');
    expect(bare.findings.map(({ code }) => code)).toEqual(['name-missing']);
  });

  it('has neutral values where an IES file has none', () => {
    const { ldt } = convert({});
    expect(ldt).toMatchObject({ conversionFactor: 1, tiltDeg: 0 });
    expect(ldt.directRatios).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it.each([
    ['circle', [120, 0, 30], []],
    ['vertical-cylinder', [120, 0, 30], []],
    ['sphere', [120, 0, 30], []],
    ['rectangle', [100.001, 120, 30], []],
    ['box', [100.001, 120, 30], []],
    ['ellipse', [100.001, 120, 30], ['opening-approximated']],
  ] as const)('describes the luminous area of a %s', (shape, sizes, codes) => {
    const opening = { shape, lengthMm: 100.0011, widthMm: 120.0004, heightMm: 30.0004 };
    const { ldt, findings } = convert({ opening });
    expect([ldt.luminousLengthMm, ldt.luminousWidthMm, ldt.heightMm]).toEqual(sizes);
    expect(ldt.luminousHeightsMm).toEqual([30, 30, 30, 30]);
    expect(findings.map(({ code }) => code)).toEqual(codes);
  });
});

describe('unfoldPlanes', () => {
  /** Intensities by the plane H of the file; C is 90° further. */
  function unfold(horizontalDeg: number[], values: number[]) {
    const findings: Finding[] = [];
    const candela = values.map((value) => [value, 0]);
    const light = unfoldPlanes(
      { verticalDeg: [0, 90], horizontalDeg, candela, turnDeg: IES_TURN_DEG },
      findings,
    );
    const planes = light.planesDeg.map((plane, index) => [
      (plane + 270) % 360,
      light.intensities[index]?.[0],
    ]);
    const sorted = planes.sort(([a = 0], [b = 0]) => a - b).map(([h, value]) => `${h}:${value}`);
    return { planes: sorted.join(' '), findings: findings.map(({ code }) => code) };
  }

  it.each([
    [[0, 45], [1, 2], '0:1 45:2 90:1 135:2 180:1 225:2 270:1 315:2', ['horizontal-range']],
    [[0, 45.5], [1, 2], '0:1 45.5:2 134.5:2 180:1 225.5:2 314.5:2', ['horizontal-range']],
    [[0, 60], [1, 2], '0:1 60:2 120:2 180:1 240:2 300:2', ['horizontal-range']],
    [[0, 90], [1, 2], '0:1 90:2 180:1 270:2', []],
    [[0, 90.5], [1, 2], '0:1 90.5:2 269.5:2', ['horizontal-range']],
    [[0, 180], [1, 2], '0:1 180:2', []],
    [[0, 60, 180], [1, 2, 3], '0:1 60:2 180:3 300:2', []],
    [[90, 270], [1, 2], '90:1 270:2', []],
    [[90, 120, 270], [1, 2, 3], '60:2 90:1 120:2 270:3', []],
    [[90, 180], [1, 2], '90:1 180:2', ['horizontal-range']],
    [[45, 225], [1, 2], '45:1 225:2', ['horizontal-range']],
    [[30, 40], [1, 2], '30:1 40:2', ['horizontal-range']],
    [[0.5, 45], [1, 2], '0.5:1 45:2', ['horizontal-range']],
    [[0, 180.5], [1, 2], '0:1 180.5:2', ['open-circle']],
    [[0, 180, 360], [1, 2, 3], '0:1 180:2', []],
    [[-180, 0, 180], [1, 2, 3], '0:2 180:1', []],
    [[0, 180, 359], [1, 2, 3], '0:1 180:2 359:3', ['open-circle']],
  ])('completes the planes %j', (horizontal, values, planes, findings) => {
    expect(unfold(horizontal, values)).toEqual({ planes, findings });
  });

  it('keeps a single plane', () => {
    expect(unfold([0], [7]).planes).toBe('270:7');
  });
});

describe('convertToTypeC', () => {
  const angles = [-90, 0, 90];
  const degrees = (angle: number) => (angle * 180) / Math.PI;
  const radians = (angle: number) => (angle * Math.PI) / 180;

  it.each([
    ['A', [37.76, 50.77]],
    ['B', [50.77, 37.76]],
  ] as const)('turns the planes of type %s about its own axis', (type, [vertical, horizontal]) => {
    // C45 γ60: as far up as to the right. Values are linear in the angles, and so exact between those of the file.
    const up = Math.sin(radians(60)) * Math.SQRT1_2;
    expect([degrees(Math.asin(up)), degrees(Math.atan2(up, 0.5))]).toEqual(
      [37.76, 50.77].map((angle) => expect.closeTo(angle, 1)),
    );
    const at = (candela: number[][]) => {
      const light = convertToTypeC(type, { verticalDeg: angles, horizontalDeg: angles, candela });
      return interpolateGamma(light.gammasDeg, interpolatePlane(light, 45), 60);
    };
    expect(at(angles.map(() => angles.map((v) => 100 + v)))).toBeCloseTo(100 + vertical, 1);
    expect(at(angles.map((h) => angles.map(() => 100 + h)))).toBeCloseTo(100 + horizontal, 1);
  });

  it('covers the whole sphere, and mirrors a file that has one half only', () => {
    const half = {
      verticalDeg: [-90, 90],
      horizontalDeg: [0, 90],
      candela: [
        [7, 7],
        [1, 1],
      ],
    };
    const light = convertToTypeC('B', half);
    expect([light.planesDeg[0], light.planesDeg.at(-1)]).toEqual([0, 355]);
    expect([light.gammasDeg[0], light.gammasDeg.at(-1)]).toEqual([0, 180]);
    for (const plane of [90, 270]) {
      const row = interpolatePlane(light, plane);
      expect(interpolateGamma(light.gammasDeg, row, 0)).toBeCloseTo(7, 9);
      expect(interpolateGamma(light.gammasDeg, row, 45)).toBeCloseTo(4, 9);
    }
    const right = convertToTypeC('B', { ...half, horizontalDeg: [-0.5, 90] });
    expect(interpolateGamma(right.gammasDeg, interpolatePlane(right, 270), 45)).toBe(0);
  });
});
