import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import type { FacetPlan, FacetSort } from '#core/search/results/facet-plan.ts';
import { type HighlightRules, highlightText } from '#core/search/results/highlight.ts';
import type { FacetCount } from '#core/search/search-engine.ts';
import {
  type Counted,
  countValues,
  getFacetColumn,
  type ValueCounts,
} from '#core/search/values/count-facets.ts';
import { countRanges, type FacetRange } from '#core/search/values/facet-ranges.ts';
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
  for (const { field, order, ranges } of plan.facets) {
    const query = plan.query?.field === field ? plan.query : null;
    const size = getFacetColumn(collection, field).dictionary.values.length;
    const valueSteps = VALUE_STEPS + (query ? query.words.length * QUERY_STEPS : 0);
    const input = countedOf(field);
    work.require(input.documents.length * COUNT_STEPS + size * valueSteps);
    const counted = countValues(collection, field, input);
    if (ranges) work.require(input.documents.length * RANGE_STEPS + size * ranges.length);
    const values = ranges
      ? listRanges(ranges, countRanges(counted.column, ranges, input))
      : listValues(collection, counted, query);
    values.sort(comparer(order));
    const shown = values.slice(0, plan.maxValues);
    results.push({
      field_name: field,
      sampled: false,
      counts: shown.map(({ value, count, matched }) => ({
        value,
        count,
        highlighted: matched ? mark(collection, value, { matched, rules: highlighting }) : value,
      })),
      stats: calculateStats(counted, values.length),
    });
    yield;
  }
  return results;
}

type Listed = { value: string; count: number; number: number; matched: MatchedWords | null };

function comparer(order: FacetSort): (a: Listed, b: Listed) => number {
  const byValue = (a: Listed, b: Listed) =>
    Number.isNaN(a.number) ? compareTexts(a.value, b.value) : a.number - b.number;
  if (order === 'ascending') return byValue;
  if (order === 'descending') return (a, b) => byValue(b, a);
  return (a, b) => b.count - a.count || byValue(a, b);
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function listRanges(ranges: FacetRange[], counts: Uint32Array): Listed[] {
  return ranges.flatMap(({ label }, i) => {
    const count = counts[i] ?? missing();
    return count > 0 ? [{ value: label, count, number: i, matched: null }] : [];
  });
}

function listValues(
  collection: Collection,
  { column, counts, isNumeric }: ValueCounts,
  query: FacetPlan['query'],
): Listed[] {
  const listed: Listed[] = [];
  for (let id = 1; id < counts.length; id++) {
    const count = counts[id] ?? missing();
    const value = column.dictionary.values[id] ?? '';
    const number = isNumeric ? Number(value) : Number.NaN;
    if (count > 0) listed.push({ value: String(value), count, number, matched: null });
  }
  return query ? matchValues(collection, listed, query) : listed;
}

/** Returns the values that contain every word of a facet query, the last as a prefix. */
function matchValues(
  collection: Collection,
  listed: Listed[],
  query: NonNullable<FacetPlan['query']>,
): Listed[] {
  const vocabulary = new Vocabulary();
  const wordsOf = listed.map(({ value }) => collection.tokeniser.words(value));
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
    const fitting = listed.filter((_, i) =>
      stands.every((words) => wordsOf[i]?.some((word) => words.has(word))),
    );
    if (fitting.length > 0) return fitting.map((value) => ({ ...value, matched }));
  }
  return [];
}

function mark(
  collection: Collection,
  value: string,
  { matched, rules }: { matched: MatchedWords; rules: HighlightRules },
): string {
  const highlight = highlightText(collection.tokeniser, value, { matched, rules, isFull: true });
  return highlight?.value ?? value;
}

/** Statistics of a counted numeric field, weighted by count. */
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
    : { total_values: total, min, max, sum, avg: sum / count };
}
