import type { Tokeniser } from '#core/search/words/tokeniser.ts';

/** Maximum words of a query; the rest are ignored. */
export const MAX_WORDS = 15;
const MAX_LENGTH = 4_000;

/** A parsed query. */
export type Query = {
  /** Matches everything: `*`, empty, or only symbols. */
  isWildcard: boolean;
  words: string[];
  /** Quoted: adjacent words. */
  phrases: string[][];
  /** After a minus: excluded words; one word or, in quotes, adjacent words. */
  excluded: string[][];
};

/** Parses a query into words, `"phrases"` and `-exclusions`. */
export function parseQuery(text: string, tokeniser: Tokeniser): Query {
  const query: Query = { isWildcard: false, words: [], phrases: [], excluded: [] };
  const typed = text.slice(0, MAX_LENGTH).trim();
  if (typed === '*') return { ...query, isWildcard: true };
  let count = 0;
  for (const { part, isPhrase, isExcluded } of readParts(typed)) {
    const words = tokeniser.words(part);
    if (words.length === 0) continue;
    if (isExcluded) query.excluded.push(...(isPhrase ? [words] : words.map((word) => [word])));
    else {
      const accepted = words.slice(0, MAX_WORDS - count);
      count += accepted.length;
      if (isPhrase && accepted.length > 0) query.phrases.push(accepted);
      else query.words.push(...accepted);
    }
  }
  // Repeated words are searched once; the last word stays last.
  query.words = query.words.filter((word, i) => query.words.lastIndexOf(word) === i);
  query.excluded = query.excluded.slice(0, MAX_WORDS);
  query.isWildcard = query.words.length === 0 && query.phrases.length === 0;
  return query;
}

type QueryPart = { part: string; isPhrase: boolean; isExcluded: boolean };

function* readParts(text: string): Generator<QueryPart> {
  let offset = 0;
  while (offset < text.length) {
    if (/\s/.test(text[offset] ?? '')) {
      offset++;
      continue;
    }
    const isExcluded = text[offset] === '-' && /[^\s-]/.test(text[offset + 1] ?? '');
    if (isExcluded) offset++;
    const closing = text[offset] === '"' ? text.indexOf('"', offset + 1) : -1;
    if (closing > 0) {
      yield { part: text.slice(offset + 1, closing), isPhrase: true, isExcluded };
      offset = closing + 1;
      continue;
    }
    let end = offset + 1;
    while (end < text.length && !/[\s"]/.test(text[end] ?? '')) end++;
    yield { part: text.slice(offset, end), isPhrase: false, isExcluded };
    offset = end;
  }
}
