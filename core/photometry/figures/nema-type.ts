import type { PlaneAngles } from './photometric-figures.ts';

/** Beam type of a floodlight in both planes, 1 to 7. */
export type NemaType = { horizontal: number; vertical: number };

/** Field angles at which types 1 to 7 begin, degrees (ANSI C136.32, NEMA FA 1). */
const firstDeg = [10, 18, 29, 46, 70, 100, 130];

/**
 * The NEMA type of a floodlight by its field angles, to a tenth of the highest intensity: horizontal along its length
 * (C90-C270), vertical across (C0-C180). A beam narrower than type 1 counts as that.
 *
 * @returns null if a plane has no single beam.
 */
export function findNemaType({ c0Deg, c90Deg }: PlaneAngles): NemaType | null {
  if (c0Deg === null || c90Deg === null) return null;
  return { horizontal: typeOf(c90Deg), vertical: typeOf(c0Deg) };
}

function typeOf(fieldDeg: number): number {
  return Math.max(1, firstDeg.filter((first) => fieldDeg >= first).length);
}

/** The usual way to write it: `6 × 5`. */
export function formatNema({ horizontal, vertical }: NemaType): string {
  return `${horizontal} × ${vertical}`;
}
