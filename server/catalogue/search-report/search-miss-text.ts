import { foldText } from '#core/fold-text.ts';

const MIN_LENGTH = 2;
const MAX_LENGTH = 80;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Digits of telephone and card numbers; the longest number in a SKU has six digits. */
const LONG_NUMBER = /\d{7}/;
/** Seven digits or more in groups, unless preceding letters or a slash make them a SKU. */
const PHONE_NUMBER = /(?<![\p{L}\d/.-])\+?\(?\d(?:[\s().-]*\d){6}/u;

/**
 * Normalises a search for counting: lower case, no accents, single spaces.
 *
 * @returns null for texts that are not counted: e-mail addresses, telephone and other long numbers, texts of more than
 * 80 characters or with fewer than two usable ones.
 */
export function searchMissText(search: string): string | null {
  const text = foldText(search);
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) return null;
  if (!LETTER_OR_DIGIT.test(text) || text.includes('@')) return null;
  return LONG_NUMBER.test(text) || PHONE_NUMBER.test(text) ? null : text;
}
