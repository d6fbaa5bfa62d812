import { missing } from '#core/missing.ts';
import { isNumeric } from '#core/search/admin/collection-schema.ts';
import type { Collection } from '#core/search/collection.ts';
import { SearchError } from '#core/search/search-error.ts';
import type { ListColumn, ValueColumn } from '#core/search/values/value-column.ts';

/** Maximum values, including the missing one, that fit the bits of a number. */
const MASK_BITS = 32;

export type CountableColumn = ValueColumn | ListColumn;

/** The number of documents, or groups, with each value, by value id. */
export type ValueCounts = {
  field: string;
  column: CountableColumn;
  isNumeric: boolean;
  counts: Uint32Array;
};

/** Returns the column of a facet field. Throws a `SearchError` 404. */
export function getFacetColumn(collection: Collection, name: string): CountableColumn {
  const column = collection.columns.get(name);
  if (!collection.fields.get(name)?.facet || !column || column.kind === 'number') {
    throw new SearchError(
      'search-not-found',
      `Could not find a facet field named \`${name}\` in the schema.`,
    );
  }
  return column;
}

/** Documents to count; in a grouped search group by group, with the end position of each group. */
export type Counted = { documents: Uint32Array; ends: Uint32Array | null };

/** @param documents With `groupOf`, documents of one group must be adjacent. */
export function createCounted(documents: Uint32Array, groupOf: Uint32Array | null): Counted {
  if (!groupOf) return { documents, ends: null };
  const ends = new Uint32Array(documents.length);
  let count = 0;
  for (let i = 0; i < documents.length; i++) {
    const group = groupOf[documents[i] ?? missing()];
    if (i + 1 < documents.length && group === groupOf[documents[i + 1] ?? missing()]) continue;
    ends[count++] = i + 1;
  }
  return { documents, ends: ends.subarray(0, count) };
}

/** Returns the number of documents, or groups. */
export const sizeOf = ({ documents, ends }: Counted) => (ends ?? documents).length;

/** Counts the values of a field over documents. */
export function countValues(collection: Collection, field: string, counted: Counted): ValueCounts {
  const column = getFacetColumn(collection, field);
  const definition = collection.fields.get(field);
  const counts = new Uint32Array(column.dictionary.values.length);
  const { documents, ends } = counted;
  if (!ends) countDocuments(column, counts, documents);
  else if (counts.length <= MASK_BITS) countGroupsByMask(column, counts, { documents, ends });
  else countGroups(column, counts, { documents, ends });
  counts[0] = 0;
  return { field, column, isNumeric: definition !== undefined && isNumeric(definition), counts };
}

function countDocuments(
  column: CountableColumn,
  counts: Uint32Array,
  documents: Uint32Array,
): void {
  const ids = column.ids.array;
  if (column.kind === 'value') {
    for (let i = 0; i < documents.length; i++) {
      const id = ids[documents[i] ?? missing()] ?? missing();
      counts[id] = (counts[id] ?? missing()) + 1;
    }
    return;
  }
  const starts = column.starts.array;
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] ?? missing();
    const end = starts[document + 1] ?? missing();
    for (let place = starts[document] ?? missing(); place < end; place++) {
      const id = ids[place] ?? missing();
      counts[id] = (counts[id] ?? missing()) + 1;
    }
  }
}

type Groups = { documents: Uint32Array; ends: Uint32Array };

/**
 * Counts groups for fields with few values: collects a group's values as bits of one number and counts them at the end
 * of the group.
 */
function countGroupsByMask(
  column: CountableColumn,
  counts: Uint32Array,
  { documents, ends }: Groups,
): void {
  const ids = column.ids.array;
  const starts = column.kind === 'list' ? column.starts.array : null;
  let i = 0;
  for (let group = 0; group < ends.length; group++) {
    const end = ends[group] ?? missing();
    let mask = 0;
    if (starts) {
      for (; i < end; i++) {
        const document = documents[i] ?? missing();
        const last = starts[document + 1] ?? missing();
        for (let place = starts[document] ?? missing(); place < last; place++)
          mask |= 1 << (ids[place] ?? missing());
      }
    } else {
      for (; i < end; i++) mask |= 1 << (ids[documents[i] ?? missing()] ?? missing());
    }
    while (mask !== 0) {
      const id = 31 - Math.clz32(mask);
      counts[id] = (counts[id] ?? missing()) + 1;
      mask ^= 1 << id;
    }
  }
}

function countGroups(
  column: CountableColumn,
  counts: Uint32Array,
  { documents, ends }: Groups,
): void {
  const ids = column.ids.array;
  const starts = column.kind === 'list' ? column.starts.array : null;
  // By value: the last group that had it, from 1.
  const lastGroup = new Uint32Array(counts.length);
  let i = 0;
  for (let group = 1; group <= ends.length; group++) {
    for (const end = ends[group - 1] ?? missing(); i < end; i++) {
      const document = documents[i] ?? missing();
      const last = starts ? (starts[document + 1] ?? missing()) : document + 1;
      for (let place = starts ? (starts[document] ?? missing()) : document; place < last; place++) {
        const id = ids[place] ?? missing();
        if (lastGroup[id] === group) continue;
        lastGroup[id] = group;
        counts[id] = (counts[id] ?? missing()) + 1;
      }
    }
  }
}
