import type { Cell } from '#core/catalogue/figures/cell.ts';
import type { Localised } from '#core/i18n/localised.ts';

export type AttributeGroupId =
  | 'light'
  | 'electrical'
  | 'emergency'
  | 'mechanical'
  | 'standards'
  | 'ordering';

/** What decides whether an attribute applies to a variant: its product's construction and its figures. */
export type AttributeSubject = {
  archetype: string;
  fluxLm: number | null;
  powerW: number | null;
  cri: number | null;
  voltage: string | null;
  dimming: string;
  emergency: string;
  cutOutMm: string | null;
  lengthMm: number | null;
};

/** Values of a list in a cell of a table are separated by a bar, as codes are. */
type ListCell = {
  type: 'list';
  values?: readonly string[];
  pattern?: RegExp;
  description?: string;
  example: string[];
};

/** A text in each language, of product.yaml only. */
type WordsCell = { type: 'words'; description?: string; example: string };

export type AttributeCell = Cell | ListCell | WordsCell;

/** A stored value: a number, a code, a list of codes, or a text in each language. */
export type AttributeValue = number | string | string[] | Localised;

/** Values by the name of their attribute; an absent one is not stated or does not apply. */
export type AttributeValues = Record<string, AttributeValue>;

export type AttributeEntry = {
  group: AttributeGroupId;
  cell: AttributeCell;
  /** Follows numbers in texts. */
  unit?: string;
  /** Stands before the value, for limits. */
  sign?: '≤';
  digits?: number;
  applies: (subject: AttributeSubject) => boolean;
  /** To which variants a row may state it, if to more than `applies`. */
  appliesInRow?: (subject: AttributeSubject) => boolean;
  /** A variant to which this holds should state the attribute. */
  isNeeded?: (subject: AttributeSubject) => boolean;
  /** Stated in product.yaml for all variants, never in a row. */
  isOfProduct?: true;
  /** Stated in rows only: no two variants have the same. */
  isOfRow?: true;
  /** Views show it in place of a figure, without a row of its own. */
  isFigure?: true;
  /** Shown beside the warranty, too. */
  isDurability?: true;
  /** May say whether it was measured, calculated or is the manufacturer's. */
  hasSource?: true;
  /** The value that follows from the figures if none is stated. */
  derive?: (subject: AttributeSubject) => AttributeValue | null;
};

/** An attribute of variants, its name being its key in product.yaml, its column in variants.csv and its field in the API. */
export type Attribute = AttributeEntry & { name: string };

/** Where a value comes from. */
export const attributeSources = ['manufacturer', 'measured', 'calculated'] as const;
export type AttributeSource = (typeof attributeSources)[number];
