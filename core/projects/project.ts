import { toVariantId } from '#core/catalogue/variant-id.ts';

/** One line of a project: an article with how many of it, where it goes and what is to be said about it. */
export type ProjectLine = {
  /** Unlike that of any other line of the project. */
  key: number;
  /** Id of the variant. */
  id: number;
  /** Its code when it was put in; empty where only the id is known. Names it once it has left the catalogue. */
  sku: string;
  /** Pieces, from 1 to `MOST_PIECES`. */
  quantity: number;
  /** Position in the plans, such as `L1`; may be empty. */
  label: string;
  note: string;
};

/** What can be changed in a line. */
export type LineChange = Partial<Pick<ProjectLine, 'quantity' | 'label' | 'note'>>;

/** A named list of articles. */
export type Project = { id: string; name: string; lines: ProjectLine[] };

export const MOST_LINES = 200;
export const MOST_PIECES = 9999;
export const LONGEST_NAME = 80;
export const LONGEST_LABEL = 24;
export const LONGEST_NOTE = 200;

/** Characters that draw nothing or turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** A text on one line without control characters, cut to a length; empty for what is no text. */
export function cleanText(value: unknown, longest: number): string {
  if (typeof value !== 'string') return '';
  const text = value
    .slice(0, longest * 4)
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > longest ? [...text.slice(0, longest)].filter(isWhole).join('').trim() : text;
}

/** False for half a character that has been cut off. */
function isWhole(character: string): boolean {
  return !/\p{Cs}/u.test(character);
}

/** Pieces as a whole number within the limits; 1 for what is none. */
export function cleanQuantity(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return 1;
  return Math.min(MOST_PIECES, Math.max(1, Math.round(number)));
}

/** A line of any values, with what cannot be used set right; null where it names no article. */
export function toLine(value: unknown, key: number): ProjectLine | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, sku, quantity, label, note } = value as Record<string, unknown>;
  const articleId = toVariantId(id);
  if (articleId === null) return null;
  return {
    key,
    id: articleId,
    sku: cleanText(sku, 60),
    quantity: cleanQuantity(quantity),
    label: cleanText(label, LONGEST_LABEL),
    note: cleanText(note, LONGEST_NOTE),
  };
}
