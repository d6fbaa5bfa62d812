import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { log } from '#server/log.ts';

/**
 * Adds an index of the parts of words to what the desk searches, on PostgreSQL: a rare word is then found without
 * reading every text. It needs the extension pg_trgm, which the owner of a database may create; without it, searches
 * find the same and take longer.
 */
export async function addWordIndex(db: Kysely<Tables>): Promise<void> {
  try {
    // Creating an index waits for all writes, even where it exists.
    if (await hasIndex(db)) return;
    const schema = (await findExtension(db)) ?? (await createExtension(db));
    const operators = sql.id(schema, 'gin_trgm_ops');
    await sql`create index if not exists desk_case_by_words on desk_case using gin (search_text ${operators})`.execute(
      db,
    );
  } catch (error) {
    const { message } = error as Error;
    log.info(`The desk searches without an index of words: ${message}`);
  }
}

async function hasIndex(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_indexes
    where schemaname = current_schema() and indexname = 'desk_case_by_words'`.execute(db);
  return rows.length > 0;
}

/** The schema of the extension; undefined where it has not been created. */
async function findExtension(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`.execute(db);
  return rows[0]?.schema;
}

/** In the schema that all sites of the database share: an extension exists once, and goes with its schema. */
async function createExtension(db: Kysely<Tables>): Promise<string> {
  await sql`create extension if not exists pg_trgm with schema public`.execute(db);
  return 'public';
}
