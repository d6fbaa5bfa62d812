import { describe, expect, it } from 'vitest';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { calculateBeamAngle } from '#core/photometry/figures/beam.ts';
import { calculateDownwardShare, calculateFlux } from '#core/photometry/figures/flux.ts';
import { createDistribution, type DistributionParameters } from './distribution.ts';
import { findPeak, interpolateGamma, interpolatePlane } from './light-distribution.ts';

const create = (parameters: DistributionParameters) =>
  expandDistribution(createDistribution(parameters));
const intensityAt = (light: ReturnType<typeof create>, plane: number, gamma: number) =>
  interpolateGamma(light.gammasDeg, interpolatePlane(light, plane), gamma);

const examples: DistributionParameters[] = [
  { kind: 'rotational', beamDeg: 8 },
  { kind: 'rotational', beamDeg: 15, cutOffDeg: 58 },
  { kind: 'rotational', beamDeg: 36, cutOffDeg: 52 },
  { kind: 'rotational', beamDeg: 84, cutOffDeg: 68 },
  { kind: 'rotational', beamDeg: 89, cutOffDeg: 50 },
  { kind: 'lambertian', beamDeg: 100 },
  { kind: 'lambertian', beamDeg: 120 },
  { kind: 'lambertian', beamDeg: 150, uplight: 0.05 },
  { kind: 'elliptical', beamDeg: 12, beamC90Deg: 50 },
  { kind: 'elliptical', beamDeg: 50, beamC90Deg: 16, cutOffDeg: 60 },
  { kind: 'elliptical', beamDeg: 128, beamC90Deg: 62 },
  { kind: 'batwing', beamDeg: 90, peakDeg: 25 },
  { kind: 'batwing', beamDeg: 126, peakDeg: 40 },
  { kind: 'batwing', beamDeg: 110, beamC90Deg: 95, peakDeg: 32 },
  { kind: 'asymmetric', peakDeg: 32 },
  { kind: 'asymmetric', peakDeg: 60, cutOffDeg: 85 },
  { kind: 'street', peakDeg: 62 },
  { kind: 'street', peakDeg: 55, cutOffDeg: 80 },
  { kind: 'up-down', uplight: 0.3, cutOffDeg: 65 },
  { kind: 'up-down' },
  { kind: 'omnidirectional' },
  { kind: 'omnidirectional', uplight: 0.35 },
  { kind: 'omnidirectional', uplight: 0.35, widthRatio: 0.075 },
  { kind: 'omnidirectional', uplight: 0.04 },
  { kind: 'omnidirectional', uplight: 0, peakDeg: 60 },
];

describe.each(examples)('createDistribution($kind, beam $beamDeg, peak $peakDeg)', (parameters) => {
  const light = create(parameters);

  it('has 1000 lm per 1000 lamp lumens as written', () => {
    expect(Math.abs(calculateFlux(light) - 1000)).toBeLessThan(0.2);
  });

  it('has the requested beam within 0.1 %, in both planes', () => {
    const { beamDeg, beamC90Deg } = parameters;
    if (!beamDeg) return;
    const tolerance = beamDeg / 1000;
    expect(Math.abs((calculateBeamAngle(light, 0) ?? 0) - beamDeg)).toBeLessThan(tolerance);
    const across = beamC90Deg ?? beamDeg;
    expect(Math.abs((calculateBeamAngle(light, 90) ?? 0) - across)).toBeLessThan(across / 1000);
  });

  it('sends the requested share upwards, and no light past a cut-off', () => {
    const isBoth = parameters.kind === 'up-down' || parameters.kind === 'omnidirectional';
    const uplight = parameters.uplight ?? (isBoth ? 0.5 : 0);
    expect(calculateDownwardShare(light)).toBeCloseTo(1 - uplight, 4);
    const { cutOffDeg } = parameters;
    if (cutOffDeg) expect(calculateFlux(light, cutOffDeg, 90)).toBeLessThan(0.1);
  });

  it('is smooth: no value deviates from the straight line between its neighbours by an eighth of the peak', () => {
    const { intensity: peak } = findPeak(light);
    for (const row of light.intensities) {
      row.slice(1, -1).forEach((value, index) => {
        const between = ((row[index] ?? 0) + (row[index + 2] ?? 0)) / 2;
        expect(Math.abs(value - between)).toBeLessThan(peak / 8);
      });
    }
    expect(Math.min(...light.intensities.flat())).toBeGreaterThanOrEqual(0);
  });

  it('has one intensity at the nadir, whatever the plane', () => {
    const nadirs = light.intensities.map((row) => row[0]);
    expect(new Set(nadirs).size).toBe(1);
  });
});

describe('createDistribution', () => {
  it.each([
    [120, 318.31],
    [90, 477.465],
    [58.955, 954.93],
  ])('makes the exact cos^m of a bare diffuser with a beam of %f°', (beamDeg, peak) => {
    const light = create({ kind: 'lambertian', beamDeg });
    expect(Math.abs(findPeak(light).intensity / peak - 1)).toBeLessThan(0.002);
  });

  it('makes a uniform sphere of an opal globe with half of its light upwards', () => {
    const { intensities } = create({ kind: 'omnidirectional', uplight: 0.5 });
    expect(new Set(intensities.flat())).toEqual(new Set([79.58]));
  });

  it('gives a spot a little light outside its beam, but no more than 15 % of its flux', () => {
    const light = create({ kind: 'rotational', beamDeg: 10 });
    const outside = calculateFlux(light, 15, 90);
    expect(outside).toBeGreaterThan(20);
    expect(outside).toBeLessThan(150);
  });

  it('turns the light of a luminaire in the ground over: C0 stays, all of it goes up', () => {
    const shape = { kind: 'asymmetric', peakDeg: 30 } as const;
    const [down, up] = [create(shape), create({ ...shape, facing: 'up' })];
    expect(calculateDownwardShare(up)).toBe(0);
    expect(calculateFlux(up)).toBeCloseTo(calculateFlux(down), 9);
    for (const plane of [0, 60, 180]) {
      for (const gamma of [0, 30, 75]) {
        expect(intensityAt(up, plane, 180 - gamma)).toBe(intensityAt(down, plane, gamma));
      }
    }
    const beam = create({ kind: 'rotational', beamDeg: 24, facing: 'up' });
    expect(calculateBeamAngle(beam, 0)).toBeCloseTo(24, 1);
  });

  it('gives a batwing its peak at the requested angle and a dip under the luminaire', () => {
    const light = create({ kind: 'batwing', beamDeg: 110, peakDeg: 35 });
    expect(findPeak(light).gammaDeg).toBe(35);
    const dip = intensityAt(light, 0, 0) / findPeak(light).intensity;
    expect(dip).toBeGreaterThan(0.55);
    expect(dip).toBeLessThan(0.75);
  });

  it('throws an asymmetric flood forward, in C0', () => {
    const light = create({ kind: 'asymmetric', peakDeg: 50 });
    expect(findPeak(light)).toMatchObject({ planeDeg: 0, gammaDeg: 50 });
    expect(intensityAt(light, 180, 50)).toBeLessThan(0.1 * findPeak(light).intensity);
    expect(intensityAt(light, 30, 40)).toBeCloseTo(intensityAt(light, 330, 40), 6);
  });

  it('lights a street along the kerb, less across it and least towards the houses', () => {
    const light = create({ kind: 'street', peakDeg: 62.5 });
    expect(findPeak(light)).toMatchObject({ planeDeg: 10, gammaDeg: 62.5 });
    const flux = (planes: number[]) =>
      planes.reduce((sum, plane) => sum + intensityAt(light, plane, 40), 0);
    expect(flux([30, 90, 150])).toBeGreaterThan(2 * flux([210, 270, 330]));
    expect(intensityAt(light, 45, 55)).toBeCloseTo(intensityAt(light, 135, 55), 6);
    expect(calculateFlux(light, 80, 90)).toBeLessThan(20);
  });

  it('shadows the nadir of a light on a post', () => {
    const light = create({ kind: 'omnidirectional', uplight: 0, peakDeg: 60 });
    expect(intensityAt(light, 0, 0)).toBeLessThan(0.4 * findPeak(light).intensity);
    expect(Math.abs(findPeak(light).gammaDeg - 60)).toBeLessThanOrEqual(10);
  });

  it('reports which figures contradict each other', () => {
    const refuse = (parameters: DistributionParameters, message: string) =>
      expect(() => createDistribution(parameters)).toThrow(message);
    refuse({ kind: 'rotational' }, 'A distribution of kind rotational needs a beam angle.');
    refuse({ kind: 'street' }, 'A distribution of kind street needs a peak angle.');
    refuse(
      { kind: 'rotational', beamDeg: 110, cutOffDeg: 50 },
      'A beam of 110° is not possible inside a cut-off of 50°.',
    );
    refuse(
      { kind: 'batwing', beamDeg: 60, peakDeg: 40 },
      'A beam of 60° is not possible for wings at 40° and a limit of 90°.',
    );
    refuse(
      { kind: 'omnidirectional', uplight: 0.6 },
      'at most 50 % of its light upwards, not 60 %',
    );
  });

  it.each([
    [{ kind: 'rotational', beamDeg: 19.9 }, 0.5, 0, 1],
    [{ kind: 'rotational', beamDeg: 20 }, 1, 0, 1],
    [{ kind: 'rotational', beamDeg: 69.9 }, 1, 0, 1],
    [{ kind: 'rotational', beamDeg: 70 }, 2.5, 0, 1],
    [{ kind: 'elliptical', beamDeg: 80, beamC90Deg: 19 }, 0.5, 10, 10],
    [{ kind: 'elliptical', beamDeg: 19, beamC90Deg: 80 }, 0.5, 10, 10],
    [{ kind: 'elliptical', beamDeg: 10, beamC90Deg: 120 }, 0.5, 5, 19],
    [{ kind: 'elliptical', beamDeg: 80, beamC90Deg: 90 }, 2.5, 15, 7],
    [{ kind: 'lambertian' }, 2.5, 0, 1],
    [{ kind: 'up-down' }, 2.5, 0, 1],
    [{ kind: 'omnidirectional' }, 2.5, 0, 1],
    [{ kind: 'batwing', beamDeg: 110, beamC90Deg: 95, peakDeg: 32 }, 2.5, 15, 7],
    [{ kind: 'asymmetric', peakDeg: 50 }, 2.5, 15, 13],
    [{ kind: 'street', peakDeg: 60 }, 2.5, 10, 19],
  ] as const)(
    'has steps fine enough for %j: γ %f°, C %f°',
    (parameters, gammaStep, planeStep, rows) => {
      const stored = createDistribution(parameters);
      expect([stored.gammaStepDeg, stored.planeStepDeg]).toEqual([gammaStep, planeStep]);
      expect(stored.intensities).toHaveLength(rows);
      expect((stored.gammasDeg[1] ?? 0) - (stored.gammasDeg[0] ?? 0)).toBeCloseTo(gammaStep, 9);
      expect(stored.planesDeg).toHaveLength(planeStep === 0 ? 1 : 360 / planeStep);
      expect(stored.planesDeg.at(-1)).toBe(planeStep === 0 ? 0 : 360 - planeStep);
      for (const row of stored.intensities) expect(row).toHaveLength(stored.gammasDeg.length);
    },
  );

  it.each([
    [{ kind: 'lambertian' }, 90],
    [{ kind: 'lambertian', uplight: 0.1 }, 180],
    [{ kind: 'up-down' }, 180],
    [{ kind: 'up-down', uplight: 0 }, 90],
    [{ kind: 'omnidirectional', uplight: 0 }, 90],
  ] as const)('has angles as far as there is light: %j up to %i°', (parameters, last) => {
    expect(createDistribution(parameters).gammasDeg.at(-1)).toBe(last);
  });

  it('is a bare diffuser of 120°, or of 100° below one that shines upwards too', () => {
    const peakOf = (parameters: DistributionParameters) => findPeak(create(parameters)).intensity;
    expect(peakOf({ kind: 'lambertian' })).toBeCloseTo(
      peakOf({ kind: 'lambertian', beamDeg: 120 }),
      1,
    );
    const half = create({ kind: 'up-down' });
    expect(
      calculateBeamAngle({
        ...half,
        intensities: half.intensities.map((row) =>
          row.map((value, index) => ((half.gammasDeg[index] ?? 0) < 90 ? value : 0)),
        ),
      }),
    ).toBeCloseTo(100, 0);
    expect(intensityAt(half, 0, 90)).toBe(0);
    // cos^0.8 from the zenith.
    expect(intensityAt(half, 0, 120) / intensityAt(half, 0, 180)).toBeCloseTo(0.5 ** 0.8, 3);
  });

  it.each([
    [{ kind: 'omnidirectional' }, 2],
    [{ kind: 'lambertian' }, 2],
    [{ kind: 'rotational', beamDeg: 36 }, 1],
    [{ kind: 'rotational', beamDeg: 12 }, 0],
  ] as const)('rounds %j to five digits of its peak: %i decimals', (parameters, decimals) => {
    const values = createDistribution(parameters).intensities.flat();
    const digits = values.map((value) => String(value).split('.')[1]?.length ?? 0);
    expect(Math.max(...digits)).toBe(decimals);
  });
});
