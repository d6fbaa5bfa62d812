import { describe, expect, it } from 'vitest';
import { calculateFlux } from '#core/photometry/figures/flux.ts';
import { createBatwingLobe } from './batwing-lobe.ts';
import { createBeamLobe } from './beam-lobe.ts';
import { createGlobeCurve, createGlobeLobe } from './globe.ts';
import { createWallwashLobe } from './thrown-lobe.ts';

const grid = (to: number, step: number) =>
  Array.from({ length: to / step + 1 }, (_, index) => index * step);
const fine = grid(90, 0.1);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

describe('createBeamLobe', () => {
  const plain = { beamC90Deg: null, cutOffDeg: null, hasSpill: false };

  it('of a bare diffuser is cos^m, and elliptical by the square of the cosine of the plane', () => {
    const round = createBeamLobe({ ...plain, beamDeg: 90 }, fine);
    for (const gamma of [0, 20, 60])
      expect(round.intensityAt(33, gamma)).toBeCloseTo(cos(gamma) ** 2, 4);
    expect([round.symmetry, round.planeStepDeg]).toEqual([1, 360]);
    const oval = createBeamLobe({ ...plain, beamDeg: 90, beamC90Deg: 120 }, fine);
    // m = 2 in C0, 1 in C90, 1.5 at 45°, 1.25 at 60°.
    for (const [plane, m] of [
      [0, 2],
      [90, 1],
      [45, 1.5],
      [60, 1.25],
      [180, 2],
    ] as const) {
      expect(oval.intensityAt(plane, 50)).toBeCloseTo(cos(50) ** m, 4);
    }
  });

  it.each([10, 60, 175])('of an optic adds 8 %% of the flux as spill: beam %i°', (beamDeg) => {
    const lobe = createBeamLobe({ ...plain, beamDeg, hasSpill: true }, fine);
    // The flux of cos^m is 2π / (m + 1): a level s of cos² beside it has the share s (m + 1) / 3.
    const m = Math.log(0.5) / Math.log(cos(Math.min(beamDeg, 170) / 2));
    const level = (0.08 * 3) / (m + 1);
    expect(lobe.intensityAt(0, 0)).toBeCloseTo(1, 9);
    if (beamDeg === 10) expect(lobe.intensityAt(0, 60)).toBeCloseTo(level * 0.25, 6);
    expect(lobe.intensityAt(0, beamDeg / 2)).toBeCloseTo(0.5, 3);
    const narrow = createBeamLobe({ ...plain, beamDeg: 8, beamC90Deg: 12, hasSpill: true }, fine);
    const [m8, m12] = [8, 12].map((beam) => Math.log(0.5) / Math.log(cos(beam / 2)) + 1);
    const both = (0.08 * 3) / Math.sqrt((m8 ?? 0) * (m12 ?? 0));
    expect(narrow.intensityAt(45, 60)).toBeCloseTo(both * 0.25, 6);
  });

  it('ends at its cut-off, and reaches half of its light inside', () => {
    const lobe = createBeamLobe({ ...plain, beamDeg: 40, cutOffDeg: 50 }, fine);
    expect(lobe.intensityAt(0, 50)).toBe(0);
    expect(lobe.intensityAt(0, 49)).toBeGreaterThan(0);
    expect(lobe.intensityAt(0, 20)).toBeCloseTo(0.5, 3);
    const oval = createBeamLobe({ ...plain, beamDeg: 20, beamC90Deg: 90, cutOffDeg: 50 }, fine);
    // The edge begins where the wider beam allows: 7.5° before 50°.
    expect(oval.intensityAt(90, 45) / oval.intensityAt(90, 0)).toBeCloseTo(0.5, 2);
  });

  it.each([
    [60, 90, 15],
    [30, 90, 10],
    [10, 90, 5],
    [90, 10, 5],
  ])('needs more planes the more its beams differ: %i° and %i° every %i°', (c0, c90, step) => {
    const lobe = createBeamLobe({ ...plain, beamDeg: c0, beamC90Deg: c90 }, fine);
    expect([lobe.symmetry, lobe.planeStepDeg]).toEqual([4, step]);
  });

  it('falls beside a shielded beam the faster the steeper its flank', () => {
    const [cosine, soft, steep] = [null, 3, 5].map((flank) =>
      createBeamLobe({ ...plain, beamDeg: 40, beamC90Deg: null, cutOffDeg: 50, flank }, fine),
    );
    for (const lobe of [cosine, soft, steep]) expect(lobe?.intensityAt(0, 20)).toBeCloseTo(0.5, 2);
    const at = (lobe: typeof soft) => lobe?.intensityAt(0, 32) ?? 0;
    expect(at(soft)).toBeLessThan(at(cosine) / 2);
    expect(at(steep)).toBeLessThan(at(soft) / 2);
    expect(at(steep)).toBeGreaterThan(0.005);
  });

  it('names the contradiction', () => {
    const create = (cutOffDeg: number | null) => () =>
      createBeamLobe({ ...plain, beamDeg: 185, cutOffDeg }, fine);
    expect(create(null)).toThrow('A beam of 185° is not possible.');
    expect(create(60)).toThrow('A beam of 185° is not possible inside a cut-off of 60°.');
  });
});

describe('createBatwingLobe', () => {
  const plain = { beamC90Deg: null, cutOffDeg: null };

  it.each([
    [25, cos(25) ** 3],
    [40, 0.6],
  ])('dips below wings at %i° to %f of them, and to the middle halfway', (peakDeg, dip) => {
    const lobe = createBatwingLobe({ ...plain, beamDeg: 110, peakDeg }, fine);
    expect(lobe.intensityAt(0, peakDeg)).toBeCloseTo(1, 9);
    expect(lobe.intensityAt(0, 0)).toBeCloseTo(dip, 9);
    expect(lobe.intensityAt(0, peakDeg / 2)).toBeCloseTo((1 + dip) / 2, 9);
    expect(lobe.intensityAt(77, 55)).toBeCloseTo(0.5, 3);
    expect([lobe.symmetry, lobe.planeStepDeg]).toEqual([1, 360]);
  });

  it('with a second beam has a plain one in C90 as bright below, and the mean between', () => {
    const lobe = createBatwingLobe({ ...plain, beamDeg: 110, beamC90Deg: 90, peakDeg: 35 }, fine);
    const [wing, across] = [lobe.intensityAt(0, 30), lobe.intensityAt(90, 30)];
    expect(across).toBeCloseTo(0.6 * cos(30) ** 2, 4);
    expect(lobe.intensityAt(90, 45)).toBeCloseTo(0.3, 4);
    expect(lobe.intensityAt(45, 30)).toBeCloseTo((wing + across) / 2, 9);
    expect(lobe.intensityAt(60, 30)).toBeCloseTo(wing / 4 + (3 * across) / 4, 9);
    expect([lobe.symmetry, lobe.planeStepDeg]).toEqual([4, 15]);
    const same = createBatwingLobe({ ...plain, beamDeg: 110, beamC90Deg: 110, peakDeg: 35 }, fine);
    expect(same.symmetry).toBe(1);
  });

  it('has an aisle as deep as required between its lobes', () => {
    const lobe = createBatwingLobe({ ...plain, beamDeg: 110, peakDeg: 35, dip: 0.52 }, fine);
    expect(lobe.intensityAt(0, 0)).toBeCloseTo(0.52, 9);
    expect(lobe.intensityAt(0, 35)).toBeCloseTo(1, 9);
  });

  it('is not possible with wings as wide as its beam', () => {
    expect(() => createBatwingLobe({ ...plain, beamDeg: 80, peakDeg: 40 }, fine)).toThrow(
      'A beam of 80° is not possible for wings at 40° and a limit of 90°.',
    );
  });
});

describe('createWallwashLobe', () => {
  const wash = createWallwashLobe(20, { throwToDeg: 80, cutOffDeg: null });
  const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

  it('follows 1/sin^2.5 towards the wall, from its peak to the end of its throw', () => {
    for (const gamma of [20, 35, 60, 80]) {
      expect(wash.intensityAt(0, gamma)).toBeCloseTo((sin(20) / sin(gamma)) ** 2.5, 9);
    }
    expect([wash.symmetry, wash.planeStepDeg]).toEqual([2, 10]);
  });

  it('has an edge at the foot, one at the top, and little behind', () => {
    expect(wash.intensityAt(0, 13)).toBeCloseTo(0.52, 9);
    expect(wash.intensityAt(0, 88)).toBeLessThan(wash.intensityAt(0, 80) / 4);
    expect(wash.intensityAt(180, 30)).toBeLessThan(0.05);
    expect(wash.intensityAt(0, 90)).toBe(0);
  });

  it('needs a peak before the end of its throw', () => {
    for (const peakDeg of [0, 80, 85]) {
      expect(() => createWallwashLobe(peakDeg, { throwToDeg: 80, cutOffDeg: null })).toThrow(
        'A throw to 80° needs a peak between 0° and itself.',
      );
    }
  });
});

describe('createGlobeCurve', () => {
  const angles = grid(180, 0.5);
  const uplightOf = (curve: (gamma: number) => number) => {
    const light = { planesDeg: [0], gammasDeg: angles, intensities: [angles.map(curve)] };
    return calculateFlux(light, 90, 180) / calculateFlux(light);
  };

  it('with half of its light upwards is even', () => {
    const curve = createGlobeCurve({ uplight: 0.5, peakDeg: null, widthRatio: 1 }, angles);
    for (const gamma of [0, 90, 180]) expect(curve(gamma)).toBe(1);
  });

  it.each([0.45, 0.3])('has a shade from 50° to 165° for a share of %f', (uplight) => {
    const curve = createGlobeCurve({ uplight, peakDeg: null, widthRatio: 1 }, angles);
    expect(uplightOf(curve)).toBeCloseTo(uplight, 6);
    const level = curve(165);
    expect(curve(50)).toBe(1);
    expect(curve(180)).toBe(level);
    expect(level).toBeGreaterThan(0);
    expect(curve(107.5)).toBeCloseTo((1 + level) / 2, 9);
  });

  it.each([0.15, 0.04])('has a shade that closes earlier for a share of %f', (uplight) => {
    const curve = createGlobeCurve({ uplight, peakDeg: null, widthRatio: 1 }, angles);
    expect(uplightOf(curve)).toBeCloseTo(uplight, 6);
    const end = angles.find((gamma) => gamma > 60 && curve(gamma) === 0) ?? 0;
    expect(end).toBeGreaterThan(90);
    expect(end).toBeLessThan(165);
    expect(curve((50 + end) / 2)).toBeCloseTo(0.5, 1);
  });

  it.each([
    [null, 70, 0.5],
    [60, 75, 0.5],
    [85, 85, 0.5],
  ])('without uplight has a hood from 50° or its peak (%s) to 90°', (peakDeg, gamma, value) => {
    const curve = createGlobeCurve({ uplight: 0, peakDeg, widthRatio: 1 }, angles);
    expect(curve(gamma)).toBeCloseTo(value, 9);
    expect([curve(90), curve(91), curve(180)]).toEqual([0, 0, 0]);
    expect(curve(89.5)).toBeGreaterThan(0);
  });

  it('on a post has a quarter of its light at the nadir', () => {
    const curve = createGlobeCurve({ uplight: 0, peakDeg: 60, widthRatio: 1 }, angles);
    expect([curve(0), curve(30), curve(60)]).toEqual([0.25, 0.625, 1]);
  });

  it('has no more light upwards than its form', () => {
    expect(() => createGlobeCurve({ uplight: 0.6, peakDeg: null, widthRatio: 1 }, angles)).toThrow(
      'at most 50 %',
    );
  });
});

describe('createGlobeLobe', () => {
  const angles = grid(180, 2.5);
  const tube = createGlobeLobe({ uplight: 0.5, peakDeg: null, widthRatio: 0.1 }, angles);

  it('of a tube is seen as a spheroid, whose ends are a tenth of its side', () => {
    expect([tube.symmetry, tube.planeStepDeg]).toEqual([4, 15]);
    for (const gamma of [0, 40, 90, 180]) expect(tube.intensityAt(0, gamma)).toBeCloseTo(1, 9);
    expect(tube.intensityAt(90, 90)).toBeCloseTo(0.1, 9);
    // 30° from the axis: √(sin² 30° + 0.01 cos² 30°).
    expect(tube.intensityAt(90, 60)).toBeCloseTo(Math.sqrt(0.25 + 0.0075), 9);
    // C45, γ 90°: 45° from the axis.
    expect(tube.intensityAt(45, 90)).toBeCloseTo(Math.sqrt(0.505), 9);
  });

  it('of a globe is rotational', () => {
    const globe = createGlobeLobe({ uplight: 0.5, peakDeg: null, widthRatio: 1 }, angles);
    expect([globe.symmetry, globe.planeStepDeg]).toEqual([1, 360]);
    expect(globe.intensityAt(90, 90)).toBe(globe.intensityAt(0, 0));
  });
});
