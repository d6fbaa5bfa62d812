import { foldText } from '#core/fold-text.ts';

const MIN_LENGTH = 2;
const MAX_LENGTH = 80;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Numbers of people and cards; the longest number in an article code has six digits. */
const LONG_NUMBER = /\d{7}/;
/** Seven digits or more in groups, unless letters or a slash before them make an article code of them. */
const PHONE_NUMBER = /(?<![\p{L}\d/.-])\+?\(?\d(?:[\s().-]*\d){6}/u;

/**
 * A search as it is counted: lower case, no accents, single spaces.
 *
 * @returns null for what is not counted: e-mail addresses, telephone and other long numbers, texts of more than 80
 * characters, and those without two characters to go by.
 */
export function searchMissText(search: string): string | null {
  const text = foldText(search);
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) return null;
  if (!LETTER_OR_DIGIT.test(text) || text.includes('@')) return null;
  return LONG_NUMBER.test(text) || PHONE_NUMBER.test(text) ? null : text;
}
