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

/** Adds the synonym that would find the words. */
export function suggestSynonym(
  { missing, searches }: MissingGroup,
  names: CatalogueNames,
): MissingWords {
  return { ...missing, synonym: findSynonym(missing.words, searches, names) };
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

function findSynonym(
  words: string,
  group: SearchMiss[],
  names: CatalogueNames,
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
      next.map(({ target, count }) => ({ name: names.nameOfPath.get(target) ?? '', count })),
    ),
  );
  if (opened) return { word: opened, by: 'opened' };
  const similar = findSimilar(words, names.words);
  return similar ? { word: similar, by: 'similar letters' } : null;
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

/** Finds the catalogue's word with the most letters in common with one of the words (Dice's coefficient of pairs). */
function findSimilar(words: string, known: readonly string[]): string | null {
  let best: { word: string; value: number } | null = null;
  for (const word of words.split(' ').filter(({ length }) => length >= MIN_LENGTH)) {
    const own = pairsOf(word);
    for (const other of known) {
      if (other.length < MIN_LENGTH || other === word) continue;
      const others = pairsOf(other);
      const shared = own.filter((pair) => others.includes(pair)).length;
      const value = (2 * shared) / (own.length + others.length);
      if (value >= SIMILAR && value > (best?.value ?? 0)) best = { word: other, value };
    }
  }
  return best?.word ?? null;
}

const pairsOf = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2));
