import type { Localised } from '#core/i18n/localised.ts';

/** What content can lack without being refused, in the order of the studio's list. */
export const gapKinds = [
  'finish-picture',
  'drawing',
  'model',
  'photometry',
  'spectrum',
  'declaration',
  'etim',
  'gtin',
  'untranslated',
  'stale-translation',
  'long-title',
  'shared-title',
] as const;

export type GapKind = (typeof gapKinds)[number];

/** Something that a record lacks, and the field that fixes it. */
export type ContentGap = {
  kind: GapKind;
  /** What the record is called by others, and by people. */
  code: string;
  title: Localised;
  /** Code of the first category of a product; null for other records. */
  category: string | null;
  /** How many of its variants, finishes, features or texts lack it; of a title the characters, and how many fit. */
  missing: number;
  of: number;
  /** Which: finishes, features, texts. */
  details: Localised[];
  /** File within the content folder; `at` is the position of the record in a list. */
  path: string;
  at: number | null;
  /** Path of the field: `images`, `title.es`; '' for the file as a whole. */
  field: string;
};

/** A category with its name, in the order of the catalogue. */
export type GapCategory = { code: string; title: Localised; products: number };

/** What the content of a version lacks. */
export type ContentGaps = { gaps: ContentGap[]; categories: GapCategory[] };

/** What is listed; all of it without any. */
export type GapQuery = {
  kind?: GapKind | undefined;
  category?: string | undefined;
  text?: string | undefined;
};

/** A page of gaps, with the number of records that lack each kind under the other filters. */
export type GapPage = {
  items: (ContentGap & { id: string })[];
  total: number;
  counts: Record<GapKind, number>;
  categories: GapCategory[];
};
