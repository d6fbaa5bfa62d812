import { foldText } from '#core/fold-text.ts';
import { missing } from '#core/missing.ts';
import type { MissingWords } from '#core/studio/missing-words.ts';
import type { SearchMiss } from '#server/catalogue/search-report/list-search-misses.ts';

/** The catalogue's own words in one language, and the names of what can be opened, by path. */
export type CatalogueNames = { words: readonly string[]; nameOfPath: ReadonlyMap<string, string> };

/** Missing words without their synonym, which takes time to find, and the searches that it is found by. */
export type MissingGroup = { missing: Omit<MissingWords, 'synonym'>; searches: SearchMiss[] };

/** Groups searches by the words that they miss, the most frequent first. */
export function groupMisses(misses: readonly SearchMiss[]): MissingGroup[] {
  const groups = Map.groupBy(misses, idOf);
  const withoutResult = new Set(
    misses
      .filter(({ leftOut }) => leftOut.length === 0)
      .map(({ locale, text }) => `${locale} ${text}`),
  );
  const listed = [...groups].flatMap(([id, all]) => {
    // Another search that found nothing says nothing about the first.
    const searches = all.map((miss) => {
      return {
        ...miss,
        next: miss.next.filter(({ target }) => !withoutResult.has(`${miss.locale} ${target}`)),
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
  const findSimilar = indexWords(words);
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

/** Shorter words are like too many others. */
const MIN_LENGTH = 4;
/** Words with as many letters may have two mistakes. */
const LONG = 9;

/** Returns what finds the catalogue's word that one of the words is, but for a typing mistake. */
function indexWords(words: readonly string[]): (typed: string) => MissingWords['synonym'] {
  const known = new Set(words);
  const byLength = Map.groupBy(
    words.filter(({ length }) => length >= MIN_LENGTH),
    ({ length }) => length,
  );

  function correct(word: string): string | null {
    const most = word.length < LONG ? 1 : 2;
    for (let mistakes = 1; mistakes <= most; mistakes++) {
      for (let length = word.length - mistakes; length <= word.length + mistakes; length++) {
        const found = byLength
          .get(length)
          ?.find((other) => other[0] === word[0] && countMistakes(word, other) === mistakes);
        if (found !== undefined) return found;
      }
    }
    return null;
  }

  return (typed) => {
    const unknown = typed.split(' ').filter((word) => !known.has(word));
    const corrections = unknown
      .filter((word) => word.length >= MIN_LENGTH && /^\p{L}+$/u.test(word))
      .flatMap((word) => correct(word) ?? []);
    const [word] = corrections;
    return word === undefined ? null : { word, by: 'similar letters' };
  };
}

/** Letters to insert, remove, replace or swap with their neighbour (optimal string alignment). */
function countMistakes(a: string, b: string): number {
  let earlier: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (earlier[j - 2] ?? i) + 1 : i + j;
      row.push(
        Math.min(
          (above[j] ?? missing()) + 1,
          (row[j - 1] ?? missing()) + 1,
          (above[j - 1] ?? missing()) + cost,
          swapped,
        ),
      );
    }
    earlier = above;
    above = row;
  }
  return above[b.length] ?? a.length;
}
