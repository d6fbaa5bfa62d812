import type { QueryField } from '#core/search/words/text-terms.ts';

type Respelling = { words: string[]; includesLast: boolean };

/** Whether a field contains a word, or, if it is the last of the query, a word with this prefix. */
type Exists = (word: string, isLast: boolean) => boolean;

/**
 * Lists the query with spaces in other positions: 'aoctled1 24 cct' for the code 'AOCTLED1/24/CCT', 'down light' for
 * 'downlight', '24v' for '24 V'. First all words joined, or the longest run of adjacent ones, then unknown words split
 * in two, then numbers with units that exist joined but perhaps not together with the other words.
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
