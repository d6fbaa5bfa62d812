import type { Point, Rectangle } from './rectangle-factor.ts';
import { factorToRectangle, halve } from './rectangle-factor.ts';

/** Floor plan of a room, metres. An L-shaped one lacks a corner: the one at the far end of its length and width. */
export type Floor = {
  lengthM: number;
  widthM: number;
  /** Sides of the corner that is missing, along the length and the width; none of a rectangle. */
  corner?: { lengthM: number; widthM: number } | undefined;
};

type Place = { x: number; y: number };

/** Square metres. */
export function areaOf({ lengthM, widthM, corner }: Floor): number {
  return lengthM * widthM - (corner ? corner.lengthM * corner.widthM : 0);
}

/** Where the walls of the missing corner meet. */
export function elbowOf({ lengthM, widthM, corner }: Floor): Place {
  return { x: lengthM - (corner?.lengthM ?? 0), y: widthM - (corner?.widthM ?? 0) };
}

/** Width of the narrowest part, metres. */
export function narrowestOf(floor: Floor): number {
  const { x, y } = elbowOf(floor);
  return Math.min(x, y);
}

/** Whether a place of the rectangle around a floor plan is in its missing corner. */
export function isCutOff(floor: Floor, { x, y }: Place): boolean {
  const elbow = elbowOf(floor);
  return x > elbow.x && y > elbow.y;
}

/** The place itself, or for one in the missing corner the nearest on its walls. */
export function toFloor(floor: Floor, place: Place): Place {
  if (!isCutOff(floor, place)) return place;
  const elbow = elbowOf(floor);
  return place.x - elbow.x < place.y - elbow.y
    ? { x: elbow.x, y: place.y }
    : { x: place.x, y: elbow.y };
}

/** Whether a straight line between two places of a floor plan meets no wall. */
export type Sight = (from: Place, to: Place) => boolean;

/** Null where every place sees every other: in a rectangle. */
export function createSight(floor: Floor): Sight | null {
  if (!floor.corner) return null;
  const elbow = elbowOf(floor);
  return (from, to) => {
    // Only between the two arms of an L is there anything in the way.
    if (from.y > elbow.y && to.x > elbow.x) return passes(from, to, elbow);
    if (to.y > elbow.y && from.x > elbow.x) return passes(to, from, elbow);
    return true;
  };
}

/** Whether a line from the arm along the width to the one along the length passes the elbow inside the room. */
function passes(across: Place, along: Place, elbow: Place): boolean {
  const rise = (along.y - across.y) * (elbow.x - across.x);
  return rise <= (elbow.y - across.y) * (along.x - across.x);
}

/** Form factor from a small area, at a point and facing along an axis, to what it sees of a rectangle. */
export type Factor = (from: Point, axis: 0 | 1 | 2, to: Rectangle) => number;

/** Just inside the corners: on the line of a wall, both of its sides would be seen. */
const EDGES = [1e-6, 1 - 1e-6];
/** Parts of a rectangle are halved as often, where only some of it is seen. */
const MAX_HALVINGS = 5;

/** Form factors in a room; rectangles lie in one arm of an L. */
export function createFactor(floor: Floor): Factor {
  const sight = createSight(floor);
  if (!sight) return factorToRectangle;
  return (from, axis, to) => factorToSeen({ from, axis, sight }, to, 0);
}

type Seeing = { from: Point; axis: 0 | 1 | 2; sight: Sight };

/** The visible part of an arm is convex, and so is the rest: the corners decide for a whole rectangle. */
function factorToSeen(seeing: Seeing, to: Rectangle, halvings: number): number {
  const { from, axis, sight } = seeing;
  const [x, y] = from;
  const place = { x, y };
  let seen = 0;
  for (const right of EDGES)
    for (const down of EDGES)
      if (sight(place, { x: to.x + right * to.dx, y: to.y + down * to.dy })) seen += 1;
  if (seen === 0) return 0;
  if (seen === 4) return factorToRectangle(from, axis, to);
  if (halvings === MAX_HALVINGS) return (factorToRectangle(from, axis, to) * seen) / 4;
  const [first, second] = halve(to, to.dx >= to.dy ? 0 : 1);
  return factorToSeen(seeing, first, halvings + 1) + factorToSeen(seeing, second, halvings + 1);
}
