import { facetField } from '#core/catalogue/listing/facets.ts';
import type { ListingState } from '#core/catalogue/listing/listing-state.ts';
import {
  type FigureLimit,
  markTyped,
  withLimits,
  withoutRetyped,
} from '#core/catalogue/search/figure-limit.ts';
import { type FigureReading, readFigures } from '#core/catalogue/search/read-figures.ts';
import {
  readParts,
  type SearchBooks,
  type SearchReading,
  separateCodes,
  withFigures,
} from '#core/catalogue/search/read-search.ts';
import type { FacetSearchResponse } from '#core/search/search-engine.ts';
import {
  type ListingQuery,
  runListingSearch,
  type VariantSearch,
} from '#server/catalogue/search/run-listing-search.ts';

/** A listing with the figures of its text as filters, and those figures. */
export type TypedListing = { state: ListingState; limits: FigureLimit[]; isQuestion: boolean };

/** Figures that are read as filters; further ones are words. */
const MAX_LIMITS = 8;
/** Searches for the figures that something has. */
const MAX_ROUNDS = 3;

/**
 * Reads the figures of a listing's text as filters, except those of codes. Figures that nothing of the kind has beside the
 * rest remain words, which the results then do without: of 'ceiling light IP67' the ceiling lights remain.
 */
export async function readTyped(
  search: VariantSearch,
  books: SearchBooks,
  { state, categorySlug }: ListingQuery,
): Promise<TypedListing> {
  const { codes, rest, matches } = separateCodes(state.search, books, { isNearestToo: false });
  const { words, limits, isQuestion } = readCorrected(rest, books);
  const ofWords = readParts({ text: state.search, words, matches }, books);
  const find = (tried: ListingState, reading: SearchReading | null) => {
    const changes = { perPage: 0, isPlain: true };
    return runListingSearch(search, { state: tried, categorySlug, reading, changes });
  };
  const tryLimits = async (left: FigureLimit[]) => {
    const others = listOthers(limits, left);
    const text = [codes, words, ...others].filter(Boolean).join(' ');
    const open = withoutRetyped(state, left);
    const tried = withLimits({ ...open, search: text, page: 1 }, left);
    const reading = tried.search === '' ? null : withFigures(ofWords, others, books);
    const response = await find(tried, reading);
    const isOfKind = left.some(isOfIdentity) || hasKind(reading, response);
    const marked = markTyped({ ...tried, page: state.page }, open, left);
    const found = { state: marked, limits: left, isQuestion };
    return { found, isOfKind, response, isEmpty: response.found === 0 };
  };
  let ofOtherKinds: TypedListing | null = null;
  const dropped: FigureLimit[][] = [];
  let left = limits.slice(0, MAX_LIMITS);
  for (let round = 0; left.length > 0 && round < MAX_ROUNDS; round++) {
    const tried = await tryLimits(left);
    if (!tried.isEmpty && tried.isOfKind) return withFurther(tried.found, dropped, tryLimits);
    if (!tried.isEmpty) ofOtherKinds ??= tried.found;
    const rest = withoutWorst(left, tried.response.found_without);
    dropped.unshift(left.filter((limit) => !rest.includes(limit)));
    left = rest;
  }
  const plain = { state, limits: [], isQuestion };
  if (!ofOtherKinds) return plain;
  // A listing may have nothing of the kind, whatever the figures.
  return hasKind(ofWords, await find(state, ofWords)) ? plain : ofOtherKinds;
}

type Tried = { found: TypedListing; isOfKind: boolean; isEmpty: boolean };

/** Takes up the figures again that were dropped before another one was, where something has them, too. */
async function withFurther(
  found: TypedListing,
  dropped: FigureLimit[][],
  tryLimits: (limits: FigureLimit[]) => Promise<Tried>,
): Promise<TypedListing> {
  let best = found;
  // The last one was dropped because nothing was found with it.
  for (const limits of dropped.slice(1)) {
    const tried = await tryLimits([...best.limits, ...limits]);
    if (!tried.isEmpty && tried.isOfKind) best = tried.found;
  }
  return best;
}

/** What a luminaire withstands, needs or emits: of the same kind there are others. A size or a protocol says what it is. */
const RATINGS: readonly FigureLimit['facet'][] = [
  ...(['ip', 'ip-from', 'ik', 'ik-from', 'ugr'] as const),
  ...(['wattage', 'lumens', 'efficacy', 'tunable', 'voltage'] as const),
];

const isOfIdentity = ({ facet }: FigureLimit): boolean => !RATINGS.includes(facet);

/** Whether the results are of a kind that the text names, where it names one. */
function hasKind(
  reading: SearchReading | null,
  { has_concepts = [] }: FacetSearchResponse,
): boolean {
  const kinds = (reading?.concepts ?? []).flatMap(({ role }, at) => (role === 'kind' ? [at] : []));
  return kinds.length === 0 || kinds.some((at) => has_concepts[at] !== false);
}

/** Reads figures beside words that may be misspelt: what 24 V is of depends on them. */
function readCorrected(rest: string, books: SearchBooks): FigureReading {
  const typed = readFigures(rest, books.figures, books.voltages);
  const { corrected } = readParts({ text: rest, words: typed.words, matches: [] }, books);
  if (corrected.size === 0) return typed;
  const fold = (word: string) => books.tokeniser.words(word).join(' ');
  const replaced = new Map<string, string>();
  const text = rest.replace(/\S+/g, (word) => {
    const correction = corrected.get(fold(word));
    if (correction === undefined) return word;
    replaced.set(correction, word);
    return correction;
  });
  const reading = readFigures(text, books.figures, books.voltages);
  const words = reading.words.replace(/\S+/g, (word) => replaced.get(word) ?? word);
  return { ...reading, words };
}

/** Figures that are not read, as typed and in their order. */
function listOthers(limits: FigureLimit[], left: FigureLimit[]): string[] {
  const used = new Set(left.map(({ text }) => text));
  return [...new Set(limits.map(({ text }) => text))].filter((text) => !used.has(text));
}

/** Drops the figure without which most is found; the last one if none helps by itself. */
function withoutWorst(limits: FigureLimit[], foundWithout: Record<string, number>): FigureLimit[] {
  let worst = limits.at(-1);
  let most = 0;
  for (const limit of limits) {
    const found = foundWithout[facetField(limit.facet)] ?? 0;
    if (found <= most) continue;
    most = found;
    worst = limit;
  }
  return limits.filter(({ text }) => text !== worst?.text);
}
