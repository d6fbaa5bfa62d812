import { missing } from '#core/missing.ts';
import { findSimilarWords } from '#core/search/words/similar-words.ts';
import type { TextIndex } from '#core/search/words/text-index.ts';

/** A field that a query searches. */
export type QueryField = {
  name: string;
  index: TextIndex;
  maxTypos: number;
  isPrefix: boolean;
  infix: 'off' | 'always' | 'fallback';
  /** 15 for the most important. */
  weight: number;
};

/** A word of a query. */
export type QueryWord = {
  word: string;
  /** Possibly incomplete. */
  isLast: boolean;
  /** Part of a phrase: matches only the word itself. */
  isExact: boolean;
};

/** A range of vocabulary ranks that match a query word. */
export type Terms = {
  from: number;
  to: number;
  /** Two for each typing error and one for a prefix match. */
  penalty: number;
};

export type TypoRules = {
  minLength1: number;
  minLength2: number;
  /** False: words of only digits must match exactly. */
  inNumbers: boolean;
  /** False: words with digits must match exactly. */
  inCodes: boolean;
};

/** Penalty of an infix match, which is neither the whole word nor a prefix; infixes are used for codes. */
const INFIX_PENALTY = 1;

/** Returns the terms of a field that match a query word without typing errors. */
export function findTerms(field: QueryField, { word, isLast, isExact }: QueryWord): Terms[] {
  const { vocabulary } = field.index;
  const terms: Terms[] = [];
  const rank = vocabulary.findRank(word);
  if (rank >= 0) terms.push({ from: rank, to: rank + 1, penalty: 0 });
  if (!isExact && isLast && field.isPrefix) {
    const [first, to] = vocabulary.findPrefix(word);
    const from = rank >= 0 ? rank + 1 : first;
    if (from < to) terms.push({ from, to, penalty: 1 });
  }
  return terms;
}

/** Returns the terms of a field that contain a query word. */
export function findInfixTerms(field: QueryField, { word, isExact }: QueryWord): Terms[] {
  if (isExact) return [];
  const { vocabulary } = field.index;
  const terms: Terms[] = [];
  for (let rank = 0; rank < vocabulary.sorted.length; rank++) {
    if (vocabulary.wordAt(rank).includes(word)) {
      terms.push({ from: rank, to: rank + 1, penalty: INFIX_PENALTY });
    }
  }
  return terms;
}

/** Returns the terms of a field that match a query word with typing errors. */
export function findTypoTerms(field: QueryField, word: QueryWord, rules: TypoRules): Terms[] {
  const maxTypos = Math.min(field.maxTypos, allowedTypos(word, rules));
  if (maxTypos === 0) return [];
  const prefix = word.isLast && field.isPrefix;
  return findSimilarWords(field.index.vocabulary, word.word, { maxTypos, prefix })
    .filter(({ typos }) => typos > 0)
    .map(({ rank, typos, isWhole }) => ({
      from: rank,
      to: rank + 1,
      penalty: 2 * typos + (isWhole ? 0 : 1),
    }));
}

function allowedTypos({ word, isExact }: QueryWord, rules: TypoRules): number {
  if (isExact || word.length < rules.minLength1) return 0;
  const hasDigit = /\d/.test(word);
  if (hasDigit && !rules.inCodes) return 0;
  if (hasDigit && !rules.inNumbers && /^\d+$/.test(word)) return 0;
  // With as many errors as letters, every word would be similar.
  return Math.min(word.length - 1, word.length < rules.minLength2 ? 1 : 2);
}

/** Counts the postings of the terms. */
export function countPostings(index: TextIndex, terms: Terms[]): number {
  let count = 0;
  for (const { from, to } of terms) {
    count += (index.postingStarts[to] ?? missing()) - (index.postingStarts[from] ?? missing());
  }
  return count;
}
