import { missing } from '#core/missing.ts';
import { findGuthIndex } from '#core/photometry/ugr/guth-index.ts';
import { createGlareSource, rateGlare } from '#core/photometry/ugr/ugr-table.ts';
import type { LitRoom } from './calculate-room.ts';
import type { Patch } from './patches.ts';
import type { Lighting, Placed, Room } from './room.ts';

/** Eye height of a seated observer above the floor, metres (CIE 117). */
const EYE_M = 1.2;
const MAX_ASIDE = 3;
const DEGREES = 180 / Math.PI;

type View = { x: number; y: number; axis: 0 | 1; facing: 1 | -1 };

/** UGR across and along the luminaires' length; null if nothing glares. */
export type RoomUgr = { crosswise: number | null; endwise: number | null };

/**
 * UGR (CIE 117:1995) for seated observers at the centre of each wall who look straight ahead, with the actual luminaire
 * positions and the background luminance of the room. Of two observers along the same line the one with more glare
 * counts.
 */
export function calculateRoomUgr(room: Room, lighting: Lighting, lit: LitRoom): RoomUgr {
  const { lengthM, widthM } = room;
  const alongX: View[] = [
    { x: 0, y: widthM / 2, axis: 0, facing: 1 },
    { x: lengthM, y: widthM / 2, axis: 0, facing: -1 },
  ];
  const alongY: View[] = [
    { x: lengthM / 2, y: 0, axis: 1, facing: 1 },
    { x: lengthM / 2, y: widthM, axis: 1, facing: -1 },
  ];
  const worst = (views: View[]) => {
    const rated = views.map((view) => rateView(view, room, { lighting, lit }));
    const values = rated.filter((value) => value !== null);
    return values.length > 0 ? Math.max(...values) : null;
  };
  // The luminaire's length lies in C90: along y unless the luminaire is turned.
  const isTurned = (lighting.placed[0]?.c0Deg ?? 0) % 180 !== 0;
  const [crosswise, endwise] = isTurned ? [alongY, alongX] : [alongX, alongY];
  return { crosswise: worst(crosswise), endwise: worst(endwise) };
}

function rateView(view: View, room: Room, { lighting, lit }: { lighting: Lighting; lit: LitRoom }) {
  const height = room.mountingHeightM - EYE_M;
  if (height <= 0) return null;
  const glareOf = createGlareSource(lighting.luminaire);
  let sum = 0;
  for (const place of lighting.placed) {
    const { ahead, aside } = seeFrom(view, place);
    if (ahead <= 0 || Math.abs(aside) / ahead > MAX_ASIDE) continue;
    const position = findGuthIndex(aside / ahead, height / ahead);
    if (position === null) continue;
    const [dx, dy] = [view.x - place.x, view.y - place.y];
    const away = Math.hypot(dx, dy);
    const planeDeg = Math.atan2(dy, dx) * DEGREES - place.c0Deg;
    const gammaDeg = Math.atan2(away, height) * DEGREES;
    sum += glareOf(planeDeg, gammaDeg, Math.hypot(away, height)) / position ** 2;
  }
  // New luminaires glare most: the background is also calculated without the maintenance factor.
  const background = gatherAhead(view, lit) / Math.PI / lighting.maintenanceFactor;
  return rateGlare(sum, background);
}

function seeFrom({ x, y, axis, facing }: View, place: Placed) {
  const [dx, dy] = [place.x - x, place.y - y];
  return axis === 0 ? { ahead: dx * facing, aside: dy } : { ahead: dy * facing, aside: dx };
}

/** Indirect illuminance at the eye on the plane across the view, lux. */
function gatherAhead(view: View, { patches, exitance }: LitRoom): number {
  let sum = 0;
  patches.forEach((patch, index) => {
    sum += (exitance[index] ?? missing()) * factorFromEye(view, patch);
  });
  return sum;
}

/** Form factor from the eye to the centre of a patch: no patch is close to an eye at another wall. */
function factorFromEye(view: View, { centre, areaM2, axis, facing }: Patch): number {
  const [dx, dy, dz] = [centre[0] - view.x, centre[1] - view.y, centre[2] - EYE_M];
  const distance2 = dx * dx + dy * dy + dz * dz;
  const ahead = view.facing * (view.axis === 0 ? dx : dy);
  const front = -facing * (axis === 0 ? dx : axis === 1 ? dy : dz);
  if (ahead <= 0 || front <= 0) return 0;
  return (ahead * front * areaM2) / (Math.PI * distance2 * distance2);
}
