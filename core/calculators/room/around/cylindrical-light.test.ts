import { describe, expect, it } from 'vitest';
import { createRoomSolver, planPoints } from '#core/calculators/room/calculate-room.ts';
import { createPatches, type Patch } from '#core/calculators/room/patches.ts';
import { factorToRectangle, type Point } from '#core/calculators/room/rectangle-factor.ts';
import { lambert, room } from '#core/calculators/room/room.fixtures.ts';
import { createTestLuminaire, uniformLight } from '#core/photometry/luminaire.fixtures.ts';
import { seedRandom } from '#core/seeded-random.fixtures.ts';
import { calculateCylindrical, gatherAround } from './cylindrical-light.ts';

const black = { ...room, reflectances: { ceiling: 0, walls: 0, floor: 0 } };
const points: Point[] = [
  [3, 2, 1.2],
  [0.3, 0.4, 1.2],
  [5.99, 1, 1.6],
  [1, 3.5, 2.9],
];

describe('calculateCylindrical', () => {
  it('gives points around a small luminaire Ez = I sin γ / (π d²) and Eh = I cos γ / d²', () => {
    const spot = {
      ...createTestLuminaire(uniformLight(180), { lampFluxLm: 1000 }),
      luminousArea: { lengthM: 0.01, widthM: 0, heightsM: [0, 0, 0, 0] as const },
    };
    const placed = [{ x: 2, y: 1, c0Deg: 0 }];
    const lit = createRoomSolver(black)({ luminaire: spot, placed, maintenanceFactor: 0.5 });
    const { columns, rows } = planPoints(room);
    const candela = (0.5 * 1000) / (4 * Math.PI);
    const expected = Array.from({ length: columns * rows }, (_, index) => {
      const x = ((index % columns) + 0.5) * (6 / columns) - 2;
      const y = (Math.floor(index / columns) + 0.5) * (4 / rows) - 1;
      const [away, distance] = [Math.hypot(x, y), Math.hypot(x, y, 1.8)];
      return [(candela * away) / Math.PI / distance ** 3, (candela * 1.8) / distance ** 3] as const;
    });
    const result = calculateCylindrical(black, lit, 1.2);
    const lux = expected.map(([ez]) => ez);
    const ratios = expected.map(([ez, eh]) => ez / eh);
    expect(result.averageLux).toBeCloseTo(lux.reduce((sum, ez) => sum + ez, 0) / lux.length, 2);
    expect(result.minimumLux).toBeCloseTo(Math.min(...lux), 2);
    expect(result.uniformity).toBeCloseTo(result.minimumLux / result.averageLux, 9);
    expect(result.modelling.least).toBeCloseTo(Math.min(...ratios), 3);
    expect(result.modelling.most).toBeCloseTo(Math.max(...ratios), 3);
    expect(result.heightM).toBe(1.2);
  });

  it('leaves out the marginal zone', () => {
    const placed = [{ x: 3, y: 2, c0Deg: 0 }];
    const lighting = { luminaire: lambert, placed, maintenanceFactor: 1 };
    const zoned = { ...black, marginalZoneM: 0.5 };
    const minimum = (where: typeof zoned | typeof black) =>
      calculateCylindrical(where, createRoomSolver(where)(lighting), 1.2).minimumLux;
    expect(minimum(zoned)).toBeGreaterThan(minimum(black));
  });
});

describe('gatherAround', () => {
  const patches = createPatches(room);
  const light = (isLit: (patch: Patch) => boolean) => ({
    ...{ patches, factorTo: factorToRectangle },
    exitance: Float64Array.from(patches, (patch) => (isLit(patch) ? 100 : 0)),
  });

  it('is the exitance of a room that is equally bright all around', () => {
    for (const point of points)
      expect(
        Math.abs(
          gatherAround(
            light(() => true),
            point,
          ) /
            100 -
            1,
        ),
      ).toBeLessThan(0.02);
  });

  it('is half of it below an evenly bright sky: πL / 2', () => {
    const above = light(({ z, dz }) => z + dz > room.workPlaneM);
    const lux = gatherAround(above, [2, 1.5, room.workPlaneM]);
    expect(Math.abs(lux / 50 - 1)).toBeLessThan(0.02);
  });

  it('agrees with rays in all directions, ∫ L sin θ dω / π, in a lit room', () => {
    const placed = [{ x: 2, y: 1, c0Deg: 0 }];
    const lit = createRoomSolver(room)({ luminaire: lambert, placed, maintenanceFactor: 1 });
    const random = seedRandom(7);
    for (const point of points) {
      const rays = 60_000;
      let sum = 0;
      for (let ray = 0; ray < rays; ray += 1) {
        const up = 2 * random() - 1;
        const turn = 2 * Math.PI * random();
        const sine = Math.sqrt(1 - up * up);
        const hit = findHit(point, [sine * Math.cos(turn), sine * Math.sin(turn), up]);
        const index = lit.patches.findIndex((patch) => contains(patch, hit));
        sum += (((lit.exitance[index] as number) / Math.PI) * sine * 4 * Math.PI) / rays / Math.PI;
      }
      const own = gatherAround(lit, point);
      expect(Math.abs(own / sum - 1), point.join(' ')).toBeLessThan(0.02);
    }
  });
});

/** Where a ray from a point hits the room. */
function findHit(from: Point, direction: readonly [number, number, number]): Point {
  const size = [room.lengthM, room.widthM, room.heightM];
  const distance = Math.min(
    ...direction.map((speed, axis) => {
      const start = from[axis] as number;
      return (speed > 0 ? (size[axis] as number) - start : -start) / speed;
    }),
  );
  const [x, y, z] = direction.map((speed, axis) => (from[axis] as number) + speed * distance);
  return [x as number, y as number, z as number];
}

function contains({ x, y, z, dx, dy, dz }: Patch, [px, py, pz]: Point): boolean {
  const isIn = (value: number, from: number, size: number) =>
    value >= from - 1e-9 && value <= from + size + 1e-9;
  return isIn(px, x, dx) && isIn(py, y, dy) && isIn(pz, z, dz);
}
