import { missing } from '#core/missing.ts';
import { findGuthIndex } from '#core/photometry/ugr/guth-index.ts';
import { createGlareSource } from '#core/photometry/ugr/ugr-directions.ts';
import { rateGlare } from '#core/photometry/ugr/ugr-table.ts';
import type { LitRoom } from './calculate-room.ts';
import { createViewBackground } from './eye-background.ts';
import { createSight, isCutOff, type Sight } from './floor.ts';
import { createElements } from './luminaire-elements.ts';
import { type LuminaireGroup, listGroups, type Room } from './room.ts';
import type { Place } from './room-place.ts';
import type { RoomUse } from './uses.ts';
import { type View, viewDirections } from './views.ts';

/** Largest distance between observers, metres; wider in halls with more than `MAX_OBSERVERS` along a side. */
const SPACING_M = 0.5;
const MAX_OBSERVERS = 33;
/** Luminaires farther to the side than three times their forward distance do not count (CIE 117:1995, 4.5). */
const MAX_ASIDE = 3;
const DEGREES = 180 / Math.PI;

/** UGR of all observers in a room. */
export type RoomUgr = {
  /** The highest rating, and the view that has it; null if nothing glares. */
  maximum: (View & { ugr: number }) | null;
  /**
   * Share of the observers with a view above the limit, 0 to 1. Null where luminaires glare against black, as no surface
   * reflects light: UGR is not defined.
   */
  shareAbove: number | null;
  observers: number;
  /** Distance between observers along the side where it is wider, metres. */
  spacingM: number;
  /** Height of the eyes above the floor, metres. */
  eyeM: number;
};

/**
 * UGR (CIE 117:1995) of observers on an even grid from wall to wall, each looking in four directions, with the actual
 * luminaire positions and the background luminance of the room. Luminaires are divided into elements where they are
 * close (CIE 232:2019).
 */
export function calculateRoomUgr(
  room: Room,
  lit: LitRoom,
  { eyeM, ugrLimit }: Pick<RoomUse, 'eyeM' | 'ugrLimit'>,
): RoomUgr {
  const [columns, rows] = [countObservers(room.lengthM), countObservers(room.widthM)];
  const [stepX, stepY] = [room.lengthM / (columns - 1), room.widthM / (rows - 1)];
  const rateViews = createRating(room, lit, eyeM);
  let maximum: RoomUgr['maximum'] = null;
  let above = 0;
  let isBlack = false;
  let observers = 0;
  for (let index = 0; index < columns * rows; index += 1) {
    const place = { x: (index % columns) * stepX, y: Math.floor(index / columns) * stepY };
    if (isCutOff(room, place)) continue;
    observers += 1;
    let worst = Number.NEGATIVE_INFINITY;
    rateViews(place).forEach((ugr, direction) => {
      const view = viewDirections[direction];
      if (ugr === null || !view) return;
      worst = Math.max(worst, ugr);
      if (Number.isFinite(ugr) && ugr > (maximum?.ugr ?? Number.NEGATIVE_INFINITY))
        maximum = { ...place, ...view, ugr };
    });
    if (isAbove(worst, ugrLimit)) above += 1;
    if (worst === Number.POSITIVE_INFINITY) isBlack = true;
  }
  const spacingM = Math.max(stepX, stepY);
  const rated = isBlack
    ? { maximum: null, shareAbove: null }
    : { maximum, shareAbove: above / observers };
  return { ...rated, observers, spacingM, eyeM };
}

/** Compares a rating as displayed, with one decimal. */
function isAbove(ugr: number, limit: number): boolean {
  return Number(ugr.toFixed(1)) > limit;
}

function countObservers(sideM: number): number {
  return Math.min(MAX_OBSERVERS, Math.max(3, Math.ceil(sideM / SPACING_M) + 1));
}

/** Position index of an element at a distance ahead and aside; null if it does not count. */
function findPosition(ahead: number, aside: number, height: number): number | null {
  if (ahead <= 0 || aside > MAX_ASIDE * ahead) return null;
  return findGuthIndex(aside / ahead, height / ahead);
}

/** Rates the four views of an observer: null where nothing glares, infinite where it does against black. */
function createRating(room: Room, lit: LitRoom, eyeM: number) {
  const { maintenanceFactor } = lit.lighting;
  const backgroundOf = createViewBackground(room, lit, eyeM);
  const sums = new Float64Array(viewDirections.length);
  const sight = createSight(room);
  const groups = listGroups(room, lit.lighting).map((group) => {
    return createGlare(group, { eyeM, sight, sums });
  });
  return (place: Place): (number | null)[] => {
    sums.fill(0);
    for (const addGlareAt of groups) addGlareAt(place);
    // New luminaires glare most: the background is also calculated without the maintenance factor.
    return viewDirections.map((_, index) => {
      const glare = sums[index] ?? missing();
      if (glare === 0) return null;
      const background = backgroundOf(index, place) / maintenanceFactor;
      return rateGlare(glare, background) ?? Number.POSITIVE_INFINITY;
    });
  };
}

/** Adds the glare of a group at a place to the sums of the views; none of luminaires no higher than the eyes. */
function createGlare(
  { luminaire, placed, heightM }: LuminaireGroup,
  { eyeM, sight, sums }: { eyeM: number; sight: Sight | null; sums: Float64Array },
): (place: Place) => void {
  const height = heightM - eyeM;
  const glareOf = createGlareSource(luminaire);
  let c0Deg = 0;
  let eye: Place = { x: 0, y: 0 };
  const visitElements = createElements(luminaire.luminousArea, ({ dx, dy, dz }, share) => {
    const [alongX, alongY] = [Math.abs(dx), Math.abs(dy)];
    // Of a tilted luminaire, a part may be lower than the eyes.
    if (dz >= 0) return;
    // Of two opposite views, one looks towards the element.
    const positionX = findPosition(alongX, alongY, -dz);
    const positionY = findPosition(alongY, alongX, -dz);
    if (positionX === null && positionY === null) return;
    if (sight && !sight({ x: eye.x - dx, y: eye.y - dy }, eye)) return;
    const away2 = dx * dx + dy * dy;
    const planeDeg = Math.atan2(dy, dx) * DEGREES - c0Deg;
    const gammaDeg = Math.atan2(Math.sqrt(away2), -dz) * DEGREES;
    const glare = share * glareOf(planeDeg, gammaDeg, Math.sqrt(away2 + dz * dz));
    if (positionX !== null) addGlare(0, dx, glare / positionX ** 2);
    if (positionY !== null) addGlare(1, dy, glare / positionY ** 2);
  });
  /** @param offset displacement along the axis from the element to the eye, which looks the other way. */
  function addGlare(axis: 0 | 1, offset: number, glare: number): void {
    const index = offset < 0 ? axis : axis + 2;
    sums[index] = (sums[index] ?? missing()) + glare;
  }
  return (place) => {
    if (height <= 0) return;
    eye = place;
    for (const luminaire of placed) {
      ({ c0Deg } = luminaire);
      visitElements(
        { dx: place.x - luminaire.x, dy: place.y - luminaire.y, dz: -height },
        luminaire,
      );
    }
  };
}
