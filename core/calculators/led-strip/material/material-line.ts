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
import type { DriverOption } from '#core/calculators/led-strip/plan/driver-packing.ts';
import type { StripPlan } from '#core/calculators/led-strip/plan/strip-plan.ts';
import type { Feed } from '#core/calculators/led-strip/plan/voltage-drop.ts';

export type Role = (typeof partRoles)[number];

/** A driver that packing chose, with its article. */
export type CataloguedDriver = DriverOption & { driver: StripPart<'drivers'> };

/** Which profile: its product, its finish, and the diffuser in it. */
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
  /** Null where none is wanted, or a fixed driver needs none. */
  controller: StripPart<'controllers'> | null;
  profile: ProfileChoice | null;
  /** Parts that the visitor takes with it. */
  accessories: StripPart<'parts'>[];
  feed: Feed;
  /** From a driver to each feed, one way. */
  cable: { lengthM: number; areaMm2: number };
  rules: MountingRules;
};

/** Why a line is there; its text is found by this name. */
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

/** A line of the list of material. */
export type MaterialLine = {
  /** Null where no article of the catalogue does it. */
  variant: PartVariant | null;
  /** Articles to order: packs, reels, coils. */
  quantity: number;
  reason: MaterialReason;
  /** Figures that the reason names, numbers unrounded. */
  values: Record<string, number>;
};

/** The part of the strip that does something, of its width where there are several; null where there is none. */
export function findPart(
  { catalogue, strip }: Pick<MaterialInput, 'catalogue' | 'strip'>,
  role: Role,
) {
  const kinds = ['connector', 'silicone'] as const;
  const parts = kinds.flatMap((kind) => partsFor({ kind, strip }, catalogue));
  // A connector grips the board: the one of its width comes first.
  const width = `/${strip.board_width_mm}/`;
  const candidates = parts.filter((part) => part.role === role);
  return candidates.find((part) => part.sku.includes(width)) ?? candidates[0] ?? null;
}

/** Packs that hold a number of pieces. */
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
