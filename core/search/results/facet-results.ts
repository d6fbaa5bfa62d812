import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import type { Facet, FacetPlan } from '#core/search/results/facet-plan.ts';
import { type HighlightRules, highlightText } from '#core/search/results/highlight.ts';
import type { FacetCount } from '#core/search/search-engine.ts';
import {
  type Counted,
  countValues,
  getFacetColumn,
  type ValueCounts,
} from '#core/search/values/count-facets.ts';
import { countRanges, type FacetRange } from '#core/search/values/facet-ranges.ts';
import { rankValues, sortFacetValues } from '#core/search/values/sort-facet-values.ts';
import { findSimilarWords } from '#core/search/words/similar-words.ts';
import type { MatchedWords } from '#core/search/words/text-match.ts';
import { Vocabulary } from '#core/search/words/vocabulary.ts';
import type { Sliced, Work } from '#core/search/work.ts';

/** Steps for each document of a count, for each value of a field, and for each value and word of a facet query. */
const COUNT_STEPS = 1;
const VALUE_STEPS = 12;
const QUERY_STEPS = 80;
/** Steps for each document to count its ranges. */
const RANGE_STEPS = 3;
/** Steps to put a value into the response. */
const SHOWN_STEPS = 60;

/**
 * Counts the facets of a plan, each over its own set of documents. Throws a `SearchError` 408 beyond the limit of work:
 * no count is wrong.
 */
export function* countFacets(
  collection: Collection,
  {
    facets: plan,
    highlighting,
    work,
  }: { facets: FacetPlan; highlighting: HighlightRules; work: Work },
  countedOf: (field: string) => Counted,
): Sliced<FacetCount[]> {
  const results: FacetCount[] = [];
  for (const facet of plan.facets) {
    const { field, ranges } = facet;
    const query = plan.query?.field === field ? plan.query : null;
    const size = getFacetColumn(collection, field).dictionary.values.length;
    const valueSteps = VALUE_STEPS + (query ? query.words.length * QUERY_STEPS : 0);
    const input = countedOf(field);
    work.require(input.documents.length * COUNT_STEPS + size * valueSteps);
    const counted = countValues(collection, field, input);
    if (ranges) work.require(input.documents.length * RANGE_STEPS + size * ranges.length);
    const { values, total } = ranges
      ? listRanges(ranges, countRanges(counted.column, ranges, input))
      : listValues(collection, counted, { facet, query, maxValues: plan.maxValues });
    const shown = values.slice(0, plan.maxValues);
    work.require(shown.length * SHOWN_STEPS);
    results.push({
      field_name: field,
      sampled: false,
      counts: shown.map(({ value, count, matched }) => ({
        value,
        count,
        highlighted: matched ? mark(collection, value, { matched, rules: highlighting }) : value,
      })),
      stats: calculateStats(counted, total),
    });
    yield;
  }
  return results;
}

type Listed = { value: string; count: number; matched: MatchedWords | null };

function listRanges(ranges: FacetRange[], counts: Uint32Array) {
  const values = ranges.flatMap(({ label }, i): Listed[] => {
    const count = counts[i] ?? missing();
    return count > 0 ? [{ value: label, count, matched: null }] : [];
  });
  values.sort((a, b) => b.count - a.count);
  return { values, total: values.length };
}

/** Returns the first values in the order of the facet, and the number of all. */
function listValues(
  collection: Collection,
  counted: ValueCounts,
  { facet, query, maxValues }: { facet: Facet; query: FacetPlan['query']; maxValues: number },
): { values: Listed[]; total: number } {
  const { counts, column } = counted;
  const textOf = (id: number) => String(column.dictionary.values[id] ?? '');
  const found = listCounted(counts);
  const { ids, matched } = query
    ? matchValues(collection, { ids: found, textOf }, query)
    : { ids: found, matched: null };
  const sorted = sortFacetValues(ids, {
    order: facet.order,
    counts,
    ranks: rankValues(collection, counted),
  });
  const values = Array.from(sorted.subarray(0, maxValues), (id) => {
    return { value: textOf(id), count: counts[id] ?? missing(), matched };
  });
  return { values, total: ids.length };
}

function listCounted(counts: Uint32Array): Uint32Array {
  const ids = new Uint32Array(counts.length);
  let length = 0;
  for (let id = 1; id < counts.length; id++) if (counts[id] !== 0) ids[length++] = id;
  return ids.subarray(0, length);
}

/** Returns the values that contain every word of a facet query, the last as a prefix. */
function matchValues(
  collection: Collection,
  { ids, textOf }: { ids: Uint32Array; textOf: (id: number) => string },
  query: NonNullable<FacetPlan['query']>,
): { ids: Uint32Array; matched: MatchedWords | null } {
  const vocabulary = new Vocabulary();
  const wordsOf = Array.from(ids, (id) => collection.tokeniser.words(textOf(id)));
  for (const word of wordsOf.flat()) vocabulary.add(word);
  for (const _ of vocabulary.sort());
  const last = query.words.length - 1;
  for (let maxTypos = 0; maxTypos <= query.maxTypos; maxTypos++) {
    const matched: MatchedWords = { words: new Set(), prefixes: new Set(), infixes: new Set() };
    const stands = query.words.map((word, i) => {
      const allowed = word.length < 4 ? 0 : word.length < 7 ? Math.min(1, maxTypos) : maxTypos;
      const similar = findSimilarWords(vocabulary, word, {
        maxTypos: allowed,
        prefix: i === last,
      });
      if (i === last) matched.prefixes.add(word);
      const words = similar.map(({ rank }) => vocabulary.wordAt(rank));
      for (const candidate of words)
        if (i < last || !candidate.startsWith(word)) matched.words.add(candidate);
      return new Set(words);
    });
    const fitting = ids.filter((_, i) =>
      stands.every((words) => wordsOf[i]?.some((word) => words.has(word))),
    );
    if (fitting.length > 0) return { ids: fitting, matched };
  }
  return { ids: new Uint32Array(0), matched: null };
}

function mark(
  collection: Collection,
  value: string,
  { matched, rules }: { matched: MatchedWords; rules: HighlightRules },
): string {
  const highlight = highlightText(collection.tokeniser, value, { matched, rules, isFull: true });
  return highlight?.value ?? value;
}

/** Digits of sums and averages: more are the noise of floating-point arithmetic. */
const SIGNIFICANT_DIGITS = 12;
const withoutNoise = (value: number) => Number(value.toPrecision(SIGNIFICANT_DIGITS));

/** Statistics of a counted numeric field, weighted by count; sums and averages have 12 significant digits. */
function calculateStats(counted: ValueCounts, total: number): FacetCount['stats'] {
  if (!counted.isNumeric) return { total_values: total };
  let [min, max, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  const { values } = counted.column.dictionary;
  for (let id = 1; id < counted.counts.length; id++) {
    const times = counted.counts[id] ?? missing();
    if (times === 0) continue;
    const number = Number(values[id]);
    min = Math.min(min, number);
    max = Math.max(max, number);
    sum += number * times;
    count += times;
  }
  return count === 0
    ? { total_values: 0 }
    : { total_values: total, min, max, sum: withoutNoise(sum), avg: withoutNoise(sum / count) };
}
