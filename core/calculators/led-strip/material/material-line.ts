import { partsFor } from '#core/calculators/led-strip/parts/compatible-parts.ts';
import type { MountingRules } from '#core/calculators/led-strip/parts/mounting-parts.ts';
import type {
  diffusers,
  Protocol,
  partRoles,
} from '#core/calculators/led-strip/parts/part-words.ts';
import type {
  PartVariant,
  StripCatalogue,
  StripPart,
} from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { planBars } from '#core/calculators/led-strip/plan/cutting-stock.ts';
import type { DriverOption } from '#core/calculators/led-strip/plan/driver-packing.ts';
import type { CableSpec, StripPlan } from '#core/calculators/led-strip/plan/strip-plan.ts';
import { countCuts, splitIntoSegments } from '#core/calculators/led-strip/plan/strip-run.ts';
import type { Feed } from '#core/calculators/led-strip/plan/voltage-drop.ts';

export type Role = (typeof partRoles)[number];

/** A driver chosen by packing, with its variant. */
export type CataloguedDriver = DriverOption & { driver: StripPart<'drivers'> };

/** A chosen profile: product, finish and diffuser. */
export type ProfileChoice = {
  code: string;
  finish: string;
  diffuser: (typeof diffusers)[number];
};

export type MaterialInput = {
  catalogue: StripCatalogue;
  strip: StripPart<'strips'>;
  plan: StripPlan<CataloguedDriver>;
  protocol: Protocol;
  /** Null if the visitor wants none, or no fixed driver needs one. */
  controller: StripPart<'controllers'> | null;
  profile: ProfileChoice | null;
  /** Accessories chosen by the visitor. */
  accessories: StripPart<'parts'>[];
  feed: Feed;
  /** Length from a driver to each feed, one way. */
  cable: CableSpec;
  rules: MountingRules & { controllerShare: number };
};

/** Reason for a line; also the key of its text. */
export type MaterialReason =
  | 'reels'
  | 'links'
  | 'drivers'
  | 'controllers'
  | 'bars'
  | 'diffusers'
  | 'end-caps'
  | 'clips'
  | 'joiners'
  | 'suspensions'
  | 'feeds'
  | 'cable'
  | 'sealed-caps'
  | 'sealed-entries'
  | 'glue'
  | 'boxes'
  | 'wipes'
  | 'tool';

/** A line of the bill of materials. */
export type MaterialLine = {
  /** Null if no variant of the catalogue fits. */
  variant: PartVariant | null;
  /** Units to buy: packs, reels, coils. */
  quantity: number;
  reason: MaterialReason;
  /** Figures in the text of the reason, unrounded. */
  values: Record<string, number>;
};

/** Returns the part with a role for the strip, of its width if there are several; null if there is none. */
export function findPart(
  { catalogue, strip }: Pick<MaterialInput, 'catalogue' | 'strip'>,
  role: Role,
) {
  const kinds = ['connector', 'silicone'] as const;
  const parts = kinds.flatMap((kind) => partsFor({ kind, strip }, catalogue));
  // Connectors grip the board: the one of the same width comes first.
  const width = `/${strip.board_width_mm}/`;
  const candidates = parts.filter((part) => part.role === role);
  return candidates.find((part) => part.sku.includes(width)) ?? candidates[0] ?? null;
}

export const MM_PER_M = 1000;

/** Length of a reel, millimetres. */
export function reelOf({ variant }: MaterialInput['strip']): number {
  return variant.lengthMm ?? MM_PER_M;
}

type Fed = Pick<MaterialInput, 'strip' | 'plan' | 'feed'>;

/**
 * Lengths of strip between cuts, millimetres: the segments, but of one that is fed in its middle and longer than a reel each
 * half, from a reel of its own: they meet at the feed.
 */
export function listPieces({ strip, plan, feed }: Fed): number[] {
  const { cut_increment_mm: incrementMm } = strip;
  return plan.runs
    .flatMap(({ segmentsMm }) => segmentsMm)
    .flatMap((lengthMm) => {
      if (feed !== 'centre' || lengthMm <= reelOf(strip)) return [lengthMm];
      const cuts = countCuts(lengthMm, incrementMm, 'down');
      return splitIntoSegments(cuts, incrementMm, Math.ceil(cuts / 2) * incrementMm);
    });
}

/** Joints of strip: within pieces that are longer than a reel, and at corners. */
export function countLinks(input: Fed): number {
  const pieces = listPieces(input);
  const reels = planBars(pieces, { stockMm: [reelOf(input.strip)], kerfMm: 0 });
  const corners = sum(input.plan.runs.map(({ sidesMm }) => sidesMm.length - 1));
  return reels.flatMap((reel) => reel.pieces).length - pieces.length + corners;
}

/** Returns the packs needed for a number of pieces. */
export function packed(
  part: StripPart<'parts'> | null,
  wanted: number,
  why: Pick<MaterialLine, 'reason' | 'values'>,
): MaterialLine {
  const quantity = Math.max(0, Math.ceil(wanted / (part?.pack ?? 1)));
  return { variant: part?.variant ?? null, quantity, ...why };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
