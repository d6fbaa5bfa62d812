import { expect, test } from 'vitest';
import { createDistribution, type DistributionParameters } from '#core/photometry/distribution.ts';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { turnOver } from '#core/photometry/light-distribution.ts';
import { findFrontPlane, findSide, findThrow } from './front-plane.ts';

const light = (parameters: DistributionParameters) =>
  expandDistribution(createDistribution(parameters));

test('Floodlights throw to C0, lanterns to C90; other light has no side', () => {
  expect(findSide(light({ kind: 'asymmetric', peakDeg: 50 }))).toBe(0);
  expect(findSide(light({ kind: 'street', peakDeg: 64 }))).toBe(90);
  for (const parameters of [
    { kind: 'rotational', beamDeg: 24 },
    { kind: 'elliptical', beamDeg: 12, beamC90Deg: 50 },
    { kind: 'batwing', beamDeg: 110, beamC90Deg: 90, peakDeg: 32, dip: 0.5 },
    { kind: 'omnidirectional' },
  ] satisfies DistributionParameters[]) {
    expect([findSide, findThrow].map((find) => find(light(parameters)))).toEqual([null, null]);
    expect(findFrontPlane(light(parameters))).toBe(90);
  }
});

test('A narrow throw along a façade has its side, although it leans little', () => {
  expect(findThrow(light({ kind: 'asymmetric', peakDeg: 8, throwToDeg: 60 }))).toBe(0);
});

test('Light in the ground throws to the same side when its file shines up', () => {
  const washer = light({ kind: 'asymmetric', peakDeg: 20, throwToDeg: 80 });
  expect(findThrow(turnOver(washer))).toBe(0);
});
