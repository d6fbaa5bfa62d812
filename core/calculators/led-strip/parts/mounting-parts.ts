import type { Bar } from '#core/calculators/led-strip/plan/cutting-stock.ts';
import type { Feed } from '#core/calculators/led-strip/plan/voltage-drop.ts';

/** Distances and counts set by a company rule or a product sheet. */
export type MountingRules = {
  clipSpacingMm: number;
  /** Minimum clips per piece, even the shortest. */
  minClipsPerPiece: number;
};

export type MountingParts = {
  clips: number;
  /** Joiners between two pieces in line; corners are mitred. */
  joiners: number;
  /** End caps without and with a hole for the cable. */
  plainCaps: number;
  cableCaps: number;
  /** One diffuser per bar, cut with it. */
  diffusers: number;
};

/**
 * Counts the mounting parts of a profile: clips at a fixed spacing on every piece, at least two; a joiner between two
 * pieces in line; two caps per run, with a hole where a cable enters.
 */
export function countMountingParts(
  bars: readonly Bar[],
  feed: Feed,
  rules: MountingRules,
): MountingParts {
  const pieces = bars.flatMap((bar) => bar.pieces);
  const runs = new Set(pieces.map(({ run }) => run)).size;
  const sides = new Set(pieces.map(({ run, side = 0 }) => `${run} ${side}`)).size;
  const clips = pieces.reduce((sum, { lengthMm }) => {
    return sum + Math.max(rules.minClipsPerPiece, Math.ceil(lengthMm / rules.clipSpacingMm));
  }, 0);
  const cabledEnds = feed === 'both-ends' ? 2 : feed === 'one-end' ? 1 : 0;
  return {
    clips,
    joiners: pieces.length - sides,
    plainCaps: runs * (2 - cabledEnds),
    cableCaps: runs * cabledEnds,
    diffusers: bars.length,
  };
}
