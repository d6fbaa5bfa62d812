import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { StoredFigures } from '#core/catalogue/figures/figures.ts';
import type { LightKind, MountingCode } from '#core/catalogue/product-codes.ts';
import type { Archetype } from '#core/catalogue/product-record.ts';

/** Input of the facets from a variant and its product; terms as slugs in the language of the document. */
export type FacetItem = {
  variant: StoredFigures;
  product: {
    family: string;
    /** All its categories, from the top down. */
    categories: readonly string[];
    types: readonly string[];
    applications: readonly string[];
    warrantyYears: number;
    archetype: Archetype;
  };
  mounting: readonly MountingCode[];
  distribution: LightKind | null;
  /** There are photometric files of the variant. */
  hasPhotometry: boolean;
  attributes: AttributeValues;
};

/** Input of a figure: less than a facet item, as in comparisons. */
export type FigureItem = {
  variant: FacetItem['variant'];
  product: Pick<FacetItem['product'], 'warrantyYears' | 'archetype'>;
};

type FacetBase<Id extends string> = {
  /** Also its name in URLs, the same in every language; with `_` for `-`, its field in the search index. */
  id: Id;
  /** False: among the secondary filters, after those that a specifier needs first. */
  isMain: boolean;
};

/** Checkbox values: a variant has none, one or several of them, and matches if it has a chosen one. */
export type TermFacet<Id extends string = string> = FacetBase<Id> & {
  kind: 'term';
  type: 'string' | 'int32';
  /** A variant can have several values. */
  isMany?: true;
  /** Pattern of a value in a URL, whether it exists or not. */
  pattern: RegExp;
  /** Order of values: as in the content, by number, or as listed. */
  order: 'content' | 'number' | readonly string[];
  /** The values are limits, and a variant has every limit that it meets. */
  limit?: 'at-least' | 'at-most';
  /** All of them, from the smallest to the largest. */
  limits?: readonly (string | number)[];
  /** The figure behind the limits. */
  figure?: (item: FigureItem) => number | null;
  unit?: string;
  read: (item: FacetItem) => readonly (string | number)[];
};

/** A numeric range; a variant without the figure matches no range. */
export type RangeFacet<Id extends string = string> = FacetBase<Id> & {
  kind: 'range';
  unit: string;
  /** Rounding of the ends of the scale, and the step of its slider. */
  step: number;
  read: (item: FigureItem) => number | null;
};

/** A required property. */
export type FlagFacet<Id extends string = string> = FacetBase<Id> & {
  kind: 'flag';
  read: (item: FacetItem) => boolean;
};

export type Facet = TermFacet | RangeFacet | FlagFacet;
