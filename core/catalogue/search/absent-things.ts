import type { LanguageWords } from '#core/catalogue/search/language-words.ts';
import type { Tokeniser } from '#core/search/words/tokeniser.ts';

/** A thing that visitors look for and the catalogue has nothing of, with words for what is near. */
export type AbsentThing = { words: string; near: string[] };

/** Links that a typed phrase may have more than a known one. */
const MAX_LINKS = 2;

type Found = { thing: AbsentThing; length: number };

/** Finds the things that a catalogue has nothing of: links between the words and the forms of words make no difference. */
export function createAbsentThings(
  things: readonly AbsentThing[],
  tokeniser: Tokeniser,
  { stem, links }: Pick<LanguageWords, 'stem' | 'links'>,
) {
  const keyOf = (words: string[]) =>
    words
      .filter((word) => !links.has(word))
      .map(stem)
      .join(' ');
  const known = new Map<string, AbsentThing>();
  let longest = 0;
  for (const thing of things) {
    const words = tokeniser.words(thing.words);
    const key = keyOf(words);
    if (!known.has(key)) known.set(key, thing);
    longest = Math.max(longest, words.length + MAX_LINKS);
  }
  return {
    /** Returns the longest one that begins at a position; null without one. */
    findAbsent(words: string[], at: number): Found | null {
      if (links.has(words[at] ?? '')) return null;
      for (let length = Math.min(longest, words.length - at); length > 0; length--) {
        const span = words.slice(at, at + length);
        const thing = links.has(span.at(-1) ?? '') ? undefined : known.get(keyOf(span));
        if (thing) return { thing, length };
      }
      return null;
    },
  };
}
