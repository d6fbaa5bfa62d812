import type { Bar } from '#core/calculators/led-strip/plan/cutting-stock.ts';
import type { Feed } from '#core/calculators/led-strip/plan/voltage-drop.ts';

/** Distances and counts that a house rule or a product sheet sets. */
export type MountingRules = {
  clipSpacingMm: number;
  /** Clips that hold even the shortest piece. */
  minClipsPerPiece: number;
};

export type MountingParts = {
  clips: number;
  /** Pins between two pieces of one run. */
  joiners: number;
  /** End caps without and with a hole for the cable. */
  plainCaps: number;
  cableCaps: number;
  /** A diffuser for each bar, cut with it. */
  diffusers: number;
};

/**
 * What a profile takes to hang and to close: clips at a distance from each other on every piece, at least two; a joiner
 * wherever two pieces of a run meet; two caps on each run, with a hole where a cable enters.
 */
export function countMountingParts(
  bars: readonly Bar[],
  feed: Feed,
  rules: MountingRules,
): MountingParts {
  const pieces = bars.flatMap((bar) => bar.pieces);
  const runs = new Set(pieces.map(({ run }) => run)).size;
  const clips = pieces.reduce((sum, { lengthMm }) => {
    return sum + Math.max(rules.minClipsPerPiece, Math.ceil(lengthMm / rules.clipSpacingMm));
  }, 0);
  const cabledEnds = feed === 'both-ends' ? 2 : feed === 'one-end' ? 1 : 0;
  return {
    clips,
    joiners: pieces.length - runs,
    plainCaps: runs * (2 - cabledEnds),
    cableCaps: runs * cabledEnds,
    diffusers: bars.length,
  };
}

/** Ends of sealed strip that a cut has opened: both ends of every segment. */
export function countSealedEnds(segments: readonly number[][]): number {
  return 2 * segments.reduce((sum, own) => sum + own.length, 0);
}
