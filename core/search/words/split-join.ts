import { missing } from '#core/missing.ts';
import { hasPhrase } from '#core/search/words/phrases.ts';
import type { QueryField } from '#core/search/words/text-terms.ts';

type Respelling = { words: string[]; includesLast: boolean };

/** Whether a field contains a word, or, if it is the last of the query, a word with this prefix. */
type Exists = (word: string, isLast: boolean) => boolean;

/**
 * Lists the query with spaces in other positions: 'aoctled1 24 cct' for the code 'AOCTLED1/24/CCT', 'down light' for
 * 'downlight', '24v' for '24 V'. First all words joined, or the longest run of adjacent ones, then unknown words split
 * in two, then numbers with units that exist joined but perhaps not together with the other words. A single letter is
 * split off only where some document has it there: 'usbc' for 'USB C'.
 */
export function listRespellings(fields: QueryField[], words: string[]): Respelling[] {
  const exists: Exists = (word, isLast) =>
    fields.some(({ index, isPrefix }) => {
      if (index.vocabulary.findRank(word) >= 0) return true;
      const [from, to] = index.vocabulary.findPrefix(word);
      return isLast && isPrefix && from < to;
    });
  const isUnit = (word: string) => /^\d+[a-z]{1,3}$/.test(word);
  const ways = [
    joinWords(words, exists),
    splitWords(words, exists, () => false),
    splitWords(words, exists, isUnit),
    splitLetters(fields, words, exists),
  ];
  return ways.flatMap((way) => (way ? [{ words: way, includesLast: true }] : []));
}

function joinWords(words: string[], exists: Exists): string[] | null {
  for (let size = words.length; size > 1; size--) {
    for (let i = 0; i + size <= words.length; i++) {
      const joined = words.slice(i, i + size).join('');
      const isLast = i + size === words.length;
      if (exists(joined, isLast)) return [...words.slice(0, i), joined, ...words.slice(i + size)];
    }
  }
  return null;
}

function splitWords(
  words: string[],
  exists: Exists,
  isSplitAnyway: (word: string) => boolean,
): string[] | null {
  const split = words.flatMap((word, i) => {
    const isLast = i === words.length - 1;
    if (exists(word, isLast) && !isSplitAnyway(word)) return [word];
    return splitWord(word, (right) => exists(right, isLast), exists);
  });
  return split.length > words.length ? split : null;
}

function splitWord(word: string, isRight: (right: string) => boolean, exists: Exists): string[] {
  for (const cut of listCuts(word)) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    if (exists(left, false) && isRight(right)) return [left, right];
  }
  return [word];
}

/** Lists split positions: between a number and its unit, then any that leaves two letters on each side. */
function listCuts(word: string): number[] {
  const isDigit = (i: number) => /\d/.test(word[i] ?? '');
  const cuts = Array.from({ length: word.length - 1 }, (_, i) => i + 1);
  const edges = cuts.filter((cut) => isDigit(cut - 1) !== isDigit(cut));
  const others = cuts.filter((cut) => cut > 1 && cut < word.length - 1);
  return [...edges, ...others.reverse()];
}

/** Documents in which a single letter is looked for beside its word. */
const MAX_LOOKED_AT = 1_000;

/** Splits the first unknown word before its last letter or after its first one. */
function splitLetters(fields: QueryField[], words: string[], exists: Exists): string[] | null {
  for (const [i, word] of words.entries()) {
    if (word.length < 2 || exists(word, i === words.length - 1)) continue;
    for (const cut of new Set([word.length - 1, 1])) {
      const pair = [word.slice(0, cut), word.slice(cut)];
      if (fields.some((field) => isAdjacent(field, pair)))
        return [...words.slice(0, i), ...pair, ...words.slice(i + 1)];
    }
  }
  return null;
}

function isAdjacent({ index }: QueryField, pair: string[]): boolean {
  const ranges = pair.map((word) => {
    const rank = index.vocabulary.findRank(word);
    if (rank < 0) return index.postings.subarray(0, 0);
    return index.postings.subarray(
      index.postingStarts[rank] ?? missing(),
      index.postingStarts[rank + 1] ?? missing(),
    );
  });
  const [rarest = index.postings.subarray(0, 0)] = ranges.sort((a, b) => a.length - b.length);
  return rarest.subarray(0, MAX_LOOKED_AT).some((document) => hasPhrase(index, document, pair));
}
