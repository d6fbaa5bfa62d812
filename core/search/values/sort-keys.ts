import { isBoolean, isList, isText } from '#core/search/admin/collection-schema.ts';
import type { Collection } from '#core/search/collection.ts';
import { checkLength, readText, splitOutside } from '#core/search/results/search-params.ts';
import type { SearchParams } from '#core/search/search-engine.ts';
import { SearchError, type SearchErrorId } from '#core/search/search-error.ts';
import { type ScoredFilter, scoreByFilters } from '#core/search/values/filter-scores.ts';
import type { Sliced, Work } from '#core/search/work.ts';

const MAX_KEYS = 3;
const TEXT_MATCH = '_text_match';
const EVAL = '_eval';
const RANDOM = '_rand';
const GROUP_SIZE = '_group_found';
const MAX_SEED = 2 ** 32 - 1;

export type SortKey = {
  /** A field or one of the names above. */
  field: string;
  isDescending: boolean;
} & (
  | { type: 'string' | 'number' | 'bool'; missing: 'first' | 'last' }
  /** The greater number applies: buckets of equal rank, or documents in each of them. */
  | { type: 'text_match'; buckets: number; bucketSize: number }
  /** By document number. */
  | { type: 'eval'; scores: Float64Array }
  | { type: 'random'; seed: number }
  | { type: 'group_size' }
);

/** The parts of `name(options):order`. */
type KeyText = { name: string; options: string | null; order: string };

const refuse = (message: string, id: SearchErrorId = 'search-invalid') =>
  new SearchError(id, message);
const malformed = () => refuse('Parameter `sort_by` is malformed.');

/**
 * Reads the keys of `sort_by`, or the default ones. Throws a `SearchError` 400, 404 or 422, 408 beyond the limit of work.
 */
export function* readSortKeys(
  collection: Collection,
  params: SearchParams,
  { hasText, isGrouped, work }: { hasText: boolean; isGrouped: boolean; work: Work },
): Sliced<SortKey[]> {
  const texts = splitOutside(readText(params, 'sort_by')).map(splitKey);
  if (texts.length > MAX_KEYS) throw refuse(`Only upto ${MAX_KEYS} sort fields are allowed.`);
  if (texts.filter(({ name }) => name === EVAL).length > 1)
    throw refuse('Only one sorting eval expression is allowed.', 'search-beyond-limit');
  const keys: SortKey[] = [];
  for (const text of texts) {
    if (text.name === EVAL) keys.push(yield* readEval(collection, text, work));
    else if (text.name === GROUP_SIZE && !isGrouped) throw notGrouped();
    else keys.push(readKey(collection, text));
  }
  const byText: SortKey = {
    field: TEXT_MATCH,
    type: 'text_match',
    isDescending: true,
    buckets: 0,
    bucketSize: 0,
  };
  const fallback = collection.schema.default_sorting_field;
  if (keys.length === 0 && hasText) keys.push(byText);
  if (texts.length === 0 && fallback !== '')
    keys.push(readKey(collection, splitKey(`${fallback}:desc`)));
  const isComplete = !hasText || keys.some((key) => key.type === 'text_match');
  return isComplete || keys.length === MAX_KEYS ? keys : [...keys, byText];
}

const notGrouped = () =>
  refuse(
    'group_by parameters should not be empty when using sort_by group_found',
    'search-not-found',
  );

function splitKey(text: string): KeyText {
  const open = text.indexOf('(');
  const close = text.lastIndexOf(')');
  if (close < open) throw malformed();
  const colon = text.indexOf(':', Math.max(close, 0));
  const name = text.slice(0, open < 0 ? colon : open).trim();
  const order = text
    .slice(colon + 1)
    .trim()
    .toLowerCase();
  // Only a random order may be without a direction.
  const rest = colon < 0 ? text.slice(Math.max(close + 1, 0)) : text.slice(close + 1, colon);
  if (colon < 0 && (text === RANDOM || (name === RANDOM && rest.trim() === '')))
    return { name: RANDOM, options: readOptions(text, open, close), order: 'asc' };
  if (colon < 0 || name === '' || (open >= 0 && rest.trim() !== '')) throw malformed();
  return { name, options: readOptions(text, open, close), order };
}

const readOptions = (text: string, open: number, close: number) =>
  open < 0 ? null : text.slice(open + 1, close);

function readOrder({ name, order }: KeyText): boolean {
  if (order !== 'asc' && order !== 'desc')
    throw refuse(`Order for field \`${name}\` should be either ASC or DESC.`);
  return order === 'desc';
}

function readKey(collection: Collection, key: KeyText): SortKey {
  const { name, options } = key;
  const base = { field: name, isDescending: readOrder(key) };
  if (name === TEXT_MATCH) return { ...base, type: 'text_match', ...readBuckets(options) };
  if (name === RANDOM) return { ...base, type: 'random', seed: readSeed(options ?? '') };
  if (name === GROUP_SIZE) return { ...base, type: 'group_size' };
  const field = collection.fields.get(name);
  if (!field?.index || !field.sort || isList(field)) {
    throw refuse(
      `Could not find a field named \`${name}\` in the schema for sorting.`,
      'search-not-found',
    );
  }
  const type = isText(field) ? 'string' : isBoolean(field) ? 'bool' : 'number';
  // A missing text is the highest, a missing number is last in either order.
  const normal = type === 'string' && base.isDescending ? 'first' : 'last';
  return { ...base, type, missing: readMissing(name, options) ?? normal };
}

function readBuckets(options: string | null): { buckets: number; bucketSize: number } {
  if (options === null) return { buckets: 0, bucketSize: 0 };
  const [, name, count] = /^ *(buckets|bucket_size) *: *(\d{1,6}) *$/.exec(options) ?? [];
  if (name === undefined) throw refuse('Invalid sorting parameter passed for _text_match.');
  return name === 'buckets'
    ? { buckets: Number(count), bucketSize: 0 }
    : { buckets: 0, bucketSize: Number(count) };
}

/** Whether a `sort_by` gives each search an order of its own. */
export function isEachTimeRandom(sortBy: unknown): boolean {
  return splitOutside(String(sortBy ?? '')).some((text) => /^_rand *(\( *\))? *(:|$)/.test(text));
}

/** Without a seed each search has an order of its own. */
function readSeed(options: string): number {
  const text = options.trim();
  if (text === '') return Date.now() % MAX_SEED;
  if (/^\d{1,10}$/.test(text) && Number(text) <= MAX_SEED) return Number(text);
  throw refuse('Only positive integer seed value is allowed.');
}

function readMissing(name: string, options: string | null): 'first' | 'last' | null {
  if (options === null) return null;
  const [, where] = /^ *missing_values *: *(first|last|normal) *$/.exec(options) ?? [];
  if (where === undefined) throw refuse(`Bad syntax for sorting field \`${name}\``);
  return where === 'first' || where === 'last' ? where : null;
}

function* readEval(collection: Collection, key: KeyText, work: Work): Sliced<SortKey> {
  const isDescending = readOrder(key);
  const filters = readFilters((key.options ?? '').trim());
  if (filters.length === 0 || filters.some(({ filterBy }) => filterBy.trim() === ''))
    throw refuse('The eval expression in sort_by is empty.');
  const scores = yield* scoreByFilters(collection, filters, work);
  return { field: EVAL, type: 'eval', isDescending, scores };
}

/** Reads one expression, or a list `[(expression):score, …]`. */
function readFilters(text: string): ScoredFilter[] {
  if (!text.startsWith('[')) return [{ filterBy: text, score: 1 }];
  if (!text.endsWith(']')) throw malformed();
  const parts = checkLength(splitOutside(text.slice(1, -1)), 'sort_by');
  return parts.map((part) => {
    const close = part.lastIndexOf(')');
    const [, score] = /^\s*:\s*(-?\d{1,15})\s*$/.exec(part.slice(close + 1)) ?? [];
    if (!part.startsWith('(') || score === undefined) throw malformed();
    return { filterBy: part.slice(1, close), score: Number(score) };
  });
}
