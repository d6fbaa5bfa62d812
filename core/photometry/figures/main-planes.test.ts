import { describe, expect, it } from 'vitest';
import { createTestLuminaire, uniformLight } from '#core/photometry/luminaire.fixtures.ts';
import { calculateBeamAngle, calculateCentreBeamAngle } from './beam.ts';
import { calculateDirectRatios } from './direct-ratios.ts';
import { calculateDownwardShare, calculateFlux } from './flux.ts';
import { calculateFigures } from './photometric-figures.ts';
import { createPointIlluminance } from './point-illuminance.ts';
import { findFallingZero } from './solve.ts';
import { calculateFluxCode, calculateZonalFlux } from './zonal-flux.ts';

const planesDeg = [0, 90, 180, 270];
const dark = { planesDeg: [0], gammasDeg: [0, 90], intensities: [[0, 0]] };
/** 100 up to the given angle in each half plane, nothing a thousandth of a degree beyond it. */
const edges = [10, 20, 30, 40];
const gammasDeg = [0, ...edges.flatMap((edge) => [edge, edge + 0.001]), 90];
const stepped = {
  planesDeg,
  gammasDeg,
  intensities: edges.map((edge) => gammasDeg.map((gamma) => (gamma <= edge ? 100 : 0))),
};

describe('the main planes', () => {
  it('add the widths of both half planes: C0 and C180, C90 and C270', () => {
    const { beam, field, centreBeam, centreField } = calculateFigures(createTestLuminaire(stepped));
    for (const angles of [beam, field, centreBeam, centreField]) {
      expect(angles.c0Deg).toBeCloseTo(40, 2);
      expect(angles.c90Deg).toBeCloseTo(60, 2);
    }
  });

  it('have no beam around a hole at the nadir, nor one of the centre without light there', () => {
    const ring = { planesDeg: [0], gammasDeg: [0.5, 10, 20], intensities: [[100, 100, 0]] };
    expect(calculateBeamAngle(ring)).toBeNull();
    expect(calculateCentreBeamAngle(ring, 0, 0.5)).toBeNull();
    expect(calculateCentreBeamAngle(dark, 0, 0.5)).toBeNull();
  });

  it('measure light around the zenith up to it', () => {
    const up = {
      planesDeg: [0],
      gammasDeg: [90, 160, 160.001, 180],
      intensities: [[0, 0, 100, 100]],
    };
    expect(calculateBeamAngle(up)).toBeCloseTo(40, 2);
    const exact = { planesDeg: [0], gammasDeg: [90, 160, 180], intensities: [[0, 0, 100]] };
    // Half of the zenith's light at 170°.
    expect(calculateBeamAngle(exact)).toBeCloseTo(20, 9);
    expect(calculateBeamAngle(exact, 0, 1)).toBe(0);
  });
});

describe('darkness', () => {
  it('has shares of zero and no efficacy without a power', () => {
    const figures = calculateFigures(createTestLuminaire(dark));
    expect(figures).toMatchObject({ dffPercent: 0, lorPercent: 0, efficacyLmW: null, peakCd: 0 });
    expect(calculateDownwardShare(dark)).toBe(0);
    expect(calculateFluxCode(dark)).toEqual([0, 0, 0, 0, 0]);
    expect(calculateZonalFlux(dark).every(({ cumulativeShare }) => cumulativeShare === 0)).toBe(
      true,
    );
  });

  it('is not a glimmer', () => {
    // 0.001 lm over the whole sphere.
    const glimmer = {
      planesDeg: [0],
      gammasDeg: [0, 180],
      intensities: [[1e-3, 1e-3].map((f) => f / 4 / Math.PI)],
    };
    expect(calculateDownwardShare(glimmer)).toBeCloseTo(0.5, 9);
    expect(calculateFluxCode(glimmer)[3]).toBeCloseTo(50, 9);
    expect(calculateFluxCode(glimmer)[0]).toBeCloseTo(25, 0);
    expect(calculateZonalFlux(glimmer).at(-1)?.cumulativeShare).toBeCloseTo(1, 9);
    expect(calculateFigures(createTestLuminaire(glimmer)).dffPercent).toBeCloseTo(50, 9);
  });
});

describe('absolute values', () => {
  it('scale with the flux of the lamps exactly', () => {
    const light = { planesDeg: [0], gammasDeg: [0, 90], intensities: [[1000, 0]] };
    const luminaire = createTestLuminaire(light, { lampFluxLm: 2500 });
    expect(calculateFigures(luminaire).peakCd).toBe(2500);
    const illuminanceAt = createPointIlluminance(luminaire);
    expect(illuminanceAt({ x: 0, y: 0, height: 0.5 })).toBeCloseTo(10_000, 6);
    expect(illuminanceAt({ x: 0, y: 0, height: 5 })).toBeCloseTo(100, 6);
  });

  it('are divided into zones up to the zenith, the last one narrower if need be', () => {
    const zones = calculateZonalFlux(uniformLight(180), 50);
    expect(zones.map(({ fromDeg, toDeg }) => [fromDeg, toDeg])).toEqual([
      [0, 50],
      [50, 100],
      [100, 150],
      [150, 180],
    ]);
    // Even light: the share of a cap is (1 - cos γ) / 2.
    zones.forEach(({ toDeg, cumulativeShare }) => {
      expect(cumulativeShare).toBeCloseTo((1 - Math.cos((toDeg * Math.PI) / 180)) / 2, 9);
    });
    expect(calculateFlux(uniformLight(180), 50, 50)).toBe(0);
  });
});

describe('direct ratios of a narrow throw at 45°, which reaches one spacing', () => {
  /** Light at 45° from the nadir into a few degrees around one half plane. */
  const throwTo = (planeDeg: number) => {
    const around = [-3, -2.9, 2.9, 3].map((turn) => (planeDeg + turn + 360) % 360);
    const planes = around.map((plane, index) => ({ plane, bright: index === 1 || index === 2 }));
    planes.sort((a, b) => a.plane - b.plane);
    const angles = [0, 44, 44.1, 45.9, 46, 90];
    return {
      planesDeg: planes.map(({ plane }) => plane),
      gammasDeg: angles,
      intensities: planes.map(({ bright }) => [0, 0, 1, 1, 0, 0].map((v) => (bright ? v : 0))),
    };
  };
  // In the room of k = 5, ten spacings wide, a throw along a wall misses the floor from one row of ten.
  it.each([5, 85, 95, 175, 265, 355])('to C%i loses one row of ten', (planeDeg) => {
    expect(calculateDirectRatios(throwTo(planeDeg)).at(-1)).toBeCloseTo(0.9, 2);
  });

  it.each([45, 135, 225, 315])('to C%i, a corner, loses a row and a column', (planeDeg) => {
    expect(calculateDirectRatios(throwTo(planeDeg)).at(-1)).toBeCloseTo(0.81, 2);
  });

  it('in a room of 2.5 spacings loses one row of two or of three, half each', () => {
    // k = 1.25.
    expect(calculateDirectRatios(throwTo(5))[3]).toBeCloseTo((1 / 2 + 2 / 3) / 2, 2);
  });
});

describe('findFallingZero', () => {
  it('finds where a falling function passes zero, over orders of magnitude', () => {
    for (const zero of [0.002, 1, 123, 9e4]) {
      expect(findFallingZero((x) => (zero - x) / 1e9, 1e-3, 1e5)).toBeCloseTo(zero, 6);
    }
  });

  it.each([
    ['never passes it', () => 1],
    ['rises', (x: number) => x - 1],
    ['begins at zero', (x: number) => 1e-3 - x],
    ['ends at zero', (x: number) => 1e5 - x],
  ])('returns null for a function that %s', (_, valueAt) => {
    expect(findFallingZero(valueAt, 1e-3, 1e5)).toBeNull();
  });
});
