import type { Face, Faces, Scene } from './scene.ts';
import type { Box, Vector } from './vector.ts';

const axes = ['x', 'y', 'z'] as const;
type Axis = (typeof axes)[number];

/** Where a ray ends: on a surface, or on the luminous area of a luminaire. */
export type Hit = { point: Vector; normal: Vector } & (
  | { kind: 'surface'; face: Face }
  | { kind: 'lamp' }
);

const sides: Record<Axis, { min: keyof Faces; max: keyof Faces }> = {
  x: { min: 'left', max: 'right' },
  y: { min: 'floor', max: 'ceiling' },
  z: { min: 'back', max: 'front' },
};

/** Finds what a ray from inside the space meets first; null where the space is open. */
export function traceRay(
  { space, faces, solids, lamps }: Scene,
  from: Vector,
  direction: Vector,
): Hit | null {
  let nearest = leaveBox(space, from, direction);
  const axis = nearest.axis;
  const side = sides[axis][direction[axis] > 0 ? 'max' : 'min'];
  let face: Face | null = faces[side];
  let isLamp = false;
  let isInward = true;
  for (const solid of solids) {
    const entry = enterBox(solid, from, direction);
    if (!entry || entry.distance >= nearest.distance) continue;
    nearest = entry;
    face = solid;
    isInward = false;
  }
  for (const lamp of lamps) {
    const entry = enterBox(lamp, from, direction);
    if (!entry || entry.distance >= nearest.distance) continue;
    nearest = entry;
    isLamp = true;
    isInward = false;
  }
  if (!isLamp && !face) return null;
  const point = {
    x: from.x + direction.x * nearest.distance,
    y: from.y + direction.y * nearest.distance,
    z: from.z + direction.z * nearest.distance,
  };
  // Seen from inside or outside, the surface faces the eye.
  const normal = { x: 0, y: 0, z: 0, [nearest.axis]: direction[nearest.axis] > 0 ? -1 : 1 };
  if (isLamp || !face) return { kind: 'lamp', point, normal };
  const { name, reflectance } = face;
  return { kind: 'surface', point, normal, face: isInward ? face : { name, reflectance } };
}

type Crossing = { distance: number; axis: Axis };

/** Where a ray from inside a box leaves it. */
function leaveBox({ min, max }: Box, from: Vector, direction: Vector): Crossing {
  let distance = Number.POSITIVE_INFINITY;
  let nearest: Axis = 'x';
  for (const axis of axes) {
    const along = direction[axis];
    if (along === 0) continue;
    const there = ((along > 0 ? max[axis] : min[axis]) - from[axis]) / along;
    if (there < distance) {
      distance = there;
      nearest = axis;
    }
  }
  return { distance, axis: nearest };
}

/** Where a ray from outside a box enters it; null if it does not. */
function enterBox({ min, max }: Box, from: Vector, direction: Vector): Crossing | null {
  let near = 0;
  let far = Number.POSITIVE_INFINITY;
  let nearest: Axis | null = null;
  for (const axis of axes) {
    const inverse = 1 / direction[axis];
    const one = (min[axis] - from[axis]) * inverse;
    const other = (max[axis] - from[axis]) * inverse;
    const entry = Math.min(one, other);
    if (entry > near) {
      near = entry;
      nearest = axis;
    }
    far = Math.min(far, Math.max(one, other));
  }
  return nearest !== null && near <= far ? { distance: near, axis: nearest } : null;
}
