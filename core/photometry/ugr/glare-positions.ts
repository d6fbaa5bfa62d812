import { findGuthIndex } from './guth-index.ts';
import { EYE_TO_LUMINAIRE_M, MAX_ASIDE, MAX_GAMMA_DEG, SPACING } from './ugr-geometry.ts';
import type { UgrRoom } from './ugr-rooms.ts';

/** A luminaire on the right of the line of sight, as the observer of a standard room sees it. */
export type GlarePosition = {
  /** Angle from the line of sight to the luminaire, in plan, degrees. */
  turnDeg: number;
  /** Direction in which the luminaire shines into the eye, degrees from the nadir. */
  gammaDeg: number;
  distanceM: number;
  /** 1 / p² of Guth's position index. */
  weight: number;
};

const cache = new WeakMap<UgrRoom, GlarePosition[]>();

/**
 * The luminaires of a standard room that glare, on one side of the line of sight: each has a mirror image on the other
 * (CIE 190:2010). They are the same for every luminaire.
 */
export function listGlarePositions(room: UgrRoom): readonly GlarePosition[] {
  const cached = cache.get(room);
  if (cached) return cached;
  const height = EYE_TO_LUMINAIRE_M;
  const spacing = SPACING * height;
  const positions: GlarePosition[] = [];
  for (let ahead = spacing / 2; ahead < room.y * height; ahead += spacing) {
    for (let aside = spacing / 2; aside < (room.x * height) / 2; aside += spacing) {
      if (aside / ahead > MAX_ASIDE) break;
      const away = Math.hypot(ahead, aside);
      const gammaDeg = (Math.atan2(away, height) * 180) / Math.PI;
      if (gammaDeg > MAX_GAMMA_DEG) break;
      const index = findGuthIndex(aside / ahead, height / ahead);
      if (index === null) continue;
      const turnDeg = (Math.atan2(aside, ahead) * 180) / Math.PI;
      const distanceM = Math.hypot(away, height);
      positions.push({ turnDeg, gammaDeg, distanceM, weight: 1 / index ** 2 });
    }
  }
  cache.set(room, positions);
  return positions;
}
