import { plainSpaces } from '#server/import/statements/spell-figure.ts';

/**
 * Finds words in a text, whatever its line breaks and spaces.
 * @returns the line on which they begin, from 1, or null.
 */
export function findWords(text: string, words: string): number | null {
  const pattern = plainSpaces(words)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    // A quotation mark is doubled within single ones.
    .replace(/'/g, "''?")
    .replace(/ /g, '\\s+');
  const at = text.match(new RegExp(pattern, 'u'))?.index;
  return at === undefined ? null : text.slice(0, at).split('\n').length;
}
