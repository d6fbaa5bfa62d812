import { missing } from '#core/missing.ts';

/** A rectangle in a room: one corner, and its two sides along axes, metres. */
export type Rectangle = {
  x: number;
  y: number;
  z: number;
  /** Sides along x, y and z; one of them is 0. */
  dx: number;
  dy: number;
  dz: number;
};

/** Metres along x, y and z. */
export type Point = readonly [x: number, y: number, z: number];

/** Halves a rectangle across one of its sides: 0, 1 or 2 for the one along x, y or z. */
export function halve(rectangle: Rectangle, axis: 0 | 1 | 2): [Rectangle, Rectangle] {
  const { x, y, z, dx, dy, dz } = rectangle;
  if (axis === 0)
    return [
      { ...rectangle, dx: dx / 2 },
      { ...rectangle, x: x + dx / 2, dx: dx / 2 },
    ];
  if (axis === 1)
    return [
      { ...rectangle, dy: dy / 2 },
      { ...rectangle, y: y + dy / 2, dy: dy / 2 },
    ];
  return [
    { ...rectangle, dz: dz / 2 },
    { ...rectangle, z: z + dz / 2, dz: dz / 2 },
  ];
}

const corners = new Float64Array(12);

/**
 * The form factor from a small area, at a point and facing along an axis, to a rectangle that lies wholly in front of
 * it: Lambert's sum over the edges (Nusselt's analogue), exact.
 *
 * @param axis 0, 1 or 2 for x, y or z: the direction of the area's normal, whichever its sign.
 */
export function factorToRectangle(from: Point, axis: 0 | 1 | 2, to: Rectangle): number {
  setCorners(to, from);
  let sum = 0;
  for (let index = 0; index < 4; index += 1) {
    const a = index * 3;
    const b = index === 3 ? 0 : a + 3;
    const ax = corners[a] ?? missing();
    const ay = corners[a + 1] ?? missing();
    const az = corners[a + 2] ?? missing();
    const bx = corners[b] ?? missing();
    const by = corners[b + 1] ?? missing();
    const bz = corners[b + 2] ?? missing();
    const cx = ay * bz - az * by;
    const cy = az * bx - ax * bz;
    const cz = ax * by - ay * bx;
    const size = Math.sqrt(cx * cx + cy * cy + cz * cz);
    // The point lies on the line of this edge, which then spans no angle.
    if (size < 1e-12) continue;
    const angle = Math.atan2(size, ax * bx + ay * by + az * bz);
    const along = axis === 0 ? cx : axis === 1 ? cy : cz;
    sum += (angle * along) / size;
  }
  return Math.abs(sum) / (2 * Math.PI);
}

/** Corners in sequence around the rectangle, relative to the point. */
function setCorners({ x, y, z, dx, dy, dz }: Rectangle, from: Point): void {
  const [x0, y0, z0] = [x - from[0], y - from[1], z - from[2]];
  // The two non-zero sides, in either order.
  const isFlat = dz === 0;
  const ux = dx;
  const uy = isFlat || dx !== 0 ? 0 : dy;
  const vy = isFlat ? dy : 0;
  corners[0] = x0;
  corners[1] = y0;
  corners[2] = z0;
  corners[3] = x0 + ux;
  corners[4] = y0 + uy;
  corners[5] = z0;
  corners[6] = x0 + ux;
  corners[7] = y0 + uy + vy;
  corners[8] = z0 + dz;
  corners[9] = x0;
  corners[10] = y0 + vy;
  corners[11] = z0 + dz;
}
