import { elbowOf, type Floor, isCutOff } from './floor.ts';

/** Position of a luminaire, metres from one corner of the room. */
export type Place = { x: number; y: number };

/** Maximum number of positions in a URL. */
export const MAX_PLACES = 300;

const STEPS_PER_METRE = 100;
const PAIR = /^(\d{1,3}(?:\.\d{1,2})?)-(\d{1,3}(?:\.\d{1,2})?)$/;

/** Parses `0.67-0.75_2-0.75` into positions; empty if there are none, too many, or an invalid one. */
export function parsePlaces(text: string | null): Place[] {
  if (!text) return [];
  const pairs = text.split('_').map((pair) => PAIR.exec(pair));
  if (pairs.length > MAX_PLACES) return [];
  const places = pairs.flatMap((pair) =>
    pair ? [{ x: Number(pair[1]), y: Number(pair[2]) }] : [],
  );
  return places.length === pairs.length ? places : [];
}

export function formatPlaces(places: readonly Place[]): string {
  return places.map(({ x, y }) => `${x}-${y}`).join('_');
}

/** The nearest position at which a luminaire is inside the room, to the centimetre: where dragging ends. */
export function clampPlace(
  place: Place,
  floor: Floor,
  { alongM, acrossM }: { alongM: number; acrossM: number },
): Place {
  const clamp = (value: number, side: number, size: number) =>
    roundPlace(Math.min(side - size / 2, Math.max(size / 2, value)));
  const [x, y] = [clamp(place.x, floor.lengthM, alongM), clamp(place.y, floor.widthM, acrossM)];
  const far = { x: x + alongM / 2 - 0.001, y: y + acrossM / 2 - 0.001 };
  if (!isCutOff(floor, far)) return { x, y };
  const elbow = elbowOf(floor);
  // Out of the missing corner by the shorter way.
  return far.x - elbow.x < far.y - elbow.y
    ? { x: clamp(x, elbow.x, alongM), y }
    : { x, y: clamp(y, elbow.y, acrossM) };
}

/** To the centimetre, as addresses have it. */
export function roundPlace(value: number): number {
  return Math.round(value * STEPS_PER_METRE) / STEPS_PER_METRE;
}
