import { calculateDownwardShare } from '#core/photometry/figures/flux.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

/** A luminaire as far as it decides where in a room it can be. */
export type Hanging = Pick<Luminaire, 'luminousArea' | 'light'>;

/** Least distance between the ceiling and a luminaire that lights it, metres. */
const LEAST_GAP_M = 0.2;
/** Share of the light below the horizontal from which a luminaire may be fixed to the ceiling. */
const LEAST_DOWNWARD = 0.48;

/** The greatest mounting height of a luminaire in a room, metres: one whose light goes up needs the ceiling at a distance. */
export function highestMounting({ light }: Pick<Hanging, 'light'>, heightM: number): number {
  const share = calculateDownwardShare(light);
  return share < LEAST_DOWNWARD ? heightM - LEAST_GAP_M : heightM;
}
