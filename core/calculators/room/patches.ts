import { elbowOf } from './floor.ts';
import type { Point, Rectangle } from './rectangle-factor.ts';
import type { Room } from './room.ts';

/** Direction that a surface faces. */
export type Side = {
  /** Direction of its normal: 0, 1 or 2 for x, y or z. */
  axis: 0 | 1 | 2;
  /** 1 where the normal points along the axis, -1 against it: always into the room. */
  facing: 1 | -1;
};

type Surface = Side & { reflectance: number };

/** A part of a room surface that counts as evenly lit. */
export type Patch = Rectangle & Surface & { areaM2: number; centre: Point };

/** Patches along a side: about one per 2.5 m, at least six and at most nine. */
function countPieces(lengthM: number): number {
  return Math.min(9, Math.max(6, Math.ceil(lengthM / 2.5)));
}

/**
 * Divides the surfaces of a room into patches. Walls are also divided at the working plane, so that every patch lies
 * wholly above or below it, and all surfaces where the arms of an L meet.
 */
export function createPatches(room: Room): Patch[] {
  const { lengthM, widthM, heightM, workPlaneM, reflectances } = room;
  const elbow = elbowOf(room);
  const along = splitAt(elbow.x, lengthM);
  const across = splitAt(elbow.y, widthM);
  const low = workPlaneM > 0 ? split(0, workPlaneM, 1) : [];
  const levels = [...low, ...split(workPlaneM, heightM, 4)];
  const surfaces = listSurfaces(reflectances);
  const patches: Patch[] = [];
  for (const [x, dx] of along) {
    for (const [y, dy] of across) {
      if (x >= elbow.x && y >= elbow.y) continue;
      patches.push(createPatch({ x, y, z: 0, dx, dy, dz: 0 }, surfaces.floor));
      patches.push(createPatch({ x, y, z: heightM, dx, dy, dz: 0 }, surfaces.ceiling));
    }
  }
  for (const [z, dz] of levels) {
    for (const [x, dx] of along) {
      patches.push(createPatch({ x, y: 0, z, dx, dy: 0, dz }, surfaces.front));
      const back = x >= elbow.x ? elbow.y : widthM;
      patches.push(createPatch({ x, y: back, z, dx, dy: 0, dz }, surfaces.back));
    }
    for (const [y, dy] of across) {
      patches.push(createPatch({ x: 0, y, z, dx: 0, dy, dz }, surfaces.left));
      const right = y >= elbow.y ? elbow.x : lengthM;
      patches.push(createPatch({ x: right, y, z, dx: 0, dy, dz }, surfaces.right));
    }
  }
  return patches;
}

/** Patches along a side, on both sides of the elbow of an L. */
function splitAt(elbowM: number, lengthM: number): [number, number][] {
  const count = countPieces(lengthM);
  if (elbowM === lengthM) return split(0, lengthM, count);
  const pieces = (partM: number) => Math.max(2, Math.round((count * partM) / lengthM));
  const rest = lengthM - elbowM;
  return [...split(0, elbowM, pieces(elbowM)), ...split(elbowM, lengthM, pieces(rest))];
}

/** Starts and lengths of equal parts. */
function split(from: number, to: number, count: number): [number, number][] {
  const size = (to - from) / count;
  return Array.from({ length: count }, (_, index) => [from + index * size, size]);
}

function listSurfaces({ ceiling, walls, floor }: Room['reflectances']) {
  return {
    floor: { axis: 2, facing: 1, reflectance: floor },
    ceiling: { axis: 2, facing: -1, reflectance: ceiling },
    front: { axis: 1, facing: 1, reflectance: walls },
    back: { axis: 1, facing: -1, reflectance: walls },
    left: { axis: 0, facing: 1, reflectance: walls },
    right: { axis: 0, facing: -1, reflectance: walls },
  } as const satisfies Record<string, Surface>;
}

function createPatch(rectangle: Rectangle, surface: Surface): Patch {
  const { x, y, z, dx, dy, dz } = rectangle;
  const { axis, facing, reflectance } = surface;
  const areaM2 = axis === 2 ? dx * dy : axis === 1 ? dx * dz : dy * dz;
  const centre = [x + dx / 2, y + dy / 2, z + dz / 2] as const;
  return { ...rectangle, areaM2, centre, axis, facing, reflectance };
}
