import type { StoredFigures } from '#core/catalogue/figures/figures.ts';

/** What the facets read of a variant and of its product; terms as slugs in the language of the document. */
export type FacetItem = {
  variant: StoredFigures;
  product: {
    family: string;
    /** Every category that holds it, from the top down. */
    categories: readonly string[];
    types: readonly string[];
    applications: readonly string[];
    warrantyYears: number;
  };
};

/** What a figure is read of: less than a facet item, as a comparison has it. */
type FigureItem = {
  variant: FacetItem['variant'];
  product: Pick<FacetItem['product'], 'warrantyYears'>;
};

type FacetBase<Id extends string> = {
  /** Also its name in addresses, the same in every language; with `_` for `-`, its field in the search index. */
  id: Id;
  /** False: among the further filters, after those that a specifier asks for first. */
  isMain: boolean;
};

/** Values to tick: a variant has none, one or several of them, and matches when it has one of those chosen. */
export type TermFacet<Id extends string = string> = FacetBase<Id> & {
  kind: 'term';
  type: 'string' | 'int32';
  /** A variant can have several of the values. */
  isMany?: true;
  /** What a value of an address looks like, whether it exists or not. */
  pattern: RegExp;
  /** How values are ordered: as the content has them, by number, or as listed. */
  order: 'content' | 'number' | readonly string[];
  /** The values are limits, and a variant has every limit that it keeps. */
  limit?: 'at-least' | 'at-most';
  /** The figure itself behind limits. */
  figure?: (item: FigureItem) => number | null;
  unit?: string;
  read: (item: FacetItem) => readonly (string | number)[];
};

/** A figure between two limits; a variant without the figure matches no limits. */
export type RangeFacet<Id extends string = string> = FacetBase<Id> & {
  kind: 'range';
  unit: string;
  /** What the ends of the scale are rounded to, and the step of its slider. */
  step: number;
  read: (item: FigureItem) => number | null;
};

/** A property to insist on. */
export type FlagFacet<Id extends string = string> = FacetBase<Id> & {
  kind: 'flag';
  read: (item: FacetItem) => boolean;
};

export type Facet = TermFacet | RangeFacet | FlagFacet;
