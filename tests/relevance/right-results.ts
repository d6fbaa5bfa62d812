/** One value or several of which one is enough. */
type OneOf<Value> = Value | Value[];

/**
 * The variants that are right for a query, by the figures in `content/`. Texts are the beginning of a cell: `dali`
 * includes DALI-2 and DT8. All given fields must fit.
 */
export type VariantFilter = {
  /** Code of a category that has products itself. */
  in?: OneOf<string>;
  /** Code of a type. */
  type?: OneOf<string>;
  /** Code of an application. */
  use?: OneOf<string>;
  /** Code of a product. */
  of?: OneOf<string>;
  /** SKU, `*` stands for any characters. */
  sku?: OneOf<string>;
  eprel?: number;
  finish?: OneOf<string>;
  optic?: OneOf<string>;
  dimming?: OneOf<string>;
  voltage?: OneOf<string>;
  /** Duration and mode, `any` for every variant with an emergency unit. */
  emergency?: OneOf<string>;
  /** K, exactly; tunable variants fit when they reach it. */
  cct?: OneOf<number>;
  tunable?: boolean;
  /** W, W/m, lm, degrees, mm: within a tenth, or from one number to another. */
  watts?: Figure;
  wattsPerMetre?: Figure;
  lumens?: Figure;
  beam?: Figure;
  cutOut?: Figure;
  length?: Figure;
  height?: Figure;
  /** Length and width, mm, each within a tenth. */
  size?: [number, number];
  /** At least: lm/W, Ra, the digits of the IP code, the number of the IK code. */
  efficacy?: number;
  cri?: number;
  ip?: number;
  ik?: number;
  /** At most. */
  ugr?: number;
};

export type Figure = number | [from: number, to: number];

export type PlaceKind =
  | 'category'
  | 'type'
  | 'application'
  | 'page'
  | 'form'
  | 'screen'
  | 'article'
  | 'term'
  | 'question'
  | 'document';

/** A page by its kind and its code in `content/`, such as `term/ugr`; a document by its kind and code. */
export type Place = `${PlaceKind}/${string}`;

/** The languages that have queries. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** What is right for a query. */
export type Right = {
  /** Alternatives; a hit is right when it fits one of them. */
  variants: VariantFilter[];
  places: Place[];
  /** True when the site has no result; then no hits are right, too. */
  isEmptyRight: boolean;
};

/** A query with what is right for it, and a note where that needs a reason. */
export type RelevanceCase = [text: string, right: Right, note?: string];

/** Right are these variants, and these places. */
export function find(filters: VariantFilter | VariantFilter[], ...places: Place[]): Right {
  return { variants: [filters].flat(), places, isEmptyRight: false };
}

/** Right are these places only: no variant is what the visitor wants. */
export function lead(...places: Place[]): Right {
  return { variants: [], places, isEmptyRight: false };
}

/** The site has no result: right are no hits, or the nearest. */
export function nothing(...nearest: VariantFilter[]): Right {
  return { variants: nearest, places: [], isEmptyRight: true };
}

/** Categories of luminaires for outdoors. */
export const outdoor = ['bollards', 'bulkheads', 'floodlights', 'in-ground', 'street'];
