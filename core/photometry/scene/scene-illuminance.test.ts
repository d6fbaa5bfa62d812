import { expect, test } from 'vitest';
import { createPointIlluminance } from '#core/photometry/figures/point-illuminance.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import { placeEmitters } from './place-emitters.ts';
import type { Solid } from './scene.ts';
import { createSceneIlluminance } from './scene-illuminance.ts';
import { orientation } from './scene-parts.ts';
import type { Vector } from './vector.ts';

const floor = { x: 0, y: 1, z: 0 };
const backWall = { x: 0, y: 0, z: 1 };
const toWall = { x: 0, y: 0, z: -1 };
const point = { lengthM: 0.05, widthM: 0.05, heightsM: [0, 0, 0, 0] } as const;

type Aim = { tiltDeg?: number; isUp?: boolean; solids?: Solid[]; dimming?: number };

/** Illuminance below a luminaire at 0, 3, 2 whose front is towards the wall at z = 0. */
function light(luminaire: ReturnType<typeof createTestLuminaire>, aim: Aim = {}) {
  const { tiltDeg = 0, isUp = false, solids = [], dimming = 1 } = aim;
  const mounting = { at: [{ x: 0, y: 3, z: 2 }], orientation: orientation(toWall, tiltDeg, isUp) };
  const emitters = placeEmitters(luminaire, mounting, { dimming });
  return createSceneIlluminance({ emitters, solids }, luminaire.light);
}

/** Four planes with different intensities, the brightest at `front`. */
function fourPlanes(values: [number, number, number, number]): LightDistribution {
  const gammasDeg = [0, 30, 60, 90];
  return {
    planesDeg: [0, 90, 180, 270],
    gammasDeg,
    intensities: values.map((value) => [100, value, value / 2, 0]),
  };
}

test('A point of 1000 cd: inverse squares, and the cosine of the angle of incidence', () => {
  const lamp = createTestLuminaire(uniformLight(180), {
    lampFluxLm: 4000 * Math.PI,
    luminousArea: point,
  });
  const luxAt = light(lamp);
  expect(luxAt({ x: 0, y: 0, z: 2 }, floor)).toBeCloseTo(1000 / 9, 6);
  // 45° away on the floor: cos³ 45° / h².
  expect(luxAt({ x: 3, y: 0, z: 2 }, floor)).toBeCloseTo((1000 / 9) * Math.SQRT1_2 ** 3, 6);
  // The wall in front of it, at its height.
  expect(luxAt({ x: 0, y: 3, z: 0 }, backWall)).toBeCloseTo(1000 / 4, 6);
  // A surface that faces away.
  expect(luxAt({ x: 0, y: 0, z: 2 }, { x: 0, y: -1, z: 0 })).toBe(0);
  expect(light(lamp, { dimming: 0.25 })({ x: 0, y: 0, z: 2 }, floor)).toBeCloseTo(250 / 9, 6);
});

test('The axis of a spot that is tilted by 45° meets the wall 2 m below it', () => {
  const spot = createTestLuminaire(cosinePower(40), { luminousArea: point });
  const luxAt = light(spot, { tiltDeg: 45 });
  const peakCd = (1000 * 41) / (2 * Math.PI);
  expect(luxAt({ x: 0, y: 1, z: 0 }, backWall)).toBeCloseTo((peakCd * Math.SQRT1_2) / 8, 3);
  for (const y of [0.6, 1.6]) {
    const [here, axis] = [
      luxAt({ x: 0, y, z: 0 }, backWall),
      luxAt({ x: 0, y: 1.05, z: 0 }, backWall),
    ];
    expect(here).toBeLessThan(axis);
  }
});

test('In the ground the light of the nadir goes up', () => {
  const spot = createTestLuminaire(cosinePower(40), { luminousArea: point });
  const ceiling = { x: 0, y: -1, z: 0 };
  const luxAt = light(spot, { isUp: true });
  const peakCd = (1000 * 41) / (2 * Math.PI);
  expect(luxAt({ x: 0, y: 5, z: 2 }, ceiling)).toBeCloseTo(peakCd / 4, 3);
  expect(luxAt({ x: 0, y: 0, z: 2 }, floor)).toBe(0);
  // The tilt raises the beam towards the wall.
  const tilted = light(spot, { isUp: true, tiltDeg: 45 });
  expect(tilted({ x: 0, y: 5, z: 0 }, backWall)).toBeCloseTo((peakCd * Math.SQRT1_2) / 8, 3);
});

test('The side with most light is towards the wall, and no side is swapped', () => {
  const square = createTestLuminaire(fourPlanes([40, 30, 20, 160]), { luminousArea: point });
  const luxAt = light(square);
  const below = createPointIlluminance(square);
  // C270 faces the wall (−z) and C90 the room; then C0 is towards −x, because C counts counter-clockwise from above.
  const places: [Vector, { x: number; y: number }][] = [
    [
      { x: 0, y: 0, z: 1 },
      { x: 0, y: -1 },
    ],
    [
      { x: 0, y: 0, z: 3 },
      { x: 0, y: 1 },
    ],
    [
      { x: -1, y: 0, z: 2 },
      { x: 1, y: 0 },
    ],
    [
      { x: 1, y: 0, z: 2 },
      { x: -1, y: 0 },
    ],
  ];
  for (const [place, { x, y }] of places) {
    expect(luxAt(place, floor)).toBeCloseTo(below({ x, y, height: 3 }), 6);
  }
});

test('A line of 1.2 m agrees with the integral over its length', () => {
  const line = createTestLuminaire(cosinePower(1), {
    lampFluxLm: 1200,
    luminousArea: { lengthM: 1.2, widthM: 0.05, heightsM: [0, 0, 0, 0] },
  });
  // E = I′/h · (θ + sin θ cos θ), tan θ = 0.6 m / h, I′ = 1200 lm / π / 1.2 m.
  const luxAt = light(line);
  for (const height of [1, 3]) {
    const theta = Math.atan(0.6 / height);
    const exact = (1000 / Math.PI / height) * (theta + Math.sin(theta) * Math.cos(theta));
    const here = luxAt({ x: 0, y: 3 - height, z: 2 }, floor);
    expect(Math.abs(here / exact - 1)).toBeLessThan(0.01);
  }
  // It lies along the wall.
  expect(luxAt({ x: 0.6, y: 2, z: 2 }, floor)).toBeGreaterThan(
    luxAt({ x: 0, y: 2, z: 2.6 }, floor),
  );
});

test('A solid casts a shadow, a flat marking does not', () => {
  const lamp = createTestLuminaire(uniformLight(180), { luminousArea: point });
  const board: Solid = {
    name: 'table',
    reflectance: 0.5,
    castsShadow: true,
    min: { x: -0.5, y: 1, z: 1.5 },
    max: { x: 0.5, y: 1.05, z: 2.5 },
  };
  const open = light(lamp);
  const shaded = light(lamp, { solids: [board] });
  // The shadow on the floor is larger by 3 m / 2 m: to 0.75 m.
  for (const x of [0, 0.7]) expect(shaded({ x, y: 0, z: 2 }, floor)).toBe(0);
  expect(shaded({ x: 0.8, y: 0, z: 2 }, floor)).toBe(open({ x: 0.8, y: 0, z: 2 }, floor));
  // Its own top is lit.
  expect(shaded({ x: 0, y: 1.05, z: 2 }, floor)).toBe(open({ x: 0, y: 1.05, z: 2 }, floor));
  const marking = light(lamp, { solids: [{ ...board, castsShadow: false }] });
  expect(marking({ x: 0, y: 0, z: 2 }, floor)).toBeGreaterThan(0);
});
