import { toVariantId } from '#core/catalogue/variant-id.ts';

/** A line of a project: a variant with its quantity, position and note. */
export type ProjectLine = {
  /** Unique within the project. */
  key: number;
  /** Id of the variant. */
  id: number;
  /** SKU when the line was added; empty if only the id is known. Identifies variants no longer in the catalogue. */
  sku: string;
  /** Pieces, from 1 to `MOST_PIECES`. */
  quantity: number;
  /** Position in the plans, such as `L1`; may be empty. */
  label: string;
  note: string;
};

/** The editable fields of a line. */
export type LineChange = Partial<Pick<ProjectLine, 'quantity' | 'label' | 'note'>>;

/** A named list of variants. */
export type Project = { id: string; name: string; lines: ProjectLine[] };

export const MOST_LINES = 200;
export const MOST_PIECES = 9999;
export const LONGEST_NAME = 80;
export const LONGEST_LABEL = 24;
export const LONGEST_NOTE = 200;

/** Characters that are invisible or change the text direction. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** Returns a text as one line without control characters, truncated to a length; empty if it is no string. */
export function cleanText(value: unknown, longest: number): string {
  if (typeof value !== 'string') return '';
  const text = value
    .slice(0, longest * 4)
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > longest ? [...text.slice(0, longest)].filter(isWhole).join('').trim() : text;
}

/** Returns false for a lone surrogate at the cut. */
function isWhole(character: string): boolean {
  return !/\p{Cs}/u.test(character);
}

/** Returns the quantity as a whole number within the limits; 1 if it is no number. */
export function cleanQuantity(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return 1;
  return Math.min(MOST_PIECES, Math.max(1, Math.round(number)));
}

/** Parses a line from any value and normalises its fields; null if it has no variant id. */
export function toLine(value: unknown, key: number): ProjectLine | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, sku, quantity, label, note } = value as Record<string, unknown>;
  const variantId = toVariantId(id);
  if (variantId === null) return null;
  return {
    key,
    id: variantId,
    sku: cleanText(sku, 60),
    quantity: cleanQuantity(quantity),
    label: cleanText(label, LONGEST_LABEL),
    note: cleanText(note, LONGEST_NOTE),
  };
}
