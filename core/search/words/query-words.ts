import type { Tokeniser } from '#core/search/words/tokeniser.ts';

/** Words beyond these are not looked at; a pasted paragraph is no query. */
export const MAX_WORDS = 15;
const MAX_LENGTH = 4_000;

/** What a visitor typed. */
export type Query = {
  /** Everything matches: `*`, nothing, or symbols only. */
  isWildcard: boolean;
  words: string[];
  /** In quotes: words side by side. */
  phrases: string[][];
  /** After a minus: documents without these; one word or, in quotes, words side by side. */
  excluded: string[][];
};

/** Parts a query into words, `"phrases"` and `-exclusions`. */
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
      const taken = words.slice(0, MAX_WORDS - count);
      count += taken.length;
      if (isPhrase && taken.length > 0) query.phrases.push(taken);
      else query.words.push(...taken);
    }
  }
  // What is said twice is looked for once; the last word stays the last.
  query.words = query.words.filter((word, at) => query.words.lastIndexOf(word) === at);
  query.excluded = query.excluded.slice(0, MAX_WORDS);
  query.isWildcard = query.words.length === 0 && query.phrases.length === 0;
  return query;
}

type QueryPart = { part: string; isPhrase: boolean; isExcluded: boolean };

function* readParts(text: string): Generator<QueryPart> {
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text[at] ?? '')) {
      at++;
      continue;
    }
    const isExcluded = text[at] === '-' && /[^\s-]/.test(text[at + 1] ?? '');
    if (isExcluded) at++;
    const closing = text[at] === '"' ? text.indexOf('"', at + 1) : -1;
    if (closing > 0) {
      yield { part: text.slice(at + 1, closing), isPhrase: true, isExcluded };
      at = closing + 1;
      continue;
    }
    let end = at + 1;
    while (end < text.length && !/[\s"]/.test(text[end] ?? '')) end++;
    yield { part: text.slice(at, end), isPhrase: false, isExcluded };
    at = end;
  }
}
