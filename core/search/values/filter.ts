import { missing } from '#core/missing.ts';
import { remember } from '#core/search/bounded-map.ts';
import type { Collection } from '#core/search/collection.ts';
import { SearchError } from '#core/search/search-error.ts';
import { parseFilter } from '#core/search/values/filter-syntax.ts';
import {
  type FilterCondition,
  type Interval,
  parseCondition,
  parseIds,
} from '#core/search/values/filter-value.ts';
import { findCandidates, matchTexts, matchWord } from '#core/search/values/text-filter.ts';
import type { Column, FieldValue } from '#core/search/values/value-column.ts';
import type { Sliced, Work } from '#core/search/work.ts';

/** Number of cached filters: a site repeats the same few. */
const MAX_CACHED = 16;

/** Steps to compare a value or a candidate with the pattern of a text, and a document's number with an interval. */
const TEXT_STEPS = 80;
const NUMBER_STEPS = 2;
/** Steps for each document to combine two conditions. */
const COMBINE_STEPS = 0.3;

/**
 * Returns which documents pass a `filter_by`, by number: 1 or 0. Deleted documents never pass.
 * Throws a `SearchError`: 400 for invalid syntax or values, 404 for an unknown field, 408 beyond the limit of work.
 */
export function* filterDocuments(
  collection: Collection,
  filterBy: string,
  work: Work,
): Sliced<Uint8Array> {
  const cache = collection.memoise('filters', () => new Map<string, Uint8Array>());
  const cached = cache.get(filterBy);
  if (cached) return cached;
  const stack: Uint8Array[] = [];
  for (const step of parseFilter(filterBy)) {
    if (typeof step === 'object') {
      stack.push(runTest(collection, step, work));
      yield;
      continue;
    }
    const second = stack.pop();
    const first = stack.at(-1);
    if (first && second) combine(first, second, step);
  }
  const { isAlive, length } = collection.documents;
  const passed = stack[0] ?? new Uint8Array(length).fill(1);
  for (let document = 0; document < length; document++) {
    passed[document] = (passed[document] ?? missing()) & (isAlive[document] ?? missing());
  }
  return remember(cache, { key: filterBy, value: passed, most: MAX_CACHED });
}

function combine(first: Uint8Array, second: Uint8Array, join: 'and' | 'or'): void {
  if (join === 'and') {
    for (let i = 0; i < first.length; i++)
      first[i] = (first[i] ?? missing()) & (second[i] ?? missing());
  } else {
    for (let i = 0; i < first.length; i++)
      first[i] = (first[i] ?? missing()) | (second[i] ?? missing());
  }
}

function runTest(
  collection: Collection,
  test: { field: string; value: string; offset: number },
  work: Work,
): Uint8Array {
  work.require(COMBINE_STEPS * collection.documents.length);
  const passed = new Uint8Array(collection.documents.length);
  if (test.field === 'id') {
    const { ids, isNegated } = parseIds(test);
    for (const id of ids) {
      const number = collection.documents.findNumber(id);
      if (number !== null) passed[number] = 1;
    }
    return isNegated ? negate(passed) : passed;
  }
  const field = collection.fields.get(test.field);
  if (!field) {
    throw new SearchError(
      'search-not-found',
      `Could not find a filter field named \`${test.field}\` in the schema.`,
    );
  }
  if (!field.index) {
    throw new SearchError(
      'search-invalid',
      `Cannot filter on non-indexed field \`${test.field}\`.`,
    );
  }
  const condition = parseCondition(field, test);
  const column = collection.columns.get(field.name);
  if (column) {
    work.require(countSteps(column, condition));
    passColumn(column, readTest(collection, condition), passed);
    if (condition.kind === 'numbers') passUnequal(column, condition.unequal, passed);
  } else if (condition.kind === 'texts') {
    const index = collection.getText(field.name);
    const candidates = findCandidates(index, collection.tokeniser, condition.patterns);
    work.require(candidates.reduce((sum, { documents }) => sum + documents.length, 0) * TEXT_STEPS);
    matchTexts(index, candidates, passed);
  }
  return condition.isNegated ? negate(passed) : passed;
}

function countSteps(column: Column, condition: FilterCondition): number {
  if (condition.kind === 'booleans') return 0;
  const size = column.kind === 'number' ? column.numbers.length : column.dictionary.values.length;
  if (condition.kind === 'numbers') {
    const { intervals, unequal } = condition;
    return size * intervals.length * NUMBER_STEPS + unequal.length * countUnequalSteps(column);
  }
  const prefixes = condition.patterns.filter(({ isPrefix, mode }) => isPrefix || mode !== 'whole');
  return size * (TEXT_STEPS + prefixes.length * 4);
}

/** Steps for each value of a document to find those that have a number. */
const UNEQUAL_STEPS = 3;

function countUnequalSteps(column: Column): number {
  const values = column.kind === 'number' ? column.numbers : column.ids;
  const documents = column.kind === 'list' ? column.starts : values;
  return UNEQUAL_STEPS * (values.length + documents.length);
}

/** Marks the documents that lack one of the numbers. */
function passUnequal(column: Column, numbers: number[], passed: Uint8Array): void {
  for (const number of new Set(numbers)) {
    const equal = new Uint8Array(passed.length);
    passColumn(column, (value) => value === number, equal);
    for (let i = 0; i < passed.length; i++)
      passed[i] = (passed[i] ?? missing()) | (1 - (equal[i] ?? missing()));
  }
}

function negate(passed: Uint8Array): Uint8Array {
  for (let i = 0; i < passed.length; i++) passed[i] = 1 - (passed[i] ?? missing());
  return passed;
}

function readTest(
  collection: Collection,
  condition: FilterCondition,
): (value: FieldValue) => boolean {
  if (condition.kind === 'booleans') return (value) => condition.booleans.includes(value === true);
  if (condition.kind === 'numbers') {
    return (value) => condition.intervals.some((interval) => isWithin(Number(value), interval));
  }
  return matchWord(collection.tokeniser, condition.patterns);
}

function isWithin(number: number, { from, to, isOpen }: Interval): boolean {
  return isOpen ? number > from && number < to : number >= from && number <= to;
}

function passColumn(
  column: Column,
  test: (value: FieldValue) => boolean,
  passed: Uint8Array,
): void {
  if (column.kind === 'number') {
    const numbers = column.numbers.array;
    for (let document = 0; document < passed.length; document++) {
      if (test(numbers[document] ?? Number.NaN)) passed[document] = 1;
    }
    return;
  }
  const { values } = column.dictionary;
  const mask = new Uint8Array(values.length);
  for (let id = 1; id < values.length; id++) mask[id] = test(values[id] ?? '') ? 1 : 0;
  const ids = column.ids.array;
  if (column.kind === 'value') {
    for (let document = 0; document < passed.length; document++) {
      passed[document] = mask[ids[document] ?? missing()] ?? missing();
    }
    return;
  }
  const starts = column.starts.array;
  for (let document = 0; document < passed.length; document++) {
    const end = starts[document + 1] ?? missing();
    for (let i = starts[document] ?? missing(); i < end; i++) {
      if (mask[ids[i] ?? missing()] === 1) passed[document] = 1;
    }
  }
}
