import { foldText } from '#core/fold-text.ts';
import type { MissingWords } from '#core/studio/missing-words.ts';
import type { SearchMiss } from '#server/catalogue/search-report/list-search-misses.ts';

/** The catalogue's own words in one language, and the names of what can be opened, by path. */
export type CatalogueNames = { words: readonly string[]; nameOfPath: ReadonlyMap<string, string> };

/** Missing words without their synonym, which takes time to find, and the searches that it is found by. */
export type MissingGroup = { missing: Omit<MissingWords, 'synonym'>; searches: SearchMiss[] };

/** Groups searches by the words that they miss, the most frequent first. */
export function groupMisses(misses: readonly SearchMiss[]): MissingGroup[] {
  const groups = Map.groupBy(misses, idOf);
  const inVain = new Set(
    misses
      .filter(({ leftOut }) => leftOut.length === 0)
      .map(({ locale, text }) => `${locale} ${text}`),
  );
  const listed = [...groups].flatMap(([id, all]) => {
    // Another search that found nothing says nothing about the first.
    const searches = all.map((miss) => {
      return {
        ...miss,
        next: miss.next.filter(({ target }) => !inVain.has(`${miss.locale} ${target}`)),
      };
    });
    const [first] = searches;
    return first ? [{ missing: { id, ...summarise(first, searches) }, searches }] : [];
  });
  return listed.sort(({ missing: a }, { missing: b }) => {
    return b.count - a.count || b.lastDay.localeCompare(a.lastDay);
  });
}

/** Returns what adds the synonym that would find the words of a group. */
export function createSuggestions({
  words,
  nameOfPath,
}: CatalogueNames): (group: MissingGroup) => MissingWords {
  const findSimilar = indexPairs(words);
  return ({ missing, searches }) => ({
    ...missing,
    synonym: findFollowed(searches, nameOfPath) ?? findSimilar(missing.words),
  });
}

const idOf = ({ locale, text, leftOut }: SearchMiss) =>
  JSON.stringify([locale, leftOut.length > 0, wordsOf({ text, leftOut })]);

const wordsOf = ({ text, leftOut }: Pick<SearchMiss, 'text' | 'leftOut'>) =>
  leftOut.length > 0 ? foldText(leftOut.join(' ')) : text;

/** @param first The most frequent search of the group. */
function summarise(first: SearchMiss, group: SearchMiss[]): Omit<MissingWords, 'id' | 'synonym'> {
  const sum = (count: (miss: SearchMiss) => number) =>
    group.reduce((total, miss) => total + count(miss), 0);
  return {
    ...{ locale: first.locale, words: wordsOf(first), example: first.text },
    isLeftOut: first.leftOut.length > 0,
    count: sum(({ count }) => count),
    opened: sum(({ opened }) => opened),
    refined: sum(({ refined }) => refined),
    // One search may be followed by several pages, when a visitor comes back to it.
    left: sum(({ listed, opened, refined }) => Math.max(0, listed - opened - refined)),
    lastDay: group.reduce((last, { lastDay }) => (lastDay > last ? lastDay : last), ''),
  };
}

/** What visitors did next says what they meant. */
function findFollowed(
  group: SearchMiss[],
  nameOfPath: CatalogueNames['nameOfPath'],
): MissingWords['synonym'] {
  const instead = mostFrequent(
    group.flatMap(({ text, next }) => {
      const typed = new Set(text.split(' '));
      return next
        .filter(({ kind }) => kind === 'refined')
        .map(({ target, count }) => {
          const others = target.split(' ').filter((word) => !typed.has(word));
          return { name: others.join(' '), count };
        });
    }),
  );
  if (instead) return { word: instead, by: 'searched instead' };
  const opened = mostFrequent(
    group.flatMap(({ next }) =>
      next.map(({ target, count }) => ({ name: nameOfPath.get(target) ?? '', count })),
    ),
  );
  return opened ? { word: opened, by: 'opened' } : null;
}

function mostFrequent(named: { name: string; count: number }[]): string | null {
  const counts = new Map<string, number>();
  for (const { name, count } of named)
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + count);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? null;
}

/** Shared pairs of letters, of all, above which two words are taken for the same one. */
const SIMILAR = 0.5;
/** Shorter words are similar to too many others. */
const MIN_LENGTH = 4;

/** Returns what finds the catalogue's word with the most letters in common with one of the words (Dice's coefficient of pairs). */
function indexPairs(words: readonly string[]): (typed: string) => MissingWords['synonym'] {
  const known = words.filter(({ length }) => length >= MIN_LENGTH);
  const placesOf = new Map<string, number[]>();
  for (const [place, word] of known.entries()) {
    for (const pair of new Set(pairsOf(word))) {
      const places = placesOf.get(pair);
      if (places) places.push(place);
      else placesOf.set(pair, [place]);
    }
  }

  /** How many of the pairs each of the catalogue's words has. */
  function countShared(pairs: readonly string[]): Uint16Array {
    const shared = new Uint16Array(known.length);
    for (const pair of pairs) {
      for (const place of placesOf.get(pair) ?? []) shared[place] = (shared[place] ?? 0) + 1;
    }
    return shared;
  }

  return (typed) => {
    let best: { word: string; value: number } | null = null;
    for (const word of typed.split(' ').filter(({ length }) => length >= MIN_LENGTH)) {
      const own = pairsOf(word);
      for (const [place, shared] of countShared(own).entries()) {
        const other = known[place] ?? word;
        if (shared === 0 || other === word) continue;
        const value = (2 * shared) / (own.length + other.length - 1);
        if (value >= SIMILAR && value > (best?.value ?? 0)) best = { word: other, value };
      }
    }
    return best && { word: best.word, by: 'similar letters' };
  };
}

const pairsOf = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2));
