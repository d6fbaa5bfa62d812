/** A point or direction of a scene, metres: x to the right, y up, z towards the viewer. */
export type Vector = { x: number; y: number; z: number };

/** A box with edges along the axes. */
export type Box = { min: Vector; max: Vector };

export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

export function subtract(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

/** `a + b * factor`. */
export function add(a: Vector, b: Vector, factor = 1): Vector {
  return { x: a.x + b.x * factor, y: a.y + b.y * factor, z: a.z + b.z * factor };
}

export function scale(a: Vector, factor: number): Vector {
  return { x: a.x * factor, y: a.y * factor, z: a.z * factor };
}

export function normalise(a: Vector): Vector {
  return scale(a, 1 / Math.hypot(a.x, a.y, a.z));
}
