import { missing } from '#core/missing.ts';
import { isBoolean, isList, isText } from '#core/search/admin/collection-schema.ts';
import type { Collection } from '#core/search/collection.ts';
import { readText } from '#core/search/results/search-params.ts';
import { type Compare, countUp } from '#core/search/results/top-places.ts';
import type { SearchParams } from '#core/search/search-engine.ts';
import { SearchError, type SearchErrorId } from '#core/search/search-error.ts';
import type { Column } from '#core/search/values/value-column.ts';

const MAX_KEYS = 3;
const TEXT_MATCH = '_text_match';

export type SortKey = {
  /** A field, or `_text_match`. */
  field: string;
  type: 'text_match' | 'string' | 'number' | 'bool';
  isDescending: boolean;
  /** `_text_match` only: number of buckets of equal rank. */
  buckets: number;
  missing: 'first' | 'last';
};

const refuse = (message: string, id: SearchErrorId = 'search-invalid') =>
  new SearchError(id, message);

/** Reads the keys of `sort_by`, or the default ones. Throws a `SearchError` 400, 404 or 422. */
export function readSortKeys(
  collection: Collection,
  params: SearchParams,
  hasText: boolean,
): SortKey[] {
  const parts = splitKeys(readText(params, 'sort_by'));
  if (parts.length > MAX_KEYS) {
    throw refuse(`Only upto ${MAX_KEYS} sort_by fields can be specified.`, 'search-beyond-limit');
  }
  const keys = parts.map((part) => readKey(collection, part));
  const byText: SortKey = {
    field: TEXT_MATCH,
    type: 'text_match',
    isDescending: true,
    buckets: 0,
    missing: 'last',
  };
  const fallback = collection.schema.default_sorting_field;
  if (keys.length === 0 && hasText) keys.push(byText);
  if (parts.length === 0 && fallback !== '') keys.push(readKey(collection, `${fallback}:desc`));
  const isComplete = !hasText || keys.some((key) => key.type === 'text_match');
  return isComplete || keys.length === MAX_KEYS ? keys : [...keys, byText];
}

function splitKeys(text: string): string[] {
  // A comma within brackets belongs to the key: `_text_match(buckets: 10):desc`.
  return text
    .split(/,(?![^(]{0,200}\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readKey(collection: Collection, part: string): SortKey {
  const colon = part.lastIndexOf(':');
  const order = part
    .slice(colon + 1)
    .trim()
    .toLowerCase();
  const [, field = '', options = ''] =
    /^([^(]*)(?:\(([^)]*)\))?$/.exec(part.slice(0, colon).trim()) ?? [];
  if (colon < 0 || field === '') throw refuse('Parameter `sort_by` is malformed.');
  if (order !== 'asc' && order !== 'desc') {
    throw refuse(`Order for field \`${field}\` should be either ASC or DESC.`);
  }
  const isDescending = order === 'desc';
  if (field === TEXT_MATCH) {
    const buckets = readBuckets(options);
    return { field, type: 'text_match', isDescending, buckets, missing: 'last' };
  }
  const sortField = collection.fields.get(field);
  if (!sortField?.index || !sortField.sort || isList(sortField)) {
    throw refuse(
      `Could not find a field named \`${field}\` in the schema for sorting.`,
      'search-not-found',
    );
  }
  const type = isText(sortField) ? 'string' : isBoolean(sortField) ? 'bool' : 'number';
  return { field, type, isDescending, buckets: 0, missing: readMissing(field, options) };
}

function readBuckets(options: string): number {
  if (options === '') return 0;
  const [, count] = /^ *buckets *: *(\d{1,6}) *$/.exec(options) ?? [];
  if (count === undefined) throw refuse('Invalid sorting parameter passed for _text_match.');
  return Number(count);
}

function readMissing(field: string, options: string): SortKey['missing'] {
  if (options === '') return 'last';
  const [, where] = /^ *missing_values *: *(first|last|normal) *$/.exec(options) ?? [];
  if (where === undefined) throw refuse(`Bad syntax for sorting field \`${field}\``);
  return where === 'first' ? 'first' : 'last';
}

/** Documents with their text scores. */
type Scored = { documents: Uint32Array; scores: Float64Array | null };

/** Creates a comparator of match positions; among equals, the later document comes first. */
export function compareMatches(collection: Collection, keys: SortKey[], matches: Scored): Compare {
  const { documents } = matches;
  const order = collection.documents.order.array;
  const readers = keys.map((key) => createReader(collection, key, matches));
  return (a, b) => {
    for (const read of readers) {
      const first = read(a);
      const second = read(b);
      if (first < second) return -1;
      if (first > second) return 1;
    }
    return (
      (order[documents[b] ?? missing()] ?? missing()) -
      (order[documents[a] ?? missing()] ?? missing())
    );
  };
}

/** Creates a reader of the sort value at a match position, ascending; missing values are infinite. */
function createReader(
  collection: Collection,
  key: SortKey,
  matches: Scored,
): (place: number) => number {
  const { documents, scores } = matches;
  const sign = key.isDescending ? -1 : 1;
  if (key.type === 'text_match') {
    if (!scores) return () => 0;
    const buckets = key.buckets > 0 ? readBucketOf(key, scores) : null;
    return buckets
      ? (place) => buckets[place] ?? missing()
      : (place) => sign * (scores[place] ?? missing());
  }
  const numberOf = readNumbers(collection, key.field);
  const absent = key.missing === 'first' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return (place) => {
    const number = numberOf[documents[place] ?? missing()] ?? Number.NaN;
    return Number.isNaN(number) ? absent : sign * number;
  };
}

/**
 * Assigns each position to one of the equally sized buckets of similar scores; null if there are fewer positions than
 * buckets.
 */
function readBucketOf(key: SortKey, scores: Float64Array): Uint32Array | null {
  if (scores.length <= key.buckets) return null;
  const sign = key.isDescending ? -1 : 1;
  const order = countUp(scores.length).sort(
    (a, b) => sign * ((scores[a] ?? missing()) - (scores[b] ?? missing())),
  );
  const size = Math.ceil(scores.length / key.buckets);
  const bucketOf = new Uint32Array(scores.length);
  for (let i = 0; i < order.length; i++) bucketOf[order[i] ?? missing()] = Math.floor(i / size);
  return bucketOf;
}

/** Returns the tie-breaker of each position: the larger comes first. */
export function readTies(collection: Collection, documents: Uint32Array): Uint32Array {
  const order = collection.documents.order.array;
  return documents.map((document) => order[document] ?? missing());
}

/** Returns, for each key, the sort value of each match, ascending. */
export function listSortValues(
  collection: Collection,
  keys: SortKey[],
  matches: Scored,
): Float64Array[] {
  return keys.map((key) => {
    const read = createReader(collection, key, matches);
    return Float64Array.from(matches.documents, (_, place) => read(place));
  });
}

/** Returns each document's sort value for a field, NaN if missing. Cached until the next change. */
function readNumbers(collection: Collection, name: string): Float64Array {
  const column = collection.columns.get(name);
  if (column?.kind === 'number') return column.numbers.array;
  return collection.memoise(`sort ${name}`, () => toNumbers(collection, column));
}

function toNumbers(collection: Collection, column: Column | undefined): Float64Array {
  const numbers = new Float64Array(collection.documents.length).fill(Number.NaN);
  if (column?.kind !== 'value') return numbers;
  const { values } = column.dictionary;
  const byId = typeof values[1] === 'string' ? rankTexts(collection, values) : values.map(Number);
  byId[0] = Number.NaN;
  for (let i = 0; i < numbers.length; i++)
    numbers[i] = byId[column.ids.array[i] ?? missing()] ?? NaN;
  return numbers;
}

/** Ranks texts alphabetically, ignoring case and diacritics; equal texts share a rank. */
function rankTexts({ tokeniser }: Collection, values: unknown[]): number[] {
  const folded = values.map((value) => tokeniser.words(String(value)).join(' '));
  const order = [...new Set(folded.slice(1))].sort();
  const rankOf = new Map(order.map((text, rank) => [text, rank]));
  return folded.map((text) => rankOf.get(text) ?? Number.NaN);
}
