import { missing } from '#core/missing.ts';
import type { LitRoom } from './calculate-room.ts';
import { interpolatePlan } from './interpolate-plan.ts';
import type { Patch } from './patches.ts';
import type { Point } from './rectangle-factor.ts';
import type { Room } from './room.ts';
import { type View, viewDirections } from './views.ts';

/** Places along each side at which the background is calculated; it changes slowly between them. */
const PLACES = 7;

/**
 * Background luminance of each of `viewDirections`, cd/m²: the indirect illuminance at the eye on the plane across the
 * view, over π (CIE 117:1995, equation 2).
 */
export function createViewBackground(room: Room, lit: LitRoom, eyeM: number) {
  const byDirection = viewDirections.map((direction) =>
    interpolatePlan(room, PLACES, (place) => {
      return gatherAhead({ ...place, ...direction }, lit, eyeM) / Math.PI;
    }),
  );
  return (direction: number, place: { x: number; y: number }): number =>
    (byDirection[direction] ?? missing())(place);
}

/** Indirect illuminance at the eye on the plane across the view, lux. */
function gatherAhead(view: View, { patches, exitance, factorTo }: LitRoom, eyeM: number): number {
  const eye: Point = [view.x, view.y, eyeM];
  let sum = 0;
  patches.forEach((patch, index) => {
    const seen = cutAhead(view, patch);
    if (seen) sum += (exitance[index] ?? missing()) * factorTo(eye, view.axis, seen);
  });
  return sum;
}

/** The part of a patch that lies ahead of the eye; null if there is none, or the eye is in its plane. */
function cutAhead({ x, y, axis, facing }: View, patch: Patch): Patch | null {
  const [eye, start, size] = axis === 0 ? [x, patch.x, patch.dx] : [y, patch.y, patch.dy];
  const from = facing === 1 ? Math.max(start, eye) : start;
  const to = facing === 1 ? start + size : Math.min(start + size, eye);
  if (facing === 1 ? to <= eye : from >= eye) return null;
  if (from === start && to === start + size) return patch;
  return axis === 0 ? { ...patch, x: from, dx: to - from } : { ...patch, y: from, dy: to - from };
}
