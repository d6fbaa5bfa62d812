import type { LanguageWords } from '#core/catalogue/search/language-words.ts';
import type { Phrase, Synonym } from '#core/search/search-engine.ts';
import { findSimilarWords } from '#core/search/words/similar-words.ts';
import type { Tokeniser } from '#core/search/words/tokeniser.ts';
import { Vocabulary } from '#core/search/words/vocabulary.ts';

/** Shorter words are not corrected; longer ones may have two errors. */
const MIN_LENGTH_1 = 5;
const MIN_LENGTH_2 = 7;
/** Letters of each part of a word that is two. */
const MIN_PART = 4;
/** Forms of a word that are searched. */
const MAX_FORMS = 8;

type Input = {
  /** Texts of the catalogue in which visitors' words may occur. */
  texts: Iterable<string>;
  /** Names of products, which have no spelling that visitors could know. */
  names: Iterable<string>;
  synonyms: Synonym[];
  tokeniser: Tokeniser;
  language: LanguageWords;
};

export type WordBook = ReturnType<typeof createWordBook>;

/** The words of a catalogue in one language: tells what a visitor's word means there. */
export function createWordBook({ texts, names, synonyms, tokeniser, language }: Input) {
  const { stem } = language;
  const vocabulary = new Vocabulary();
  const uses = new Map<string, number>();
  const forms = new Map<string, string[]>();
  function add(word: string) {
    const count = uses.get(word) ?? 0;
    uses.set(word, count + 1);
    if (count > 0) return;
    vocabulary.add(word);
    const key = stem(word);
    forms.set(key, [...(forms.get(key) ?? []), word]);
  }
  for (const text of texts) tokeniser.eachWord(text, add);
  const nameWords = new Set<string>();
  for (const name of names) {
    tokeniser.eachWord(name, (word) => nameWords.add(word));
    tokeniser.eachWord(name, add);
  }
  const phrases = indexPhrases(synonyms, tokeniser, stem);
  for (const { from } of phrases.all) for (const word of from) if (!uses.has(word)) add(word);
  for (const _ of vocabulary.sort());

  const has = (word: string) => uses.has(word) || forms.has(stem(word));
  const formsOf = (word: string): string[] => {
    const others = (forms.get(stem(word)) ?? []).filter((form) => form !== word);
    return [word, ...others].slice(0, MAX_FORMS);
  };

  const toPhrase = (words: string[]): Phrase => words.map(formsOf);

  return {
    has,
    /** The words in their forms. */
    toPhrase,

    /** Whether a word of the catalogue begins with the text. */
    isBeginning(text: string): boolean {
      const [from, to] = vocabulary.findPrefix(text);
      return from < to;
    },

    /** Returns the longest phrase with synonyms at a position, or null. */
    findSynonyms(words: string[], at: number): { length: number; phrases: Phrase[] } | null {
      for (let length = Math.min(phrases.longest, words.length - at); length > 0; length--) {
        const key = words
          .slice(at, at + length)
          .map(stem)
          .join(' ');
        const targets = phrases.byStems.get(key);
        if (targets) return { length, phrases: targets.map(toPhrase) };
      }
      return null;
    },

    /** Returns the word of the catalogue that was probably meant by an unknown word, or null. */
    correct: (word: string): string | null =>
      findNearest(word, { vocabulary, uses, names: nameWords }),

    /** Returns the two words of which an unknown word consists, or null. */
    split(word: string): [string, string] | null {
      for (let cut = word.length - MIN_PART; cut >= MIN_PART; cut--) {
        const [left, right] = [word.slice(0, cut), word.slice(cut)];
        if (uses.has(left) && uses.has(right)) return [left, right];
      }
      return null;
    },
  };
}

/** The most similar word, of two that are alike the more frequent one. */
function findNearest(
  word: string,
  {
    vocabulary,
    uses,
    names,
  }: { vocabulary: Vocabulary; uses: Map<string, number>; names: Set<string> },
): string | null {
  if (word.length < MIN_LENGTH_1 || /\d/.test(word)) return null;
  const maxTypos = word.length < MIN_LENGTH_2 ? 1 : 2;
  let best: { word: string; rank: number } | null = null;
  for (const { rank, typos } of findSimilarWords(vocabulary, word, { maxTypos, prefix: false })) {
    const similar = vocabulary.wordAt(rank);
    const isOther = similar[0] !== word[0];
    if (/\d/.test(similar) || (isOther && typos > 1 && !names.has(similar))) continue;
    const value = typos + (isOther ? 0.5 : 0) - Math.min(uses.get(similar) ?? 0, 1000) / 10_000;
    if (best === null || value < best.rank) best = { word: similar, rank: value };
  }
  return best?.word ?? null;
}

type Replacement = { from: string[]; to: string[] };

/** Phrases by their stems, with the phrases that mean the same. */
function indexPhrases(synonyms: Synonym[], tokeniser: Tokeniser, stem: LanguageWords['stem']) {
  const all: Replacement[] = [];
  for (const { root, synonyms: others } of synonyms) {
    const sides = others.map((text) => tokeniser.words(text)).filter((side) => side.length > 0);
    const sources = root === undefined || root === '' ? sides : [tokeniser.words(root)];
    for (const from of sources) {
      for (const to of sides) if (to !== from && from.length > 0) all.push({ from, to });
    }
  }
  const byStems = new Map<string, string[][]>();
  let longest = 0;
  for (const { from, to } of all) {
    const key = from.map(stem).join(' ');
    const known = byStems.get(key) ?? [];
    if (known.some((other) => other.join(' ') === to.join(' '))) continue;
    byStems.set(key, [...known, to]);
    longest = Math.max(longest, from.length);
  }
  return { all, byStems, longest };
}
