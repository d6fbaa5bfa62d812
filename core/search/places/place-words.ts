import { createTokeniser, type Token } from '#core/search/words/tokeniser.ts';

const tokeniser = createTokeniser({
  token_separators: [...'-–—/.,;:·()[]{}"\'’¿?¡!|+*&=<>≤≥_#@'],
});

/** Returns the words of a text with their positions, each as its stem. */
export function readStems(text: string): Token[] {
  return tokeniser.tokens(text).map((token) => ({ ...token, word: stemOf(token.word) }));
}

/** Calls `see` for the stem of each word of a text. */
export function eachStem(text: string, see: (stem: string) => void): void {
  tokeniser.eachWord(text, (word) => see(stemOf(word)));
}

/** Returns the folded words of a text. */
export function readWords(text: string): string[] {
  return tokeniser.words(text);
}

/**
 * Returns the form that singular and plural of a word share, by the endings of English and Spanish alike: `switches`
 * and `switch`, `luces` and `luz`, `batteries` and `battery`. It is no word to show. Codes and numbers stay as they are.
 */
export function stemOf(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return word;
  const isPlural = word.length > 3 && word.endsWith('s') && !word.endsWith('ss');
  const single = isPlural ? word.slice(0, -1) : word;
  const short = single.length > 3 && single.endsWith('e') ? single.slice(0, -1) : single;
  if (short.endsWith('y')) return `${short.slice(0, -1)}i`;
  return short.endsWith('z') ? `${short.slice(0, -1)}c` : short;
}
