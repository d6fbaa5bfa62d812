import { foldText } from '#core/fold-text.ts';

/** A number, a word, or one sign of a typed text. */
export type Token = {
  /** Lower case without accents. */
  text: string;
  isNumber: boolean;
  start: number;
  end: number;
  /** Begins after a space, or the text does. */
  isFirst: boolean;
};

/** Spaces between groups of digits: no-break ones, as figures are printed, and plain ones before `000`. */
const SPACED = /(?<!\d)[1-9]\d{0,2}(?:[\u00a0\u202f]\d{3}|\x20000)+(?!\d)/u;
const TOKEN = new RegExp(
  `${SPACED.source}(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)*|\\p{L}[\\p{L}\\p{M}]*|\\S`,
  'gu',
);

/** Splits a text into numbers, words and signs. The ordinal mark that keyboards have for the degree is one. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: part, index } of text.replaceAll('º', '°').matchAll(TOKEN)) {
    const isNumber = /^\d/.test(part);
    tokens.push({
      text: isNumber ? part.replace(/\s/g, '') : foldText(part),
      isNumber,
      start: index,
      end: index + part.length,
      isFirst: tokens.at(-1)?.end !== index,
    });
  }
  return tokens;
}

/** `2,340`: three digits after a separator are thousands in every language, except of small units such as metres. */
const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/** The number of a token; null for a version number such as `1.2.3`. */
export function numberOf({ text }: Token, isSmall = false): number | null {
  if (GROUPED.test(text) && !isSmall) return Number(text.replace(/[.,]/g, ''));
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}
