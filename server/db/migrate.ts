import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Tables } from '#server/db/tables.ts';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Ends the name of a migration that earlier releases cannot work with. */
const CONTRACT = '-contract';

export const NO_TABLES =
  'Nothing was imported yet, so there is nothing to compare with. Check the content with --dry-run.';

const EARLIER =
  'The tables of the database are those of an earlier release, and a comparison changes nothing. Check the content ' +
  'with --dry-run; compare once this release has been started or has imported.';

type Extent = {
  /** Schema of the tables, on PostgreSQL: the same names may exist in others. */
  schema?: string | undefined;
  /** The last migration to run, on a database without any; all of them by default. */
  upTo?: string | undefined;
};

/**
 * Brings the tables up to date with the SQL files of `migrations/`, in the order of their names, each once. Several
 * processes may start at the same time: the first migrates, the others wait. A newer release may have run more of them:
 * this one works with their tables too, except after a migration whose name ends with `-contract`.
 * @returns names of the migrations that ran now.
 * @throws the error of the statement that failed; this run is then rolled back. Error when the tables are those of a
 *   release too new for this one.
 */
export async function migrateDatabase(
  db: Kysely<Tables>,
  { schema, upTo }: Extent = {},
): Promise<string[]> {
  const migrations = await readMigrations(FOLDER);
  const run = await listRun(db);
  if (upTo !== undefined && run.length > 0) throw new Error('The database has data already.');
  refuseNewer(Object.keys(migrations), run);
  for (const name of run) migrations[name] ??= { up: async () => {} };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(schema && { migrationTableSchema: schema }),
  });
  const running = upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo);
  const { error, results = [] } = await running;
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/**
 * Changes nothing.
 * @throws Error when the tables are not those of this release.
 */
export async function requireMigrated(db: Kysely<Tables>): Promise<void> {
  const names = await listMigrations();
  const run = await listRun(db);
  if (run.length === 0) throw new Error(NO_TABLES);
  refuseNewer(names, run);
  if (names.some((name) => !run.includes(name))) throw new Error(EARLIER);
}

function refuseNewer(names: string[], run: string[]): void {
  const newer = run.find((name) => name.endsWith(CONTRACT) && !names.includes(name));
  if (newer !== undefined) throw new Error(explainNewer(newer));
}

function explainNewer(name: string): string {
  return (
    `The database is that of a newer release (its migration ${name} is unknown here). ` +
    'Start that release again, or restore a backup made before the update.'
  );
}

/** Names of the migrations of this release, in their order. */
export async function listMigrations(): Promise<string[]> {
  return Object.keys(await readMigrations(FOLDER));
}

/** Names of the migrations that ran on a database; none on an empty one. */
export async function listRun(db: Kysely<Tables>): Promise<string[]> {
  const reading = sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const { rows } = await reading.catch((error: Error) => {
    if (/no such table|does not exist/.test(error.message)) return { rows: [] };
    throw error;
  });
  return rows.map(({ name }) => name);
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  if (names.length === 0)
    throw new Error(`${folder} holds no .sql files: there is nothing to migrate.`);
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const statements = splitStatements(await readFile(join(folder, name), 'utf8'));
    return [name.replace(/\.sql$/, ''), toMigration(statements)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function toMigration(statements: string[]): Migration {
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

/** Statements of a file: comment lines are dropped, a semicolon at the end of a line ends a statement. */
export function splitStatements(text: string): string[] {
  return text
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);
}
