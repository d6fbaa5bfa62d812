import type { LanguageWords } from '#core/catalogue/search/language-words.ts';
import { findSimilarWords } from '#core/search/words/similar-words.ts';
import type { Vocabulary } from '#core/search/words/vocabulary.ts';

/** Shorter words are not corrected; longer ones may have two errors. */
const MIN_LENGTH_1 = 5;
const MIN_LENGTH_2 = 7;
/** Shorter words, and codes, have no others that sound alike. */
const MIN_LENGTH_ALIKE = 3;
/** Shorter beginnings of words are not corrected. */
const MIN_LENGTH_BEGUN = 6;
/** What a word that names a kind of product is nearer to a misspelt word than others. */
const KIND_BONUS = 0.4;

/** The words that a catalogue knows. */
type Known = Pick<LanguageWords, 'soundOf'> & {
  vocabulary: Vocabulary;
  /** How often each occurs. */
  uses: Map<string, number>;
  /** Words of products' names. */
  names: Set<string>;
  isKind: (word: string) => boolean;
};

/** Corrects words that a catalogue does not know. */
export function createCorrections(known: Known) {
  const sounds = Map.groupBy(known.uses.keys(), known.soundOf);
  const anagrams = Map.groupBy(known.uses.keys(), sortLetters);
  return {
    /** Returns the word of the catalogue that was probably meant by an unknown word, or null. */
    correct(word: string): string | null {
      const isWord = word.length >= MIN_LENGTH_ALIKE && !/\d/.test(word);
      const [alike] = (isWord && sounds.get(known.soundOf(word))) || [];
      const isLong = isWord && word.length >= MIN_LENGTH_1;
      const jumbled = isLong ? anagrams.get(sortLetters(word)) : undefined;
      const sameStart = jumbled?.find((other) => other[0] === word[0]);
      return alike ?? sameStart ?? findNearest(word, known);
    },

    /** Returns the word of the catalogue whose beginning was probably meant by an unknown one, or null. */
    correctBeginning: (word: string): string | null => findNearestBegun(word, known),
  };
}

/** Words of the same letters have this in common: 'paflon' and 'plafon'. */
const sortLetters = (word: string) => [...word].sort().join('');

/** The most similar word, of two that are alike the more frequent one. */
function findNearest(word: string, { vocabulary, uses, names, isKind }: Known): string | null {
  if (word.length < MIN_LENGTH_1 || /\d/.test(word)) return null;
  const maxTypos = word.length < MIN_LENGTH_2 ? 1 : 2;
  let best: { word: string; rank: number } | null = null;
  for (const { rank, typos } of findSimilarWords(vocabulary, word, { maxTypos, prefix: false })) {
    const similar = vocabulary.wordAt(rank);
    const isOther = similar[0] !== word[0];
    if (/\d/.test(similar) || (isOther && typos > 1 && !names.has(similar))) continue;
    const use = Math.min(uses.get(similar) ?? 0, 1000) / 10_000;
    const value = typos + (isOther ? 0.5 : 0) - use - (isKind(similar) ? KIND_BONUS : 0);
    if (best === null || value < best.rank) best = { word: similar, rank: value };
  }
  return best?.word ?? null;
}

/** Of words that begin similarly, with the same letter, the nearest and most frequent one. */
function findNearestBegun(word: string, { vocabulary, uses }: Known): string | null {
  if (word.length < MIN_LENGTH_BEGUN || /\d/.test(word)) return null;
  let best: { word: string; use: number } | null = null;
  for (const { rank } of findSimilarWords(vocabulary, word, { maxTypos: 1, prefix: true })) {
    const similar = vocabulary.wordAt(rank);
    const use = uses.get(similar) ?? 0;
    if (similar[0] !== word[0] || /\d/.test(similar) || similar.length < word.length) continue;
    if (best === null || use > best.use) best = { word: similar, use };
  }
  return best?.word ?? null;
}
