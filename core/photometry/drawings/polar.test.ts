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
    const polar = createPolar(cosinePower(1), { highest: 400 });
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
    const polar = createPolar(light, { scale: 2, highest: 200 });
    expect(polar.curves.map(({ planeDeg }) => planeDeg)).toEqual([0, 90]);
    const points = pointsOf(polar.curves[0]?.path ?? '');
    expect(points).toContainEqual([0.5, 0]);
    expect(points).toContainEqual([0, 1]);
    expect(polar.halves.find(({ planeDeg }) => planeDeg === 180)?.values[0]).toBe(200);
    expect(polar.hasUplight).toBe(true);
    expect(createPolar(uniformLight(180)).gammasDeg.at(-1)).toBe(180);
  });

  it.each([
    [318, 320],
    [1001, 1200],
    [99, 100],
    [1600, 1600],
    [1, 1],
    [1.2, 1.2],
    [13, 16],
    [17, 20],
    [210, 240],
    [250, 320],
    [3300, 4000],
    [41, 50],
    [51, 60],
    [61, 80],
    [8.1, 10],
    [0.0041, 0.005],
  ])('rounds its edge of %f up to %f, which four rings divide evenly', (highest, edge) => {
    expect(roundUp(highest)).toBeCloseTo(edge, 9);
  });

  const planesDeg = [0, 90, 180, 270];
  const gammasDeg = [0, 45, 90, 180];

  it('has the half planes on their sides: C0 and C90 right, C180 and C270 left', () => {
    const intensities = [100, 80, 60, 40].map((side) => [100, side, side, 0]);
    const polar = createPolar({ planesDeg, gammasDeg, intensities }, { highest: 100 });
    const at = (index: number) => pointsOf(polar.curves[index]?.path ?? '');
    expect(at(0)).toEqual(
      expect.arrayContaining([
        [1, 0],
        [-0.6, 0],
        [0, 1],
      ]),
    );
    expect(at(1)).toEqual(
      expect.arrayContaining([
        [0.8, 0],
        [-0.4, 0],
        [0, 1],
      ]),
    );
    // cos 45° of each side, right and left.
    expect(at(1)).toContainEqual([0.566, 0.566]);
    expect(at(0)).toContainEqual([-0.424, 0.424]);
    const values = polar.halves.map((half) => [half.planeDeg, half.values[9]]);
    expect(values).toEqual([
      [0, 100],
      [90, 80],
      [180, 60],
      [270, 40],
    ]);
  });

  it('draws each point once, closed, with three decimals', () => {
    const { path = '' } = createPolar(cosinePower(1.3)).curves[0] ?? {};
    const points = path.slice(1, -1).split('L');
    expect(path).toMatch(/^M.*Z$/);
    points.forEach((point, index) => {
      expect(point).toMatch(/^-?\d(\.\d{1,3})? -?\d(\.\d{1,3})?$/);
      expect(point).not.toBe(points[index - 1]);
    });
  });

  it('has the intensities of the file, whatever its steps, and the straight between them', () => {
    // A spike of 2° between the steps of 2.5°.
    const light = {
      planesDeg: [0],
      gammasDeg: [0, 10, 11, 12, 90],
      intensities: [[100, 100, 500, 100, 0]],
    };
    const { curves, rings } = createPolar(light);
    const points = pointsOf(curves[0]?.path ?? '');
    const turn = (11 * Math.PI) / 180;
    expect(rings.at(-1)?.value).toBe(500);
    expect(points).toContainEqual(
      [Math.sin(turn), Math.cos(turn)].map((x) => Number(x.toFixed(3))),
    );
    // Half way down to the horizontal: 100 × 39/78 at 51°, between two points of the curve.
    const at51 = points.filter(([x, y]) => Math.abs((Math.atan2(x, y) * 180) / Math.PI - 51) < 1.5);
    for (const [x, y] of at51) expect(Math.hypot(x, y)).toBeCloseTo(0.1, 2);
    // An even disc needs its points no closer than the picture shows.
    const even = pointsOf(createPolar(uniformLight(180), { highest: 80 }).curves[0]?.path ?? '');
    expect(even.length).toBeLessThan(150);
    for (const [x, y] of even) expect(Math.hypot(x, y)).toBeCloseTo(1000 / 4 / Math.PI / 80, 2);
  });

  it('ends at the centre beyond the last angle of a file', () => {
    const path = createPolar({ planesDeg: [0], gammasDeg: [0, 60], intensities: [[100, 100]] })
      .curves[0]?.path;
    expect(pointsOf(path ?? '')).toContainEqual([0, 0]);
  });

  it('adds the plane of the peak if the main planes do not show it', () => {
    const thrown = (peak: number) => ({
      planesDeg: [0, 60, 90, 180, 240, 270],
      gammasDeg: [0, 60, 90],
      intensities: [50, 20, 80, 50, peak, 50].map((side) => [50, side, 0]),
    });
    const planesOf = (peak: number) =>
      createPolar(thrown(peak)).curves.map(({ planeDeg }) => planeDeg);
    expect(planesOf(100)).toEqual([0, 90, 60]);
    expect(planesOf(82)).toEqual([0, 90]);
    expect(createPolar(thrown(100)).peak).toBe(100);
    expect(createPolar(thrown(100), { planesDeg: [0, 90] }).peak).toBe(80);
    const one = createPolar(thrown(100), { planesDeg: [60] });
    expect(one.halves.map(({ planeDeg }) => planeDeg)).toEqual([60, 240]);
  });

  it.each(planesDeg)('has an edge and an upper half for light in C%i alone', (plane) => {
    const intensities = planesDeg.map((other) =>
      other === plane ? [500, 300, 20, 20] : [0, 0, 0, 0],
    );
    const polar = createPolar({ planesDeg, gammasDeg, intensities });
    expect(polar.rings.at(-1)?.value).toBe(500);
    expect(polar.hasUplight).toBe(true);
  });

  it.each([
    [[0, 94, 94.001, 180], [100, 100, 0, 0], false],
    [[0, 95, 95.001, 180], [100, 100, 0, 0], true],
    [[0, 90, 90.001, 180], [100, 100, 1.9, 1.9], false],
    [[0, 90, 90.001, 180], [100, 100, 2.1, 2.1], true],
    [[0, 90, 179, 180], [100, 0, 0, 3], true],
  ])(
    'shows its upper half for two percent of its edge from 95° on: %j',
    (angles, row, expected) => {
      const polar = createPolar({ planesDeg: [0], gammasDeg: angles, intensities: [row] });
      expect(polar.hasUplight).toBe(expected);
      expect([polar.gammasDeg.at(-1), polar.gammasDeg.length]).toEqual(
        expected ? [180, 37] : [90, 19],
      );
    },
  );

  it('stays in cd/klm unless it is scaled, and empty in darkness', () => {
    const polar = createPolar(cosinePower(1));
    expect(polar.halves).toHaveLength(1);
    expect(polar.halves[0]?.values[0]).toBeCloseTo(318.31, 2);
    expect(polar.rings.map(({ radius, value }) => [radius, value])).toEqual([
      [0.25, 80],
      [0.5, 160],
      [0.75, 240],
      [1, 320],
    ]);
    const dark = createPolar({ planesDeg: [0], gammasDeg: [0, 90], intensities: [[0, 0]] });
    expect(dark.curves[0]?.path).toBe('M0 0Z');
    expect(dark.hasUplight).toBe(false);
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

  it('has its upper half if any luminaire needs it, and rings that fit the brightest direction', () => {
    const spot = { planesDeg: [0, 45, 90, 135, 180, 225, 270, 315], gammasDeg: [0, 11, 90] };
    const intensities = spot.planesDeg.map((plane) => [100, plane === 45 ? 790 : 0, 0]);
    const lights = [
      { name: 'a', luminaire: createTestLuminaire({ ...spot, intensities }) },
      { name: 'b', luminaire: createTestLuminaire(uniformLight(180)) },
    ];
    const { relative } = overlayLights(lights);
    expect(relative.hasUplight).toBe(true);
    expect(relative.rings.at(-1)?.value).toBe(800);
    expect(relative.curves.map(({ series, planeDeg }) => [series, planeDeg])).toEqual([
      [0, 0],
      [0, 90],
      [1, 0],
    ]);
    expect(overlayLights([]).relative).toEqual({ rings: [], curves: [], hasUplight: false });
  });
});
