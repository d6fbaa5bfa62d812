import { describe, expect, it } from 'vitest';
import { bell, cosinePower, findCosineExponent, smoothStep, softCutOff } from './curves.ts';
import { createAsymmetricLobe, createStreetLobe } from './thrown-lobe.ts';

describe('curves', () => {
  it.each([
    [120, 1],
    [90, 2],
    [60, 4.8188],
  ])('a beam of %i° is that of cos^m with m = %f', (beamDeg, exponent) => {
    expect(findCosineExponent(beamDeg)).toBeCloseTo(exponent, 4);
    expect(cosinePower(beamDeg / 2, findCosineExponent(beamDeg))).toBeCloseTo(0.5, 12);
  });

  it('cos^m ends at the horizontal, to both sides', () => {
    expect([cosinePower(90, 0.001), cosinePower(-90, 0.001), cosinePower(135, 2)]).toEqual([
      0, 0, 0,
    ]);
    expect(cosinePower(-60, 1)).toBeCloseTo(0.5, 12);
    expect(cosinePower(89.9, 0.001)).toBeGreaterThan(0.99);
  });

  it.each([
    [0, 1],
    [5, 0.5],
    [-5, 0.5],
    [10, 1 / 16],
  ])('a bell of half width 5 at %i is %f', (distance, value) => {
    expect(bell(distance, 5)).toBeCloseTo(value, 12);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [0.25, 0.15625],
    [0.5, 0.5],
    [0.75, 0.84375],
    [1, 1],
    [2, 1],
  ])('a smooth step at %f is %f', (t, value) => {
    expect(smoothStep(t)).toBeCloseTo(value, 12);
  });

  it('a cut-off is dark from its angle on, and half as bright in the middle of its edge', () => {
    // The edge is 20° wide at most.
    expect([60, 70, 80].map((gamma) => softCutOff(gamma, 80, 20))).toEqual([1, 0.5, 0]);
    // Narrower if the beam comes closer: one and a half times its distance.
    expect([48, 54, 60].map((gamma) => softCutOff(gamma, 60, 52))).toEqual([1, 0.5, 0]);
    expect(softCutOff(52, 60, 52)).toBeGreaterThan(0.5);
  });

  it.each([60, 70])('a cut-off inside the beam (%i°) is a hard one', (insideDeg) => {
    expect([59.9, 60, 61].map((gamma) => softCutOff(gamma, 60, insideDeg))).toEqual([1, 0, 0]);
  });
});

describe('an asymmetric flood', () => {
  const lobe = createAsymmetricLobe(50, null);

  it('falls to half at the width of its bell, ahead and behind', () => {
    const at = (gamma: number) => lobe.intensityAt(0, gamma);
    expect(at(50)).toBeCloseTo(1, 2);
    // Ahead: half of the way to 88°, (88 - 50) / 2 = 19°; the cut-off at 90° dims it a little more.
    expect(at(69) / softCutOff(69, 90, 50)).toBeCloseTo(0.5, 9);
    // Behind: 0.75 · 50 + 12 = 49.5° back, with 4 % light everywhere behind.
    expect(at(0.5)).toBeCloseTo(0.04 + 0.96 * 0.5, 9);
  });

  it.each([
    [20, 20],
    [50, 19],
    [80, 8],
    [60, 14],
  ])('with its peak at %i° falls to half within %i°', (peakDeg, ahead) => {
    const { intensityAt } = createAsymmetricLobe(peakDeg, 180);
    expect(intensityAt(0, peakDeg + ahead) / intensityAt(0, peakDeg)).toBeCloseTo(0.5, 6);
  });

  it('spreads sideways as cos^1.6, the same to both sides', () => {
    const down = createAsymmetricLobe(50, 180);
    const straight = down.intensityAt(90, 0);
    expect(down.intensityAt(90, 60) / straight).toBeCloseTo(0.5 ** 1.6, 9);
    expect(down.intensityAt(270, 60)).toBeCloseTo(down.intensityAt(90, 60), 12);
  });

  it('has no more than a few percent behind it', () => {
    expect(lobe.intensityAt(180, 85)).toBeLessThan(0.05);
    expect(lobe.symmetry).toBe(2);
    expect(180 % lobe.planeStepDeg).toBe(0);
  });
});

describe('a street lantern', () => {
  const street = createStreetLobe(60, 180);
  const peakOf = (planeDeg: number) => {
    const gammas = Array.from({ length: 900 }, (_, index) => index / 10);
    const values = gammas.map((gamma) => street.intensityAt(planeDeg, gamma));
    const level = Math.max(...values);
    return { level, gammaDeg: gammas[values.indexOf(level)] ?? 0 };
  };

  it.each([
    // Along the kerb, ten degrees towards the road, everything; across the road 38 % closer and 58 % weaker.
    [10, 60, 1],
    [90, 60 * 0.62, 0.42],
    // Halfway between 10° and 90° half of that.
    [50, 60 * 0.81, 0.71],
    // Towards the houses 30 % closer and 86 % weaker from 60° behind the brightest plane on: the nadir is brighter.
    [-20, 60 * 0.85, 0.57],
  ])('in C%i is brightest at %f°, with %f of its peak', (planeDeg, gammaDeg, level) => {
    expect(peakOf(planeDeg).gammaDeg).toBeCloseTo(gammaDeg, 0);
    expect(peakOf(planeDeg).level).toBeCloseTo(level, 2);
  });

  it('has the same nadir in each plane, and the same light before as behind it along the kerb', () => {
    for (const plane of [0, 45, 90, 200, 270]) {
      expect(street.intensityAt(plane, 0)).toBeCloseTo(0.36, 9);
      expect(street.intensityAt(180 - plane, 40)).toBeCloseTo(street.intensityAt(plane, 40), 9);
    }
    expect(street.intensityAt(270, 60 * 0.7)).toBeCloseTo(0.14, 9);
    expect(street.symmetry).toBe(3);
  });

  it('falls beyond its peak: to half within 10° along the kerb, more slowly across', () => {
    expect(street.intensityAt(10, 70)).toBeCloseTo(0.5, 6);
    const across = 60 * 0.62;
    const fall = 10 + 0.35 * (60 - across);
    expect(street.intensityAt(90, across + fall)).toBeCloseTo(0.21, 6);
    const high = createStreetLobe(77, 180);
    // (88 - 77) / 2.2 = 5°.
    expect(high.intensityAt(10, 82)).toBeCloseTo(0.5, 6);
  });

  it('is dark from the horizontal on, or from its cut-off', () => {
    expect(createStreetLobe(60, null).intensityAt(10, 90)).toBe(0);
    expect(createStreetLobe(60, 75).intensityAt(10, 75)).toBe(0);
  });
});
