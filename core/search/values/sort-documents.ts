import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import { type Compare, countUp } from '#core/search/results/top-places.ts';
import type { SortKey } from '#core/search/values/sort-keys.ts';
import type { Column } from '#core/search/values/value-column.ts';

/** Documents with their text scores; in a grouped search with the size of each one's group. */
type Scored = {
  documents: Uint32Array;
  scores: Float64Array | null;
  groupSizeAt?: (place: number) => number;
};

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
  const { documents, groupSizeAt } = matches;
  const sign = key.isDescending ? -1 : 1;
  if (key.type === 'text_match') return createScoreReader(key, matches.scores);
  if (key.type === 'group_size') return (place) => sign * (groupSizeAt?.(place) ?? 0);
  if (key.type === 'eval') {
    return (place) => sign * (key.scores[documents[place] ?? missing()] ?? missing());
  }
  if (key.type === 'random') {
    const order = collection.documents.order.array;
    return (place) => sign * shuffle(order[documents[place] ?? missing()] ?? missing(), key.seed);
  }
  const numberOf = readNumbers(collection, key.field);
  const absent = key.missing === 'first' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return (place) => {
    const number = numberOf[documents[place] ?? missing()] ?? Number.NaN;
    return Number.isNaN(number) ? absent : sign * number;
  };
}

type TextKey = Extract<SortKey, { type: 'text_match' }>;

function createScoreReader(key: TextKey, scores: Float64Array | null): (place: number) => number {
  if (!scores) return () => 0;
  const sign = key.isDescending ? -1 : 1;
  const buckets = readBucketOf(key, scores);
  return buckets
    ? (place) => buckets[place] ?? missing()
    : (place) => sign * (scores[place] ?? missing());
}

/** Returns a number that is as good as random, another one for each number (the mixer of MurmurHash3). */
function shuffle(number: number, seed: number): number {
  let mixed = (Math.imul(number, 0x9e3779b1) + seed) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Assigns each position to one of the equally sized buckets of similar scores; null if the key has none. */
function readBucketOf({ buckets, bucketSize, isDescending }: TextKey, scores: Float64Array) {
  if (bucketSize === 0 && (buckets === 0 || scores.length <= buckets)) return null;
  const sign = isDescending ? -1 : 1;
  const order = countUp(scores.length).sort(
    (a, b) => sign * ((scores[a] ?? missing()) - (scores[b] ?? missing())),
  );
  const size = bucketSize > 0 ? bucketSize : Math.ceil(scores.length / buckets);
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

/** Ranks texts alphabetically, ignoring case and diacritics; equal texts share a rank, the empty one is missing. */
function rankTexts({ tokeniser }: Collection, values: unknown[]): number[] {
  const folded = values.map((value) => tokeniser.words(String(value)).join(' '));
  const order = [...new Set(folded.slice(1))].sort();
  const rankOf = new Map(order.map((text, rank) => [text, rank]));
  return folded.map((text, id) =>
    values[id] === '' ? Number.NaN : (rankOf.get(text) ?? Number.NaN),
  );
}
