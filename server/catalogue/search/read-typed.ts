import { facetField } from '#core/catalogue/listing/facets.ts';
import type { ListingState } from '#core/catalogue/listing/listing-state.ts';
import { type FigureLimit, withLimits } from '#core/catalogue/search/figure-limit.ts';
import { type FigureReading, readFigures } from '#core/catalogue/search/read-figures.ts';
import {
  readParts,
  type SearchBooks,
  separateCodes,
  withFigures,
} from '#core/catalogue/search/read-search.ts';
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
 * Reads the figures of a listing's text as filters, except those of codes. Figures that nothing has beside the rest
 * remain words, which the results then do without.
 */
export async function readTyped(
  search: VariantSearch,
  books: SearchBooks,
  { state, categorySlug }: ListingQuery,
): Promise<TypedListing> {
  const { codes, rest, matches } = separateCodes(state.search, books, { isNearestToo: false });
  const { words, limits, isQuestion } = readCorrected(rest, books);
  const ofWords = readParts({ text: state.search, words, matches }, books);
  let left = limits.slice(0, MAX_LIMITS);
  for (let round = 0; left.length > 0 && round < MAX_ROUNDS; round++) {
    const others = listOthers(limits, left);
    const text = [codes, words, ...others].filter(Boolean).join(' ');
    const tried = withLimits({ ...state, search: text, page: 1 }, left);
    const reading = tried.search === '' ? null : withFigures(ofWords, others, books);
    const changes = { perPage: 0, isPlain: true };
    const response = await runListingSearch(search, {
      state: tried,
      categorySlug,
      reading,
      changes,
    });
    if (response.found > 0) {
      return { state: { ...tried, page: state.page }, limits: left, isQuestion };
    }
    left = withoutWorst(left, response.found_without);
  }
  return { state, limits: [], isQuestion };
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
