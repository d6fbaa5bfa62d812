import { describe, expect, it } from 'vitest';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import { interpolateGamma, interpolatePlane } from '#core/photometry/light-distribution.ts';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import { calculateFlux } from './flux.ts';
import { formFactorOpposed } from './form-factors.ts';
import { calculateLuminanceTable } from './luminance-table.ts';
import { calculateFigures } from './photometric-figures.ts';
import { createPointIlluminance } from './point-illuminance.ts';
import {
  calculateRoomIndex,
  calculateUtilisation,
  calculateUtilisationTable,
} from './utilisation-factors.ts';
import { calculateFluxCode, calculateZonalFlux } from './zonal-flux.ts';

/** Within 0.1 %. */
function expectClose(actual: number | null, expected: number): void {
  expect(Math.abs((actual ?? Number.NaN) / expected - 1)).toBeLessThan(0.001);
}

const degrees = (radians: number) => (radians * 180) / Math.PI;

describe('the family cos^m', () => {
  it.each([
    [1, 318.31, 120, 168.522, [43.7, 75, 93.8]],
    [2, 477.465, 90, 143.13, [57.8, 87.5, 98.4]],
    [5, 954.93, 58.955, 101.758, [82.2, 98.4, 100]],
  ] as const)(
    'm = %i has the peak, the beam, the field and the cones of its formula',
    (m, peak, beam, field, cones) => {
      const figures = calculateFigures(createTestLuminaire(cosinePower(m)));
      expectClose(figures.fluxLm, 1000);
      expectClose(figures.peakCd, peak);
      for (const angles of [figures.beam, figures.centreBeam]) {
        expect(Math.abs((angles.c0Deg ?? 0) - beam)).toBeLessThan(0.05);
        expect(Math.abs((angles.c90Deg ?? 0) - beam)).toBeLessThan(0.05);
      }
      for (const angles of [figures.field, figures.centreField]) {
        expect(Math.abs((angles.c0Deg ?? 0) - field)).toBeLessThan(0.05);
      }
      const exact = [41.4, 60, 75.5].map(
        (cone) => 100 * (1 - Math.cos((cone * Math.PI) / 180) ** (m + 1)),
      );
      cones.forEach((cone, index) => {
        expectClose(figures.fluxCode[index] ?? 0, exact[index] ?? 0);
        expect(figures.fluxCode[index]).toBeCloseTo(cone, 0);
      });
    },
  );
});

describe('calculateFigures', () => {
  it('gives light output ratios, downward share and efficacy', () => {
    const light = uniformLight(180);
    const figures = calculateFigures(createTestLuminaire(light, { lampFluxLm: 2000, powerW: 20 }));
    expectClose(figures.fluxLm, 2000);
    expectClose(figures.lorPercent, 100);
    expectClose(figures.dlorPercent, 50);
    expectClose(figures.dffPercent, 50);
    expectClose(figures.efficacyLmW, 100);
    expectClose(figures.peakCd, 2 * 79.577);
    expect(figures.beam).toEqual({ c0Deg: null, c90Deg: null });
  });

  it('distinguishes the beam of the maximum and of the centre for a batwing', () => {
    const light = { planesDeg: [0], gammasDeg: [0, 30, 60, 90], intensities: [[60, 100, 20, 0]] };
    const { beam, centreBeam } = calculateFigures(createTestLuminaire(light));
    expect(beam.c0Deg).toBeCloseTo(2 * (30 + (50 / 80) * 30), 9);
    expect(centreBeam.c0Deg).toBeCloseTo(2 * (30 + (70 / 80) * 30), 9);
  });
});

describe('calculateFluxCode and calculateZonalFlux', () => {
  it('rate a half sphere 25 50 75 100 100 and a Lambertian source 44 75 94 100 100', () => {
    const rounded = (light: Parameters<typeof calculateFluxCode>[0]) =>
      calculateFluxCode(light).map(Math.round);
    expect(rounded(uniformLight(90))).toEqual([25, 50, 75, 100, 100]);
    expect(rounded(cosinePower(1))).toEqual([44, 75, 94, 100, 100]);
  });

  it('has the zonal constants of 10° steps: 0.0955 to 1.0911', () => {
    const constants = [0.0955, 0.2835, 0.4629, 0.6282, 0.7744, 0.8972, 0.9926, 1.0579, 1.0911];
    const light = { planesDeg: [0], gammasDeg: [0, 90], intensities: [[1, 1]] };
    const zones = calculateZonalFlux(light).slice(0, 9);
    zones.forEach(({ flux }, index) => {
      expect(flux).toBeCloseTo(constants[index] ?? 0, 3);
    });
    expect(zones.at(-1)?.cumulativeShare).toBeCloseTo(1, 9);
    expect(zones.reduce((sum, { flux }) => sum + flux, 0)).toBeCloseTo(calculateFlux(light), 9);
  });
});

describe('createIntensityLookup', () => {
  it.each([
    [
      [0, 90, 180, 270],
      [0, 45, 90],
    ],
    [
      [0, 40, 180, 300],
      [0, 10, 50, 90],
    ],
    [
      [15, 105, 195, 285],
      [5, 45, 85],
    ],
    [[0], [0, 30, 90]],
  ])('agrees with the slow interpolation in planes %j and angles %j', (planesDeg, gammasDeg) => {
    const intensities = planesDeg.map((plane, p) =>
      gammasDeg.map((gamma, g) => plane + gamma * p + g * 7 + 1),
    );
    const light = { planesDeg, gammasDeg, intensities };
    const lookup = createIntensityLookup(light);
    for (let plane = -350; plane <= 720; plane += 23) {
      for (let gamma = 0; gamma <= 100; gamma += 2.5) {
        const slow = interpolateGamma(gammasDeg, interpolatePlane(light, plane), gamma);
        expect(lookup(plane, gamma)).toBeCloseTo(slow, 9);
      }
    }
  });
});

describe('createPointIlluminance', () => {
  it('follows E = I cos³γ / h²', () => {
    const even = createTestLuminaire(
      { planesDeg: [0], gammasDeg: [0, 45, 90], intensities: [[1000, 500, 0]] },
      { lampFluxLm: 1000 },
    );
    const illuminanceAt = createPointIlluminance(even);
    expectClose(illuminanceAt({ x: 0, y: 0, height: 2.5 }), 160);
    expectClose(illuminanceAt({ x: 2.5, y: 0, height: 2.5 }), 28.284);
    expectClose(illuminanceAt({ x: 0, y: -2.5, height: 2.5 }), 28.284);
  });
});

describe('calculateLuminanceTable', () => {
  it('is even for a Lambertian area: L = Φ / (π A)', () => {
    const table = calculateLuminanceTable(
      createTestLuminaire(cosinePower(1), { lampFluxLm: 3600 }),
    );
    for (const row of table?.luminances ?? []) {
      for (const value of row) expectClose(value, 3600 / Math.PI / 0.36);
    }
    expect(table?.luminances).toHaveLength(9);
  });

  it('counts the sides that face the direction', () => {
    const table = calculateLuminanceTable(
      createTestLuminaire(uniformLight(180), {
        luminousArea: { lengthM: 1, widthM: 0.5, heightsM: [0.1, 0.2, 0.1, 0.2] },
      }),
      [0, 90],
      [60],
    );
    const seen = (side: number) => 0.5 * Math.cos(Math.PI / 3) + side * Math.sin(Math.PI / 3);
    expectClose(table?.luminances[0]?.[0] ?? 0, 79.577 / seen(0.1));
    expectClose(table?.luminances[0]?.[1] ?? 0, 79.577 / seen(0.1));
  });

  it('returns null without a luminous area', () => {
    const point = { lengthM: 0, widthM: 0, heightsM: [0, 0, 0, 0] as const };
    expect(
      calculateLuminanceTable(createTestLuminaire(cosinePower(1), { luminousArea: point })),
    ).toBeNull();
  });
});

describe('utilisation factors', () => {
  it('find the room index of 12 m × 8 m × 2.1 m as 2.2857', () => {
    expectClose(calculateRoomIndex(12, 8, 2.1), 2.2857);
  });

  it('use the form factor of two opposed squares: 0.1998 at their own distance', () => {
    expect(formFactorOpposed(1, 1, 1)).toBeCloseTo(0.19982, 5);
    expect(formFactorOpposed(1000, 1000, 1)).toBeCloseTo(1, 2);
  });

  it('keep all light in a room of white surfaces, and only the direct one in a black room', () => {
    const black = { ceiling: 0, walls: 0, floor: 0 };
    const direct = { floor: 0.6, walls: 0.3, ceiling: 0.1 };
    expect(calculateUtilisation(direct, black, 2)).toBe(0.6);
    // An integrating box: mean illuminance is direct flux / (A (1 - ρ)) for one reflectance everywhere.
    const grey = { ceiling: 0.5, walls: 0.5, floor: 0.5 };
    const side = 2;
    const [square, wall] = [side * side, 4 * side];
    const even = 1 / (2 * square + wall);
    const flux = { floor: even * square, walls: even * wall, ceiling: even * square };
    expect(calculateUtilisation(flux, grey, 1)).toBeCloseTo((even * square) / 0.5, 9);
  });

  it('rise with the room index and with every reflectance', () => {
    const { factors } = calculateUtilisationTable(cosinePower(1));
    factors.forEach((row, index) => {
      for (const [column, value] of row.entries()) {
        expect(value).toBeGreaterThan(factors[index - 1]?.[column] ?? 0);
      }
      expect(row.at(-1)).toBe(Math.min(...row));
    });
    // CIE 52 for a Lambertian luminaire in a room of index 5 with reflectances 80/50/30: a little over 1.1.
    expect(factors.at(-1)?.[0]).toBeCloseTo(1.12, 1);
  });
});

describe('beam angles of the table', () => {
  it('are those of the formula 2 acos(0.5^(1/m))', () => {
    for (const m of [1.5, 3, 20]) {
      const beam = calculateFigures(createTestLuminaire(cosinePower(m))).beam.c0Deg ?? 0;
      expect(Math.abs(beam - 2 * degrees(Math.acos(0.5 ** (1 / m))))).toBeLessThan(0.05);
    }
  });
});
