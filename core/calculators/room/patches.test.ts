import { describe, expect, it } from 'vitest';
import { createPatches } from './patches.ts';
import { room as base } from './room.fixtures.ts';

const createWith = (change: object) => createPatches({ ...base, ...change });
const named = {
  floor: [2, 1],
  ceiling: [2, -1],
  front: [1, 1],
  back: [1, -1],
  left: [0, 1],
  right: [0, -1],
} as const;
const surface = (
  patches: ReturnType<typeof createPatches>,
  [axis, facing]: readonly [number, number],
) => patches.filter((patch) => patch.axis === axis && patch.facing === facing);
const area = (patches: ReturnType<typeof createPatches>) =>
  patches.reduce((sum, { areaM2 }) => sum + areaM2, 0);

describe('createPatches', () => {
  const reflectances = { ceiling: 0.7, walls: 0.5, floor: 0.2 };
  const patches = createWith({ lengthM: 6, widthM: 4, heightM: 3, workPlaneM: 0.8, reflectances });

  it.each([
    ['floor', 24, 0.2],
    ['ceiling', 24, 0.7],
    ['front', 18, 0.5],
    ['back', 18, 0.5],
    ['left', 12, 0.5],
    ['right', 12, 0.5],
  ] as const)('cover the %s: %i m²', (name, size, reflectance) => {
    const parts = surface(patches, named[name]);
    expect(area(parts)).toBeCloseTo(size, 9);
    for (const patch of parts) expect(patch.reflectance).toBe(reflectance);
  });

  it('face into the room, from its surface, and have their centre in the middle', () => {
    const sizes = [6, 4, 3];
    for (const { centre, axis, facing, x, y, z, dx, dy, dz } of patches) {
      expect(centre).toEqual([x + dx / 2, y + dy / 2, z + dz / 2].map((v) => expect.closeTo(v, 9)));
      expect(centre[axis]).toBeCloseTo(facing === 1 ? 0 : (sizes[axis] ?? 0), 9);
      centre.forEach((value, other) => {
        if (other === axis) return;
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(sizes[other] ?? 0);
      });
    }
    const average = (axis: 0 | 1 | 2) =>
      patches.reduce((sum, { centre, areaM2 }) => sum + centre[axis] * areaM2, 0) / area(patches);
    expect([average(0), average(1), average(2)]).toEqual(
      [3, 2, 1.5].map((v) => expect.closeTo(v, 9)),
    );
  });

  it.each([
    [6, 6],
    [15, 6],
    [15.1, 7],
    [17.5, 7],
    [20, 8],
    [22.6, 9],
    [40, 9],
  ])('are about 2.5 m long, six to nine along a side of %f m', (lengthM, expected) => {
    const columns = new Set(surface(createWith({ lengthM }), named.floor).map(({ x }) => x)).size;
    expect(columns).toBe(expected);
  });

  it.each([
    [0, [0, 0.75, 1.5, 2.25]],
    [0.5, [0, 0.5, 1.125, 1.75, 2.375]],
    [2, [0, 2, 2.25, 2.5, 2.75]],
  ])('of walls lie wholly above or below a working plane at %f m', (workPlaneM, starts) => {
    const walls = surface(createWith({ workPlaneM }), named.left);
    const levels = [...new Set(walls.map(({ z }) => z))].sort((a, b) => a - b);
    expect(levels).toEqual(starts.map((value) => expect.closeTo(value, 9)));
    for (const { z, dz } of walls)
      expect(z >= workPlaneM || z + dz <= workPlaneM + 1e-9).toBe(true);
  });
});
