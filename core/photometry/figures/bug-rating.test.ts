import { describe, expect, it } from 'vitest';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import { calculateLcsFluxes, formatBug, rateBug } from './bug-rating.ts';
import { calculateFlux } from './flux.ts';
import { calculateUpwardRatio } from './upward-ratio.ts';

const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/** Lumens of even light within two γ in half the circle. */
const halfZone = (from: number, to: number) => (cosine(from) - cosine(to)) / 4;

/** `candela` between two γ towards the front or the back, in planes of 1° whose edges are steep. */
function zoneLight(side: 'front' | 'back', [from, to]: readonly [number, number], candela: number) {
  const planesDeg = [0.001, 179.999, 180.001, 359.999];
  const gammasDeg = [0, from, from + 0.001, to - 0.001, to, 180].filter(
    (gamma, index, all) => gamma > (all[index - 1] ?? -1),
  );
  const isLit = (plane: number) => (side === 'front' ? plane < 180 : plane > 180);
  return {
    planesDeg,
    gammasDeg,
    intensities: planesDeg.map((plane) =>
      gammasDeg.map((gamma) => (isLit(plane) && gamma > from && gamma < to ? candela : 0)),
    ),
  };
}

/** A luminaire with so many lumens in one zone and none elsewhere. */
function zoneLuminaire(side: 'front' | 'back', gammas: readonly [number, number], fluxLm: number) {
  const light = zoneLight(side, gammas, 100);
  return createTestLuminaire(light, { lampFluxLm: (fluxLm * 1000) / calculateFlux(light) });
}

describe('calculateLcsFluxes', () => {
  it('divides even light by solid angle', () => {
    const fluxes = calculateLcsFluxes({ light: uniformLight(180), lampFluxLm: 4000 });
    expect(fluxes.forwardLow).toBeCloseTo(4000 * halfZone(0, 30), 6);
    expect(fluxes.backMid).toBeCloseTo(4000 * halfZone(30, 60), 6);
    expect(fluxes.forwardHigh).toBeCloseTo(4000 * halfZone(60, 80), 6);
    expect(fluxes.backVeryHigh).toBeCloseTo(4000 * halfZone(80, 90), 6);
    expect(fluxes.uplightLow).toBeCloseTo(2 * 4000 * halfZone(90, 100), 6);
    expect(Object.values(fluxes).reduce((sum, flux) => sum + flux, 0)).toBeCloseTo(4000, 6);
  });

  it('has C90 in front', () => {
    const fluxes = calculateLcsFluxes(zoneLuminaire('front', [30, 60], 700));
    expect(fluxes.forwardMid).toBeCloseTo(700, 0);
    expect(fluxes.backMid).toBeLessThan(0.1);
  });

  it.each([0, 180, 270])('finds a front at C%i, as isolux lines do', (front) => {
    /** Brightest at 45° below the horizon of its front, dark behind. */
    const towards = (frontDeg: number) => {
      const planesDeg = Array.from({ length: 24 }, (_, index) => 15 * index);
      const gammasDeg = Array.from({ length: 19 }, (_, index) => 5 * index);
      const intensities = planesDeg.map((plane) =>
        gammasDeg.map((gamma) => 100 * Math.max(0, cosine(plane - frontDeg)) * cosine(gamma)),
      );
      return { light: { planesDeg, gammasDeg, intensities }, lampFluxLm: 1000 };
    };
    const [turned, usual] = [front, 90].map((deg) => calculateLcsFluxes(towards(deg)));
    expect(turned?.backMid).toBeLessThan(0.1 * (turned?.forwardMid ?? 0));
    expect(turned?.forwardMid).toBeCloseTo(usual?.forwardMid ?? Number.NaN, 6);
    expect(turned?.backHigh).toBeCloseTo(usual?.backHigh ?? Number.NaN, 6);
  });
});

describe('rateBug', () => {
  it.each([
    ['back', [30, 60], 219, 'B0 U0 G0'],
    ['back', [30, 60], 221, 'B1 U0 G0'],
    ['back', [30, 60], 8499, 'B4 U0 G0'],
    ['back', [30, 60], 8501, 'B5 U0 G0'],
    ['back', [0, 30], 999, 'B2 U0 G0'],
    ['back', [60, 80], 999, 'B2 U0 G2'],
    ['back', [80, 90], 101, 'B0 U0 G2'],
    ['front', [0, 60], 20_000, 'B0 U0 G0'],
    ['front', [60, 80], 661, 'B0 U0 G1'],
    ['front', [60, 80], 12_001, 'B0 U0 G5'],
    ['front', [80, 90], 224, 'B0 U0 G2'],
    ['front', [90, 100], 0.4, 'B0 U0 G0'],
    ['front', [90, 100], 9, 'B0 U1 G0'],
    ['front', [100, 180], 499, 'B0 U3 G0'],
    ['back', [100, 180], 1001, 'B0 U5 G0'],
  ] as const)('%s %j with %d lm is %s', (side, gammas, fluxLm, rating) => {
    expect(formatBug(rateBug(zoneLuminaire(side, gammas, fluxLm)))).toBe(rating);
  });

  // IES TM-15-11, addendum A: tables, the highest lumens of the grades 0 to 4 in each solid angle.
  it.each([
    ['backlight', 'back', [0, 30], [110, 500, 1000, 2500, 5000]],
    ['backlight', 'back', [30, 60], [220, 1000, 2500, 5000, 8500]],
    ['backlight', 'back', [60, 80], [110, 500, 1000, 2500, 5000]],
    ['uplight', 'back', [90, 100], [0, 10, 50, 500, 1000]],
    ['uplight', 'front', [100, 180], [0, 10, 50, 500, 1000]],
    ['glare', 'front', [60, 80], [660, 1800, 5000, 7500, 12_000]],
    ['glare', 'back', [60, 80], [110, 500, 1000, 2500, 5000]],
    ['glare', 'front', [80, 90], [10, 100, 225, 500, 750]],
    ['glare', 'back', [80, 90], [10, 100, 225, 500, 750]],
  ] as const)('%s of the zone %s %j has the limits %j', (letter, side, gammas, limits) => {
    const rate = (fluxLm: number) => rateBug(zoneLuminaire(side, gammas, fluxLm))[letter];
    // The edges of the zone take less than 0.01 % of the light to its neighbours.
    limits.forEach((limit, grade) => {
      const spill = limit / 10_000;
      expect(rate(limit + 0.4 - spill), `${limit} lm`).toBe(grade);
      expect(rate(limit + 0.6 + spill), `${limit + 1} lm`).toBe(grade + 1);
    });
  });

  it('allows a luminaire without a back more light there before it glares', () => {
    // Lambert, 4000 lm: between 60° and 80° (cos² 60° - cos² 80°) / 2 of it to each side, 439.7 lm.
    const round = createTestLuminaire(cosinePower(1), { lampFluxLm: 4000 });
    expect(calculateLcsFluxes(round).backHigh).toBeCloseTo(439.7, 0);
    // 80° to 90°: 4000 × cos² 80° / 2 = 60.3 lm.
    expect(rateBug(round).glare).toBe(1);
    const much = createTestLuminaire(cosinePower(1), { lampFluxLm: 9000 });
    // 989 lm behind would be G2 of types I to IV, and 135.7 lm above 80° are G2 as well.
    expect(rateBug(much)).toEqual({ backlight: 3, uplight: 0, glare: 2 });
    const four = [0, 90, 180, 270];
    const ring = { gammasDeg: [0, 60, 60.001, 79.999, 80, 90], row: [0, 0, 100, 100, 0, 0] };
    const light = (share: number) => ({
      planesDeg: four,
      gammasDeg: ring.gammasDeg,
      intensities: four.map((plane) => ring.row.map((v) => (plane % 180 === 90 ? share * v : v))),
    });
    const rate = (share: number) => {
      const lampFluxLm = (1200 * 1000) / calculateFlux(light(share));
      return rateBug(createTestLuminaire(light(share), { lampFluxLm })).glare;
    };
    // 600 lm to each side: G0 of type V, G2 of any other.
    expect(rate(0.95)).toBe(0);
    expect(rate(0.5)).toBe(2);
  });
});

describe('calculateUpwardRatio', () => {
  it('is the part above the horizontal of what leaves the luminaire', () => {
    expect(calculateUpwardRatio(uniformLight(180))).toBeCloseTo(0.5, 9);
    expect(calculateUpwardRatio(cosinePower(1))).toBe(0);
    expect(calculateUpwardRatio({ ...cosinePower(1), intensities: [[]], gammasDeg: [] })).toBe(0);
  });
});
