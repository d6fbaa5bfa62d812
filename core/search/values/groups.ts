import { missing } from '#core/missing.ts';
import { remember } from '#core/search/bounded-map.ts';
import type { Collection } from '#core/search/collection.ts';
import { readCount, readFlag, readNames } from '#core/search/results/search-params.ts';
import type { SearchParams } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { type FieldValue, readColumn } from '#core/search/values/value-column.ts';
import { getScratch } from '#core/search/words/scratch.ts';
import type { Work } from '#core/search/work.ts';

const MAX_GROUP_LIMIT = 99;

export type Grouping = {
  fields: string[];
  /** Maximum hits returned per group. */
  limit: number;
  /** By document number: its group, from 0. */
  groupOf: Uint32Array;
  groupCount: number;
  /** Whether documents without a value are one group. */
  groupsMissing: boolean;
  /** Document numbers with those of a group adjacent; null if they already are. */
  order: Uint32Array | null;
};

/** Reads `group_by` and its related parameters; returns null without it. Throws a `SearchError` 400, 404 or 408. */
export function readGrouping(
  collection: Collection,
  params: SearchParams,
  work: Work,
): Grouping | null {
  const fields = readNames(params, 'group_by');
  if (fields.length === 0) return null;
  const limit = readCount(params, 'group_limit', 3);
  if (limit < 1 || limit > MAX_GROUP_LIMIT) {
    throw new SearchError(
      'search-invalid',
      `Value of \`group_limit\` must be between 1 and ${MAX_GROUP_LIMIT}.`,
    );
  }
  for (const name of fields) {
    const field = collection.fields.get(name);
    if (!field) {
      throw new SearchError(
        'search-not-found',
        `Could not find a field named \`${name}\` in the schema.`,
      );
    }
    if (!field.facet) {
      throw new SearchError(
        'search-invalid',
        `Group by field \`${name}\` should be a facet field.`,
      );
    }
  }
  const groupsMissing = readFlag(params, 'group_missing_values', true);
  return {
    fields,
    limit,
    groupsMissing,
    ...findGroups(collection, { fields, groupsMissing }, work),
  };
}

type Groups = Omit<Grouping, 'fields' | 'limit' | 'groupsMissing'>;

type GroupedBy = { fields: string[]; groupsMissing: boolean };

/** Number of cached groupings: a site has one or two. */
const MAX_CACHED = 4;

/** Steps for each document to number its groups: for each field, and to put them in order. */
const FIELD_STEPS = 80;
const ORDER_STEPS = 6;

function findGroups(collection: Collection, by: GroupedBy, work: Work): Groups {
  const cache = collection.memoise('groups', () => new Map<string, Groups>());
  const key = `${by.groupsMissing} ${by.fields.join(',')}`;
  const cached = cache.get(key);
  if (cached) return cached;
  return remember(cache, { key, value: createGroups(collection, by, work), most: MAX_CACHED });
}

function createGroups(
  collection: Collection,
  { fields, groupsMissing }: GroupedBy,
  work: Work,
): Groups {
  const { length } = collection.documents;
  const column = collection.columns.get(fields[0] ?? '');
  const isNumbered = fields.length === 1 && groupsMissing && column?.kind === 'value';
  work.require(length * (ORDER_STEPS + (isNumbered ? 0 : fields.length * FIELD_STEPS)));
  const groupOf = isNumbered
    ? column.ids.array.slice(0, length)
    : numberGroups(collection, fields, groupsMissing);
  let groupCount = 0;
  for (const group of groupOf) if (group >= groupCount) groupCount = group + 1;
  const order = isAscending(groupOf) ? null : cluster(groupOf, groupCount);
  return { groupOf, groupCount, order };
}

function numberGroups(
  collection: Collection,
  fields: string[],
  groupsMissing: boolean,
): Uint32Array {
  const groupOf = new Uint32Array(collection.documents.length);
  const numbers = new Map<string, number>();
  for (let document = 0; document < groupOf.length; document++) {
    const values = readGroupValues(collection, fields, document);
    const isMissing = values.some((list) => list.length === 0);
    const name = isMissing && !groupsMissing ? `document ${document}` : JSON.stringify(values);
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    groupOf[document] = number;
  }
  return groupOf;
}

/** Returns the values of a document in each field that groups it. */
export function readGroupValues(
  collection: Collection,
  fields: string[],
  document: number,
): FieldValue[][] {
  return fields.map((name) => {
    const column = collection.columns.get(name);
    return column ? readColumn(column, document) : [];
  });
}

/** Returns the number of members of each group. */
export function countMembers(groupOf: Uint32Array, groupCount: number): Uint32Array {
  const sizes = new Uint32Array(groupCount);
  for (const group of groupOf) sizes[group] = (sizes[group] ?? missing()) + 1;
  return sizes;
}

function isAscending(numbers: Uint32Array): boolean {
  for (let i = 1; i < numbers.length; i++) {
    if ((numbers[i] ?? missing()) < (numbers[i - 1] ?? missing())) return false;
  }
  return true;
}

/** Sorts document numbers by group, stable within a group. */
function cluster(groupOf: Uint32Array, groupCount: number): Uint32Array {
  const next = new Uint32Array(groupCount + 1);
  for (const group of groupOf) next[group + 1] = (next[group + 1] ?? missing()) + 1;
  for (let group = 1; group <= groupCount; group++) {
    next[group] = (next[group] ?? missing()) + (next[group - 1] ?? missing());
  }
  const order = new Uint32Array(groupOf.length);
  for (let document = 0; document < groupOf.length; document++) {
    const group = groupOf[document] ?? missing();
    const position = next[group] ?? missing();
    order[position] = document;
    next[group] = position + 1;
  }
  return order;
}

/** Returns the same documents, group by group. */
export function clusterByGroup(
  collection: Collection,
  documents: Uint32Array,
  { order }: Grouping,
): Uint32Array {
  if (!order && isAscending(documents)) return documents;
  const { marks } = getScratch(collection);
  for (let i = 0; i < documents.length; i++) marks[documents[i] ?? missing()] = 1;
  const clustered = new Uint32Array(documents.length);
  let count = 0;
  for (let i = 0; i < marks.length; i++) {
    const document = order ? (order[i] ?? missing()) : i;
    if (marks[document] !== 1) continue;
    marks[document] = 0;
    clustered[count++] = document;
  }
  return clustered;
}
