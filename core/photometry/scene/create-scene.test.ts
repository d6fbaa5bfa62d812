import { expect, test } from 'vitest';
import { createDistribution } from '#core/photometry/distribution.ts';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { turnOver } from '#core/photometry/light-distribution.ts';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import { createScene } from './create-scene.ts';
import { chooseWhite, createSceneLookup, renderScene, SKY } from './render-scene.ts';
import { sceneKinds } from './scene.ts';
import { sceneRanges, usualSceneSetup, within } from './scene-setups.ts';

const lambert = createTestLuminaire(cosinePower(1), { lampFluxLm: 3000 });
const isUpwards = createTestLuminaire(uniformLight(180), { lampFluxLm: 3000 });
const setupOf = (kind: (typeof sceneKinds)[number], luminaire = lambert) =>
  usualSceneSetup(kind, { luminaire, ownHeightM: null });

test.each(sceneKinds)('%s: its set-up is within its limits, and its picture has light', (kind) => {
  const setup = setupOf(kind);
  for (const [name, range] of Object.entries(sceneRanges[kind])) {
    const value = setup[name as keyof typeof setup];
    if (range) {
      expect(value).toBeGreaterThanOrEqual(range.min);
      expect(value).toBeLessThanOrEqual(range.max);
    }
  }
  const scene = createScene(kind, lambert, setup);
  const { eye } = scene.camera;
  for (const axis of ['x', 'y', 'z'] as const) {
    expect(eye[axis]).toBeGreaterThan(scene.space.min[axis]);
    expect(eye[axis]).toBeLessThan(scene.space.max[axis]);
  }
  const whiteLux = chooseWhite(scene, lambert.light);
  const colour = { red: 1, green: 1, blue: 1 };
  const pixels = renderScene(
    { scene, light: lambert.light },
    { width: 24, height: 24, whiteLux, colour },
  );
  const levels = pixels.filter((_, index) => index % 3 === 0);
  expect(Math.max(...levels)).toBeGreaterThan(150);
  expect(Math.min(...levels)).toBeLessThan(150);
});

test('The illuminance below the luminaire is that of the table, 1.95 m below it', () => {
  const point = createTestLuminaire(cosinePower(1), {
    lampFluxLm: 3000,
    luminousArea: { lengthM: 0.05, widthM: 0.05, heightsM: [0, 0, 0, 0] },
  });
  const scene = createScene('room', point, setupOf('room', point));
  const middle = scene.emitters.positions[0];
  const look = createSceneLookup(
    {
      ...scene,
      camera: {
        eye: { x: 0, y: 2, z: 3 },
        target: { x: 0, y: 0.75, z: middle?.z ?? 0 },
        fovDeg: 60,
      },
    },
    point.light,
    1,
  );
  const seen = look(0, 0);
  if (seen === null || seen === 'lamp')
    throw new Error('The table is in the middle of the picture.');
  expect(seen.face.name).toBe('table');
  expect(seen.directLux).toBeCloseTo(3000 / Math.PI / 1.95 ** 2, 1);
  expect(seen.allLux).toBe(seen.directLux + scene.reflectedLux);
});

test('Reflected light of a closed room is Φ ρ / (A (1 − ρ)), outdoors and on escape routes 0', () => {
  const setup = { ...setupOf('room'), heightM: 3 };
  const { reflectedLux, space } = createScene('room', lambert, setup);
  // 5.1 m × 3.02 m × 6.3 m: ceiling 0.7, floor 0.3, walls 0.6.
  expect([space.max.x, space.max.y]).toEqual([2.55, 3.02]);
  expect(space.max.z).toBeCloseTo(6.3, 9);
  const [plan, walls] = [5.1 * 6.3, 2 * 3.02 * (5.1 + 6.3)];
  const area = 2 * plan + walls;
  const mean = (plan * (0.7 + 0.3) + walls * 0.6) / area;
  expect(reflectedLux).toBeCloseTo((3000 * mean) / (area * (1 - mean)), 1);
  const half = createScene('room', lambert, { ...setup, dimming: 0.5 });
  expect(half.reflectedLux).toBeCloseTo(reflectedLux / 2, 6);
  for (const kind of ['corridor', 'street', 'yard', 'facade', 'path'] as const) {
    expect(createScene(kind, lambert, setupOf(kind)).reflectedLux).toBe(0);
  }
});

test('A luminaire that shines up is suspended below the ceiling', () => {
  const setup = setupOf('room');
  expect(createScene('room', isUpwards, setup).space.max.y).toBeCloseTo(setup.heightM + 0.6, 6);
  expect(createScene('room', lambert, setup).space.max.y).toBeCloseTo(setup.heightM + 0.02, 6);
});

test('A luminaire in the ground lights the wall alike, whether its file has the light above or below the horizontal', () => {
  const down = createTestLuminaire(cosinePower(12), { lampFluxLm: 3000 });
  const up = { ...down, light: turnOver(down.light) };
  const setup = { ...setupOf('facade'), tiltDeg: 20 };
  const onWall = ({ light }: typeof down) => {
    const scene = createScene('facade', { ...down, light }, setup);
    const look = createSceneLookup(scene, light, 1);
    return [-0.3, 0, 0.3].map((up) => {
      const seen = look(0, up);
      return seen === null || seen === 'lamp' ? null : seen.directLux;
    });
  };
  const lit = onWall(down);
  expect(Math.max(...lit.map(Number))).toBeGreaterThan(20);
  onWall(up).forEach((lux, at) => {
    expect(lux).toBeCloseTo(lit[at] ?? Number.NaN, 6);
  });
});

test.each([5, 1])(
  'Strip above a worktop is 2 m long with their flux, from a file of %d m',
  (lengthM) => {
    const reel = createTestLuminaire(cosinePower(1), {
      lampFluxLm: 1000 * lengthM,
      luminousArea: { lengthM, widthM: 0.005, heightsM: [0, 0, 0, 0] },
    });
    const { emitters, lamps } = createScene('worktop', reel, setupOf('worktop'));
    expect(emitters.positions).toHaveLength(8);
    expect(emitters.candelaPerUnit * 8).toBeCloseTo(2, 9);
    const [lamp] = lamps;
    expect((lamp?.max.x ?? 0) - (lamp?.min.x ?? 0)).toBeCloseTo(2, 6);
  },
);

test('Above the ground the sky is dark', () => {
  const scene = createScene('street', lambert, setupOf('street'));
  const rendering = { width: 8, height: 8, whiteLux: 10, colour: { red: 1, green: 1, blue: 1 } };
  const pixels = renderScene({ scene, light: lambert.light }, rendering, 4);
  expect([...pixels.slice(0, 4)]).toEqual([...SKY, 255]);
});

test('A value moves to the nearest step within the limits', () => {
  const range = { min: 0.3, max: 3, step: 0.05 };
  expect(within(range, 1.02)).toBe(1);
  expect(within(range, 0)).toBe(0.3);
  expect(within(range, 9)).toBe(3);
  expect(within(null, 7)).toBe(7);
});

test('A wallwasher at the foot of a façade stands where its peak reaches 5 m, whichever way its file shines', () => {
  const down = expandDistribution(
    createDistribution({ kind: 'asymmetric', peakDeg: 8, throwToDeg: 60 }),
  );
  for (const light of [down, turnOver(down)]) {
    const setup = setupOf('facade', createTestLuminaire(light));
    expect(setup).toMatchObject({ distanceM: 0.7, tiltDeg: 0 });
  }
  expect(setupOf('facade')).toMatchObject({ distanceM: 0.6, tiltDeg: 8 });
});
