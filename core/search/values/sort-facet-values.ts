import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import type { ValueCounts } from '#core/search/values/count-facets.ts';
import type { FieldValue } from '#core/search/values/value-column.ts';

/** The most frequent values first, or values in their own order. */
export type FacetSort = 'count' | 'ascending' | 'descending';

/** Ids of a field's values in ascending order, and the place of each id therein. */
type ValueRanks = { ids: Uint32Array; rankOf: Uint32Array };

/** Returns the order of a field's values: numbers by size, texts by their UTF-16 code units. */
export function rankValues(
  collection: Collection,
  { field, column, isNumeric }: ValueCounts,
): ValueRanks {
  return collection.memoise(`ranks ${field}`, () => {
    const { values } = column.dictionary;
    const ids = Uint32Array.from(values, (_, id) => id);
    const compare = isNumeric ? compareNumbers : compareTexts;
    ids.sort((a, b) => compare(values[a] ?? missing(), values[b] ?? missing()));
    const rankOf = new Uint32Array(ids.length);
    for (let rank = 0; rank < ids.length; rank++) rankOf[ids[rank] ?? missing()] = rank;
    return { ids, rankOf };
  });
}

const compareNumbers = (a: FieldValue, b: FieldValue) => Number(a) - Number(b);

function compareTexts(first: FieldValue, second: FieldValue): number {
  const [a, b] = [String(first), String(second)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Sorts ids of values; equally frequent ones are in ascending order. */
export function sortFacetValues(
  ids: Uint32Array,
  { order, counts, ranks }: { order: FacetSort; counts: Uint32Array; ranks: ValueRanks },
): Uint32Array {
  const size = ranks.ids.length;
  // Rank and frequency in one number, because numbers sort many times faster than a comparison does.
  const keys = new Float64Array(ids.length);
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] ?? missing();
    const rank = ranks.rankOf[id] ?? missing();
    if (order === 'count') keys[i] = rank - size * (counts[id] ?? missing());
    else keys[i] = order === 'ascending' ? rank : -rank;
  }
  keys.sort();
  const sorted = new Uint32Array(ids.length);
  for (let i = 0; i < sorted.length; i++) {
    const key = keys[i] ?? missing();
    const rank = order === 'count' ? key - size * Math.floor(key / size) : Math.abs(key);
    sorted[i] = ranks.ids[rank] ?? missing();
  }
  return sorted;
}
