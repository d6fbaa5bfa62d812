import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Availability, createAvailability } from '#server/db/availability.ts';
import { eraseInFile, eraseInPostgres } from '#server/db/erase-remains.ts';
import { createFileGuard, SIDE_FILES } from '#server/db/file-guard.ts';
import { lockInMemory, lockWithFile, lockWithPostgres, type TryLock } from '#server/db/lock.ts';
import { migrateDatabase, NO_TABLES, requireMigrated } from '#server/db/migrate.ts';
import { poolSettings, watchPool } from '#server/db/postgres-pool.ts';
import { connectSqlite, type SqliteConnection } from '#server/db/sqlite/sqlite-connection.ts';
import { NodeSqliteDialect, type SqliteAccess } from '#server/db/sqlite/sqlite-dialect.ts';
import { createSqliteThread } from '#server/db/sqlite/sqlite-thread.ts';
import { createSqliteWaits } from '#server/db/sqlite/sqlite-waits.ts';
import { addWordIndex } from '#server/db/studio/word-index.ts';
import type { Tables } from '#server/db/tables.ts';
import { log } from '#server/log.ts';
import { createPrivateFile, protectFile } from '#server/permissions.ts';

/**
 * The open database. `read` and `write` are two connections on SQLite, so that an import in this process does not block
 * readers; on PostgreSQL and in memory they are the same.
 */
export type Database = {
  read: Kysely<Tables>;
  write: Kysely<Tables>;
  /** Acquires a named lock across processes; null when it is taken. The locks of a dead process are free. */
  tryLock: TryLock;
  /** What was wrong when the database was last used; null when nothing was. */
  problem: Availability['problem'];
  /**
   * Overwrites what deleted rows have left in the files of the database. Reads go on meanwhile; writes wait, on SQLite
   * for about a second for each 100 MB of the database.
   */
  eraseRemains(): Promise<void>;
  /** Reads one state of the database throughout; others write meanwhile. */
  readState: ReadState;
  /** For reads that may take long: those of a SQLite file run in a thread of their own, so that no page waits for them. */
  background: { read: Kysely<Tables>; readState: ReadState };
  destroy(): Promise<void>;
};

type ReadState = <Result>(work: (reader: Kysely<Tables>) => Promise<Result>) => Promise<Result>;

export type DatabaseLocation = {
  /** postgres://…; without it the data is stored in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Folder of the SQLite file; created when missing. */
  dataDir?: string | undefined;
  inMemory?: boolean | undefined;
  /** How long a statement may wait for the database, milliseconds; a tool, which waits long, leaves it out. */
  waitMs?: number | undefined;
  /** The migration to stop at, in an empty database: the tables of an earlier release, for its data. */
  upTo?: string | undefined;
  /** For what only reads: the database has to be there and up to date, and opening changes nothing in it. */
  asItIs?: boolean | undefined;
};

const WAIT_MS = 30_000;

/**
 * Opens the database and brings its tables up to date: PostgreSQL by `databaseUrl`, SQLite in memory, or SQLite in
 * `dataDir`.
 *
 * @throws Error when no location is given, the database cannot be reached or a migration fails; with `asItIs`, when it is
 *   missing or that of another release.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.asItIs) await requireFile(location);
  const database = await connect(location);
  try {
    if (location.asItIs) await requireMigrated(database.read);
    else await migrate(database, location);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/** Statements of a migration may take longer than those of requests. */
async function migrate(database: Connection, location: DatabaseLocation): Promise<void> {
  const extent = { schema: await database.findSchema?.(), upTo: location.upTo };
  if (!location.databaseUrl) {
    await migrateDatabase(database.write, extent);
    return;
  }
  const isPatient = location.waitMs === undefined;
  const patient = isPatient ? database : await openPostgres(location.databaseUrl, undefined);
  try {
    await migrateDatabase(patient.write, extent);
    if (!location.upTo) await addWordIndex(patient.write);
  } finally {
    if (!isPatient) await patient.destroy();
  }
}

type Connection = Database & { findSchema?(): Promise<string> };

async function connect(location: DatabaseLocation): Promise<Connection> {
  if (location.databaseUrl) return openPostgres(location.databaseUrl, location.waitMs);
  if (location.inMemory) return openMemory();
  if (location.dataDir) return openFile(location.dataDir, location.waitMs);
  throw new Error('A database needs a place: give databaseUrl, dataDir or inMemory.');
}

async function openPostgres(
  connectionString: string,
  waitMs: number | undefined,
): Promise<Connection> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool(poolSettings(connectionString, waitMs));
  pool.on('error', (error) => log.warn({ err: error }, 'lost an idle database connection'));
  // The pool watches idle connections only: the error of one that holds a lock would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const availability = createAvailability();
  const dialect = new PostgresDialect({ pool: watchPool(pool, availability) });
  const db = new Kysely<Tables>({ dialect });
  const locks = lockWithPostgres(pool);
  const beginning = 'begin isolation level repeatable read read only';
  const readers = createReaders(db, beginning);
  return {
    write: db,
    tryLock: locks.tryLock,
    problem: availability.problem,
    findSchema: () => findSchema(pool, connectionString),
    eraseRemains: () => eraseInPostgres(db),
    ...readers,
    background: readers,
    async destroy() {
      await locks.releaseAll();
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/** The first query: it reports an unreachable server, without its password. */
async function findSchema(pool: Pool, connectionString: string): Promise<string> {
  try {
    const { rows } = await pool.query('select current_schema() as name');
    return rows[0].name;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const place = URL.canParse(connectionString) ? new URL(connectionString).host : 'DATABASE_URL';
    throw new Error(`PostgreSQL at ${place} cannot be used: ${message || code}.`, { cause: error });
  }
}

function openMemory(): Database {
  const availability = createAvailability();
  const access = { wait: createSqliteWaits(WAIT_MS, availability), check: () => {} };
  const { db, destroy } = openSqlite(connectSqlite(':memory:'), access);
  const { tryLock } = lockInMemory();
  const eraseRemains = async () => {};
  const readers = createReaders(db);
  return {
    ...readers,
    background: readers,
    write: db,
    tryLock,
    problem: availability.problem,
    eraseRemains,
    destroy,
  };
}

function createReaders(read: Kysely<Tables>, begin = 'begin'): Database['background'] {
  return {
    read,
    readState: (work) =>
      read.connection().execute(async (connection) => {
        await sql.raw(begin).execute(connection);
        return work(connection).finally(() => sql`rollback`.execute(connection));
      }),
  };
}

const DATABASE_FILE = 'catalogue.sqlite';
/** File name up to version 0.3. Another process may be using it right now, so it is not renamed. */
export const EARLIER_DATABASE_FILE = 'aldera.sqlite';

async function findDatabaseFile(dataDir: string): Promise<string> {
  const files = await readdir(dataDir);
  const isEarlier = !files.includes(DATABASE_FILE) && files.includes(EARLIER_DATABASE_FILE);
  return isEarlier ? EARLIER_DATABASE_FILE : DATABASE_FILE;
}

/** Opening would create the file. */
async function requireFile({ databaseUrl, dataDir }: DatabaseLocation): Promise<void> {
  if (databaseUrl || !dataDir) return;
  const files: string[] = await readdir(dataDir).catch(() => []);
  const isThere = [DATABASE_FILE, EARLIER_DATABASE_FILE].some((name) => files.includes(name));
  if (!isThere) throw new Error(NO_TABLES);
}

async function openFile(dataDir: string, waitMs = WAIT_MS): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, await findDatabaseFile(dataDir));
  await createPrivateFile(path);
  // New side files get the permissions of the database file.
  for (const suffix of ['', ...SIDE_FILES]) await protectFile(path + suffix);
  const connections = [connectSqlite(path), connectSqlite(path, { readOnly: true })] as const;
  const availability = createAvailability();
  const { check } = createFileGuard({
    path,
    availability,
    prepare: async () => (await openDatabase({ dataDir })).destroy(),
    // Within the writer's turn: no transaction is left half in either file.
    reopen: () =>
      writer.db.connection().execute(async () => {
        for (const connection of connections) connection.reopen();
        await thread.close();
      }),
  });
  const access = { wait: createSqliteWaits(waitMs, availability), check };
  const writer = openSqlite(connections[0], access);
  const reader = openSqlite(connections[1], access);
  const thread = createSqliteThread(path, access);
  const background = new Kysely<Tables>({ dialect: thread.dialect });
  const locks = lockWithFile(dataDir);
  return {
    ...createReaders(reader.db),
    background: createReaders(background),
    write: writer.db,
    tryLock: locks.tryLock,
    problem: availability.problem,
    eraseRemains: () => eraseInFile(path),
    async destroy() {
      await locks.releaseAll();
      await thread.close();
      await background.destroy();
      await reader.destroy();
      await writer.destroy();
    },
  };
}

function openSqlite(connection: SqliteConnection, access: SqliteAccess) {
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection, access) });
  // Kysely closes only what it has used.
  const destroy = async () => {
    await db.destroy();
    connection.close();
  };
  return { db, destroy };
}
