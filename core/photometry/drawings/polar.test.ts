import { describe, expect, it } from 'vitest';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import { createPolar, roundUp } from './polar.ts';
import { overlayLights } from './polar-overlay.ts';

const pointsOf = (path: string) =>
  path
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as [number, number]);

describe('createPolar', () => {
  it('draws a Lambertian source as a circle below its centre', () => {
    const polar = createPolar(cosinePower(1), 1, 400);
    const radius = 318.31 / 400 / 2;
    for (const [x, y] of pointsOf(polar.curves[0]?.path ?? '')) {
      if (Math.abs(x) + Math.abs(y) < 1e-9) continue;
      expect(Math.hypot(x, y - radius)).toBeCloseTo(radius, 2);
    }
    expect(polar.hasUplight).toBe(false);
    expect(polar.rings.map(({ value }) => value)).toEqual([100, 200, 300, 400]);
  });

  it('has both planes if they differ, each side separately, and the upper half if there is uplight', () => {
    const light = {
      planesDeg: [0, 90, 180, 270],
      gammasDeg: [0, 90, 180],
      intensities: [
        [100, 50, 0],
        [100, 20, 0],
        [100, 0, 0],
        [100, 20, 0],
      ],
    };
    const polar = createPolar(light, 2, 200);
    expect(polar.curves.map(({ planeDeg }) => planeDeg)).toEqual([0, 90]);
    const points = pointsOf(polar.curves[0]?.path ?? '');
    expect(points).toContainEqual([0.5, 0]);
    expect(points).toContainEqual([0, 1]);
    expect(polar.halves.find(({ planeDeg }) => planeDeg === 180)?.values[0]).toBe(200);
    expect(polar.hasUplight).toBe(true);
    expect(createPolar(uniformLight(180)).gammasDeg.at(-1)).toBe(180);
  });

  it('rounds its edge up so that four rings divide it evenly', () => {
    expect([318, 1001, 99, 1600].map(roundUp)).toEqual([320, 1200, 100, 1600]);
  });
});

describe('overlayLights', () => {
  it('puts several luminaires on one scale, by form and by intensity', () => {
    const lights = [
      { name: 'a', luminaire: createTestLuminaire(cosinePower(1), { lampFluxLm: 4000 }) },
      { name: 'b', luminaire: createTestLuminaire(cosinePower(5), { lampFluxLm: 500 }) },
    ];
    const { names, relative, absolute } = overlayLights(lights);
    const lowest = (curves: typeof relative.curves, series: number) =>
      Math.max(
        ...pointsOf(curves.find((curve) => curve.series === series)?.path ?? '').map(([, y]) => y),
      );
    expect(names).toEqual(['a', 'b']);
    expect(lowest(relative.curves, 0) / lowest(relative.curves, 1)).toBeCloseTo(318.31 / 954.93, 2);
    expect(lowest(absolute.curves, 0) / lowest(absolute.curves, 1)).toBeCloseTo(
      (318.31 * 8) / 954.93,
      2,
    );
    expect(absolute.rings.at(-1)?.value).toBe(1600);
  });
});
