import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';

/** Finds by texts are counted so far: to count all that a common word finds would read every text. */
export const MOST_COUNTED = 1_000;

type FoundIds = {
  ids: string[];
  /** How many rows there are; at least so many where `isMore`. */
  total: number;
  isMore: boolean;
};

type Part = { offset: number; limit: number };
type Options = Part & {
  /** Finding takes long, as it reads texts: it ends with what is shown and counted. */
  isCostly: boolean;
  count(): Promise<number>;
};

/** The ids of a page of rows in their order, which indexes contain: a late page reads no rows before it. */
export async function readIds<DB, Table extends keyof DB>(
  rows: SelectQueryBuilder<DB, Table, { id: string }>,
  { isCostly, count, ...page }: Options,
): Promise<FoundIds> {
  if (!isCostly) {
    return { ids: await readPart(rows, page), total: await count(), isMore: false };
  }
  const { offset, limit } = page;
  const end = offset + limit;
  const start = end > MOST_COUNTED ? offset : 0;
  const found = await readPart(rows, {
    offset: start,
    limit: Math.max(end, MOST_COUNTED) - start + 1,
  });
  // A page behind the last one.
  if (found.length === 0 && start > 0) return { ids: [], total: await count(), isMore: false };
  const counted = Math.max(end, MOST_COUNTED) - start;
  return {
    ids: found.slice(offset - start, end - start),
    total: start + Math.min(found.length, counted),
    isMore: found.length > counted,
  };
}

async function readPart<DB, Table extends keyof DB>(
  rows: SelectQueryBuilder<DB, Table, { id: string }>,
  { offset, limit }: Part,
): Promise<string[]> {
  const found = await rows.limit(limit).offset(offset).execute();
  return found.map((row) => (row as { id: string }).id);
}

/** Where a row stands in its list: what it is sorted by, and its id. */
export type RowKey = { key: string; id: string };

/** Rows of a page of a file. */
export const EXPORTED_AT_ONCE = 250;

/** Condition of rows that follow another one; `key` and `id`: columns that are never null. */
export function isBehind(
  { key, id, order }: { key: string; id: string; order: 'asc' | 'desc' },
  last: RowKey,
): Expression<SqlBool> {
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${sql.ref(key)}, ${sql.ref(id)}) ${sign} (${last.key}, ${last.id})`;
}

/**
 * The keys of all rows of a list, a page at a time. Each page begins behind the last row of the one before: it reads no
 * row twice, and what arrives meanwhile moves none.
 */
export async function* readKeys(
  readBehind: (last: RowKey | null) => Promise<RowKey[]>,
): AsyncGenerator<RowKey[]> {
  for (let last: RowKey | null = null; ; ) {
    const keys: RowKey[] = await readBehind(last);
    if (keys.length > 0) yield keys;
    last = keys.at(-1) ?? null;
    if (last === null || keys.length < EXPORTED_AT_ONCE) return;
  }
}

/** How many rows a query finds. */
export async function countFound<DB, Table extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, Table, Row>,
): Promise<number> {
  const counted = matching.clearSelect().select((eb) => eb.fn.countAll().as('total'));
  return Number((await counted.$castTo<{ total: number }>().executeTakeFirstOrThrow()).total);
}

/** A statement of SQLite has up to 32,766 parameters. */
const AT_ONCE = 10_000;

/** The rows of ids in their order, some at a time. */
export async function readInOrder<Row extends { id: string }>(
  ids: readonly string[],
  load: (some: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const byId = new Map<string, Row>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    for (const row of await load(ids.slice(start, start + AT_ONCE))) byId.set(row.id, row);
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
}
