import type { Rectangle } from './rectangle-factor.ts';
import type { Room } from './room.ts';

/** A piece of a surface of the room that is taken to be lit evenly. */
export type Patch = Rectangle & {
  areaM2: number;
  /** Its middle. */
  centre: readonly [number, number, number];
  /** Direction of its normal: 0, 1 or 2 for x, y or z. */
  axis: 0 | 1 | 2;
  /** 1 where the normal points along the axis, -1 against it: always into the room. */
  facing: 1 | -1;
  reflectance: number;
};

/** Pieces along a side: about one for every two and a half metres, no fewer than six and no more than nine. */
function countPieces(lengthM: number): number {
  return Math.min(9, Math.max(6, Math.ceil(lengthM / 2.5)));
}

/**
 * The six surfaces of a room in patches. Walls are parted at the working plane too, so that every patch lies wholly
 * above or below it.
 */
export function createPatches(room: Room): Patch[] {
  const { lengthM, widthM, heightM, workPlaneM, reflectances } = room;
  const along = split(0, lengthM, countPieces(lengthM));
  const across = split(0, widthM, countPieces(widthM));
  const low = workPlaneM > 0 ? split(0, workPlaneM, 1) : [];
  const levels = [...low, ...split(workPlaneM, heightM, 4)];
  const { ceiling, walls, floor } = reflectances;
  const patches: Patch[] = [];
  for (const [x, dx] of along) {
    for (const [y, dy] of across) {
      patches.push(createPatch({ x, y, z: 0, dx, dy, dz: 0 }, 2, 1, floor));
      patches.push(createPatch({ x, y, z: heightM, dx, dy, dz: 0 }, 2, -1, ceiling));
    }
  }
  for (const [z, dz] of levels) {
    for (const [x, dx] of along) {
      patches.push(createPatch({ x, y: 0, z, dx, dy: 0, dz }, 1, 1, walls));
      patches.push(createPatch({ x, y: widthM, z, dx, dy: 0, dz }, 1, -1, walls));
    }
    for (const [y, dy] of across) {
      patches.push(createPatch({ x: 0, y, z, dx: 0, dy, dz }, 0, 1, walls));
      patches.push(createPatch({ x: lengthM, y, z, dx: 0, dy, dz }, 0, -1, walls));
    }
  }
  return patches;
}

/** Starts and lengths of equal pieces. */
function split(from: number, to: number, count: number): [number, number][] {
  const size = (to - from) / count;
  return Array.from({ length: count }, (_, index) => [from + index * size, size]);
}

function createPatch(
  rectangle: Rectangle,
  axis: Patch['axis'],
  facing: Patch['facing'],
  reflectance: number,
): Patch {
  const { x, y, z, dx, dy, dz } = rectangle;
  const areaM2 = axis === 2 ? dx * dy : axis === 1 ? dx * dz : dy * dz;
  const centre = [x + dx / 2, y + dy / 2, z + dz / 2] as const;
  return { ...rectangle, areaM2, centre, axis, facing, reflectance };
}
