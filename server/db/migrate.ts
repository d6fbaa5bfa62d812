import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from '#server/db/tables.ts';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the tables up to date with the SQL files of `migrations/`, in the order of their names, each once. Several
 * processes may start at the same time: the first migrates, the others wait.
 * @param schema of the tables, on PostgreSQL: the same names may exist in others.
 * @returns names of the migrations that ran now.
 * @throws the error of the statement that failed; this run is then rolled back.
 */
export async function migrateDatabase(db: Kysely<Tables>, schema?: string): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => readMigrations(FOLDER) },
    ...(schema && { migrationTableSchema: schema }),
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
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
