import { missing } from '#core/missing.ts';
import type { PlaceIndex } from '#core/search/places/place-index.ts';
import { readWords, stemOf } from '#core/search/places/place-words.ts';
import type { PlaceKind } from '#core/search/places/site-place.ts';
import { findSimilarWords } from '#core/search/words/similar-words.ts';

/** What is typed beyond these limits is not read. */
const MAX_LENGTH = 200;
const MAX_WORDS = 12;
const MAX_EXPANSIONS = 30;

/** How much a match is worth, by where it is. */
const IN_SUMMARY = 0.6;
const IN_BODY = 0.3;
/** And by how exact it is. */
const PREFIX = 0.9;
const TYPO = 0.85;
const RELATED = 0.9;
/** A word of the same origin says less where the word itself is known. */
const RELATED_TO_KNOWN = 0.5;

/** A place with this score is named in whole. */
const WHOLE = 2.4;

/** A query with less weight in all consists of filler words. */
const MIN_WEIGHT = 0.15;
/** Shares of the words of the query, weighted, that a place must have: anywhere, and in its names. */
const MIN_COVERED = 0.6;
const MIN_NAMED = 0.45;
/** The same for a text that names no place so well, of the words that are known. */
const MIN_COVERED_NEAR = 0.4;
const MIN_NAMED_NEAR = 0.35;
/** A category must be named itself, but a query may say more about its products. */
const MIN_CATEGORY_NAME = 0.4;
const MIN_CATEGORY_NAMED = 0.3;
/** Categories that are named less than this part of the best are left out. */
const CATEGORY_MARGIN = 0.8;

/** A stem that a word of the query stands for. */
type Expansion = { stem: string; worth: number };

type QueryWord = {
  expansions: Expansion[];
  /** From 0 for a word that every place has to 1. */
  weight: number;
  /** Some place has it, and it is no single letter. */
  isTelling: boolean;
  /** True for figures, units and words without a place: they narrow a choice of products and name no category. */
  isDetail: boolean;
  /** True for a word without a meaning of its own. */
  isFiller: boolean;
  /** True for a word that most things of the catalogue could be called. */
  isCommon: boolean;
};

type Rated = {
  score: number;
  /** How far it is named, and how far the query names it: from 0 to 2. */
  naming: number;
};

export type PlaceMatches = {
  /** Indexes of the places with their scores from 0 to 3, the best first. */
  places: { place: number; score: number }[];
  /** Stems that the words of the query stand for. */
  stems: ReadonlySet<string>;
};

/**
 * Finds the places that a text names; the last word may be incomplete. With `isNear` also places, except categories, that
 * have some of its words only, for texts with which nothing else is found.
 */
export function matchPlaces(index: PlaceIndex, text: string, isNear = false): PlaceMatches {
  const words = readQuery(index, text, isNear).filter(({ isTelling }) => isTelling || !isNear);
  const matches = matchQuery(index, words, isNear);
  const isNamed = matches.places.some(({ place }) => index.places[place]?.kind !== 'category');
  if (isNamed) return matches;
  // 'where can I see your lights' is about seeing lights, 'is my lamp under warranty' about warranty.
  const isSentence = readWords(text).some(
    (word) => index.fillers.has(word) && !index.links.has(word),
  );
  if (!isNear && !(isSentence && words.some(({ isCommon }) => isCommon))) return matches;
  const telling = words.filter(({ isFiller, isCommon }) => !isFiller && (isNear || !isCommon));
  if (telling.length === words.length) return matches;
  const again = matchQuery(index, telling, isNear);
  return isNear || (again.places[0]?.score ?? 0) > WHOLE ? again : matches;
}

function matchQuery(index: PlaceIndex, query: QueryWord[], isNear: boolean): PlaceMatches {
  const isEmpty = query.reduce((sum, { weight }) => sum + weight, 0) < MIN_WEIGHT;
  const words = isEmpty ? [] : query;
  const stems = new Set(words.flatMap(({ expansions }) => expansions.map(({ stem }) => stem)));
  const named = scoreNames(index, words);
  scoreTexts(index, words, named);
  const rated = new Map<number, Rated>();
  for (const [place, scores] of named) {
    const { kind } = index.places[place] ?? missing();
    const rating = rate(words, scores, { kind, isNear });
    if (rating) rated.set(place, rating);
  }
  return { places: sortPlaces(index, rated), stems };
}

/** Sorts by score; of two that match alike, the one with the shorter title is nearer. Drops categories that others beat. */
function sortPlaces({ places }: PlaceIndex, rated: Map<number, Rated>): PlaceMatches['places'] {
  const isCategory = (place: number) => places[place]?.kind === 'category';
  const categories = [...rated].filter(([place]) => isCategory(place));
  const best = Math.max(0, ...categories.map(([, { naming }]) => naming));
  return [...rated]
    .filter(([place, { naming }]) => !isCategory(place) || naming >= best * CATEGORY_MARGIN)
    .toSorted(([one, a], [other, b]) => {
      const shorter = (places[one]?.title.length ?? 0) - (places[other]?.title.length ?? 0);
      return b.score - a.score || shorter || one - other;
    })
    .map(([place, { score }]) => ({ place, score }));
}

function readQuery(index: PlaceIndex, text: string, isNear: boolean): QueryWord[] {
  const typed = [...new Set(readWords(text.slice(0, MAX_LENGTH)))];
  const isKnown = (word: string) => index.counts.has(stemOf(word));
  const telling = typed.filter((word) => !index.fillers.has(word) || isKnown(word));
  const words = telling.slice(0, MAX_WORDS);
  const isOpen = !/\s$/.test(text);
  return words.map((word, at) => {
    return readWord(index, word, { isLast: isOpen && at === words.length - 1, isNear });
  });
}

function readWord(
  index: PlaceIndex,
  word: string,
  { isLast, isNear }: { isLast: boolean; isNear: boolean },
): QueryWord {
  const hasDigit = /\d/.test(word);
  // 'ip65' is about IP, whatever its figure.
  const letters = /^[a-z]{2,}(?=\d)/.exec(word)?.[0];
  const own = expand(index, word, { isLast, hasDigit, isNear });
  const ofLetters = letters ? expand(index, letters, { isLast: false, hasDigit, isNear }) : [];
  const part = own.length > 0 ? RELATED : 1;
  const expansions = [
    ...own,
    ...ofLetters.map(({ stem, worth }) => ({ stem, worth: worth * part })),
  ];
  const isKnown = expansions.length > 0;
  return {
    expansions,
    isTelling: isKnown && word.length > 1,
    weight: isKnown ? weightOf(index, expansions) : 1,
    isDetail: !isKnown || hasDigit || word.length === 1,
    isFiller: index.fillers.has(word),
    isCommon: index.common.has(word),
  };
}

/** Weight of a word by the number of places that have it. */
function weightOf({ counts, places }: PlaceIndex, expansions: readonly Expansion[]): number {
  const count = expansions.reduce((sum, { stem }) => sum + (counts.get(stem) ?? 0), 0);
  const share = Math.log(Math.min(count, places.length) + 1) / Math.log(places.length + 1);
  return Math.max(0.02, 1 - share);
}

function expand(
  { vocabulary, counts, rootOf, relatives }: PlaceIndex,
  word: string,
  { isLast, hasDigit, isNear }: { isLast: boolean; hasDigit: boolean; isNear: boolean },
): Expansion[] {
  const stem = stemOf(word);
  const exact = counts.has(stem) ? [{ stem, worth: 1 }] : [];
  if (hasDigit) return exact;
  if (isLast && word.length >= (exact.length > 0 ? 4 : 2)) {
    const [from, to] = vocabulary.findPrefix(word);
    for (let rank = from; rank < Math.min(to, from + MAX_EXPANSIONS); rank++) {
      const other = vocabulary.wordAt(rank);
      if (other !== stem) exact.push({ stem: other, worth: PREFIX });
    }
  }
  if (word.length < 4) return exact;
  const related = relatives.get(rootOf(word) ?? '') ?? [];
  const others = related.filter((other) => exact.every((known) => known.stem !== other));
  if (exact.length > 0 && !isNear) return exact;
  const worth = exact.length > 0 ? RELATED_TO_KNOWN : RELATED;
  const all = [...exact, ...others.map((other) => ({ stem: other, worth }))];
  if (all.length > 0) return all;
  const maxTypos = word.length < 8 ? 1 : 2;
  const similar = findSimilarWords(vocabulary, stem, { maxTypos, prefix: false });
  const least = Math.min(...similar.map(({ typos }) => typos));
  return similar
    .filter(({ typos }) => typos === least)
    .slice(0, MAX_EXPANSIONS)
    .map(({ rank }) => ({ stem: vocabulary.wordAt(rank), worth: TYPO }));
}

type Scores = {
  /** By word of the query, the best match anywhere, and in a name. */
  best: Float64Array;
  named: Float64Array;
  /** Share of the title or keyword that is matched most. */
  name: number;
};

type Hit = { at: number; stem: string; worth: number };

/** Scores the places that have a word of the query in a name. */
function scoreNames(index: PlaceIndex, words: QueryWord[]): Map<number, Scores> {
  const hitsOf = new Map<number, Hit[]>();
  for (const [at, { expansions }] of words.entries()) {
    for (const { stem, worth } of expansions) {
      for (const id of index.namesOf.get(stem) ?? []) {
        const hits = hitsOf.get(id);
        if (hits) hits.push({ at, stem, worth });
        else hitsOf.set(id, [{ at, stem, worth }]);
      }
    }
  }
  const found = new Map<number, Scores>();
  for (const [id, hits] of hitsOf) {
    const { place, stems, whole } = index.names[id] ?? missing();
    const scores = found.get(place) ?? createScores(words.length);
    found.set(place, scores);
    const matched = new Set(hits.map(({ stem }) => stem));
    const share = shareOf(index, stems, matched);
    // A word of a title stands for it, a word of a keyword only as far as the keyword is complete.
    const part = whole.every((stem) => matched.has(stem)) ? 1 : share * share;
    scores.name = Math.max(scores.name, Math.min(share, part));
    for (const { at, worth } of hits) {
      scores.named[at] = Math.max(scores.named[at] ?? missing(), worth * part);
      scores.best[at] = Math.max(scores.best[at] ?? missing(), worth * part);
    }
  }
  return found;
}

function createScores(size: number): Scores {
  return { best: new Float64Array(size), named: new Float64Array(size), name: 0 };
}

/** Share of stems that are among the matched, weighted. */
function shareOf(index: PlaceIndex, stems: string[], matched: Set<string>): number {
  let all = 0;
  let some = 0;
  for (const stem of stems) {
    const weight = weightOf(index, [{ stem, worth: 1 }]);
    all += weight;
    if (matched.has(stem)) some += weight;
  }
  return some / all;
}

/** Adds matches in summary and body. */
function scoreTexts(index: PlaceIndex, words: QueryWord[], found: Map<number, Scores>): void {
  for (const [at, { expansions }] of words.entries()) {
    for (const { stem, worth } of expansions) {
      const note = (place: number, part: number) => {
        const best = found.get(place)?.best;
        if (best) best[at] = Math.max(best[at] ?? missing(), worth * part);
      };
      for (const place of index.summaries.get(stem) ?? []) note(place, IN_SUMMARY);
      for (const place of index.bodies.get(stem) ?? []) note(place, IN_BODY);
    }
  }
}

/** Returns how well a place fits the query; null when it does not. */
function rate(
  words: QueryWord[],
  { best, named, name }: Scores,
  { kind, isNear }: { kind: PlaceKind; isNear: boolean },
): Rated | null {
  const isCategory = kind === 'category';
  let all = 0;
  let covered = 0;
  let inNames = 0;
  for (const [at, { weight, isDetail }] of words.entries()) {
    if (isDetail && isCategory) continue;
    all += weight;
    covered += weight * (best[at] ?? missing());
    inNames += weight * (named[at] ?? missing());
  }
  const leastCovered = isNear ? MIN_COVERED_NEAR : MIN_COVERED;
  const leastNamed = isNear ? MIN_NAMED_NEAR : MIN_NAMED;
  const isFound = isCategory
    ? !isNear && name >= MIN_CATEGORY_NAME && inNames >= all * MIN_CATEGORY_NAMED
    : covered >= all * leastCovered && inNames >= all * leastNamed;
  return isFound ? { score: (covered + inNames) / all + name, naming: inNames / all + name } : null;
}
