import type { LuminousArea } from '#core/photometry/luminaire.ts';
import type { Face, Faces, Orientation, Solid, SurfaceName } from './scene.ts';
import { add, type Box, scale, type Vector } from './vector.ts';

const open: Faces = {
  left: null,
  right: null,
  floor: null,
  ceiling: null,
  back: null,
  front: null,
};

/** Reflectances of EN 12464-1, 5.2.2: bright ceiling and walls, medium floor. */
const wall: Face = { name: 'wall', reflectance: 0.6 };

export const roomFaces: Faces = {
  left: wall,
  right: wall,
  back: wall,
  front: wall,
  ceiling: { name: 'ceiling', reflectance: 0.7 },
  floor: { name: 'floor', reflectance: 0.3 },
};

/** Paved ground without anything around it. */
export const groundFaces: Faces = { ...open, floor: { name: 'ground', reflectance: 0.25 } };

/** The same in front of a façade. */
export const facadeFaces: Faces = { ...groundFaces, back: { name: 'wall', reflectance: 0.5 } };

/** A space in the middle of the picture, from the back wall at 0 to the viewer. */
export function space(widthM: number, heightM: number, depthM: number): Box {
  return {
    min: { x: -widthM / 2, y: 0, z: 0 },
    max: { x: widthM / 2, y: heightM, z: depthM },
  };
}

type Body = Face & { size: Vector; castsShadow?: boolean };

/** A body on the ground, or on `y`, around x and z. */
export function solid(
  { name, reflectance, size, castsShadow = true }: Body,
  { x, y = 0, z }: { x: number; y?: number; z: number },
): Solid {
  return {
    name,
    reflectance,
    castsShadow,
    min: { x: x - size.x / 2, y, z: z - size.z / 2 },
    max: { x: x + size.x / 2, y: y + size.y, z: z + size.z / 2 },
  };
}

/** A table top on two side panels. */
export function table(z: number): Solid[] {
  const part = (size: Vector, at: { x: number; y?: number; z: number }) =>
    solid({ name: 'table', reflectance: 0.5, size }, at);
  const panel = { x: 0.04, y: 0.71, z: 0.8 };
  return [
    part({ x: 1.6, y: 0.04, z: 0.8 }, { x: 0, y: 0.71, z }),
    part(panel, { x: -0.78, z }),
    part(panel, { x: 0.78, z }),
  ];
}

/** A person's size, for scale. */
export function figure(x: number, z: number): Solid {
  return solid({ name: 'figure', reflectance: 0.3, size: { x: 0.45, y: 1.7, z: 0.25 } }, { x, z });
}

/** A crate of 1.2 m in a hall. */
export function crate(x: number, z: number): Solid {
  return solid({ name: 'crate', reflectance: 0.4, size: { x: 1.2, y: 1.2, z: 1.2 } }, { x, z });
}

/** A thin mast, which casts no shadow: it is behind the luminaire. */
export function mast(top: Vector): Solid {
  const size = { x: 0.1, y: top.y, z: 0.1 };
  return solid({ name: 'mast', reflectance: 0.2, size, castsShadow: false }, top);
}

/** A surface with a name of its own, such as a marking. */
export function flat(name: SurfaceName, reflectance: number, box: Box): Solid {
  return { name, reflectance, ...box, castsShadow: false };
}

/** The luminous area as a box along the axes, at least 4 cm large. */
export function lampBox(
  at: Vector,
  { lengthM, widthM }: LuminousArea,
  { along, across }: { along: Vector; across: Vector },
): Box {
  const half = (axis: 'x' | 'y' | 'z') => {
    const size = Math.abs(along[axis]) * lengthM + Math.abs(across[axis]) * (widthM || lengthM);
    return Math.max(0.02, size / 2);
  };
  const reach = { x: half('x'), y: Math.min(0.03, half('y')), z: half('z') };
  return { min: add(at, reach, -1), max: add(at, reach) };
}

/** Looking to `front`, which is horizontal, with the light down, or up for luminaires in the ground. */
export function orientation(front: Vector, tiltDeg: number, isUp = false): Orientation {
  const down = { x: 0, y: isUp ? 1 : -1, z: 0 };
  // right × front = −down.
  const sign = isUp ? -1 : 1;
  const right = { x: -front.z * sign, y: 0, z: front.x * sign };
  const angle = (tiltDeg * Math.PI) / 180;
  return {
    right,
    front: add(scale(front, Math.cos(angle)), down, -Math.sin(angle)),
    down: add(scale(down, Math.cos(angle)), front, Math.sin(angle)),
  };
}
