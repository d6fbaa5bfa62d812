import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { changeTables } from '#server/db/changes/change-tables.ts';
import { personalTables } from '#server/db/erase-remains.ts';
import { studioTables } from '#server/db/studio/studio-tables.ts';
import type { Tables } from '#server/db/tables.ts';
import { versionedTables } from '#server/db/tables.ts';
import { sourceTables } from '#server/db/versions/source-tables.ts';

/** Every table that is stored for good; those that others refer to come first. */
export const storedTables = [
  'content_version',
  'content_state',
  'last_import',
  'import_report',
  'entity_id',
  ...versionedTables,
  ...sourceTables,
  'search_miss',
  'search_follow_up',
  'declaration_file',
  'site_secret',
  'daily_task',
  ...studioTables,
  ...changeTables,
  ...personalTables,
  'mailbox_cursor',
] as const satisfies (keyof Tables)[];

/** A value of `migrations/`: integers, fractions, texts and bytes. */
type Value = string | number | null | Uint8Array;
export type StoredRow = Record<string, Value>;

const FETCHED_ROWS = 500;
/** SQLite takes 32,766 parameters, PostgreSQL 65,535. */
const MAX_PARAMETERS = 30_000;

/** All rows of a table, in any order; a few at a time are in memory. Within a transaction only. */
export async function* readRows(reader: Kysely<Tables>, table: string): AsyncGenerator<StoredRow> {
  const source = sql.table(table);
  if (!(reader.getExecutor().adapter instanceof PostgresAdapter)) {
    yield* reader
      .selectFrom(table as keyof Tables)
      .selectAll()
      .stream() as AsyncIterable<StoredRow>;
    return;
  }
  await sql`declare stored_rows no scroll cursor for select * from ${source}`.execute(reader);
  const fetchMore = sql<StoredRow>`fetch ${sql.lit(FETCHED_ROWS)} from stored_rows`;
  let rows: StoredRow[];
  do {
    ({ rows } = await fetchMore.execute(reader));
    yield* rows;
  } while (rows.length > 0);
  await sql`close stored_rows`.execute(reader);
}

/** Adds rows, all with the same columns. */
export async function insertRows(
  writer: Kysely<Tables>,
  table: string,
  rows: StoredRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const atOnce = Math.max(1, Math.floor(MAX_PARAMETERS / columns));
  for (let start = 0; start < rows.length; start += atOnce) {
    // Rows of an archive have the columns of their table, or the statement fails.
    const values = rows.slice(start, start + atOnce) as never;
    await writer
      .insertInto(table as keyof Tables)
      .values(values)
      .execute();
  }
}

/** Removes all tables. */
export async function dropTables(writer: Kysely<Tables>): Promise<void> {
  const tables = [...storedTables].reverse();
  for (const table of [...tables, DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE]) {
    await writer.schema.dropTable(table).ifExists().execute();
  }
}
