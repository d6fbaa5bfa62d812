import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

const CACHED_STATEMENTS = 300;
/** Long statements are bulk inserts, whose text is rarely reused. */
const CACHED_LENGTH = 20_000;
/** At opening nothing is served yet, and changing the journal's mode has to wait for others. */
const OPENING_WAIT_MS = 5000;

/** A connection to a file. */
export type SqliteConnection = SqliteDatabase & {
  /** Leaves its file for the one that is at the path now. */
  reopen(): void;
};

/**
 * Opens a connection to the database file, or to one in memory for `:memory:`. Statements do not wait for another
 * process's write: they fail as locked. Every acknowledged transaction survives a power cut.
 */
export function connectSqlite(path: string, { readOnly = false } = {}): SqliteConnection {
  const statements = new LRUCache<string, SqliteStatement>({ max: CACHED_STATEMENTS });
  let database = openFile(path, readOnly);
  return {
    close() {
      if (database.isOpen) database.close();
    },
    reopen() {
      const next = openFile(path, readOnly);
      database.close();
      database = next;
      statements.clear();
    },
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached) return cached;
      const statement = wrapStatement(database, sql);
      if (sql.length <= CACHED_LENGTH) statements.set(sql, statement);
      return statement;
    },
  };
}

function openFile(path: string, readOnly: boolean): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly });
  database.exec(`PRAGMA busy_timeout = ${OPENING_WAIT_MS}`);
  if (!readOnly) {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    // Deleted rows are overwritten where their page is written anyway; `erase-remains.ts` does the rest.
    database.exec('PRAGMA secure_delete = FAST');
  }
  database.exec('PRAGMA foreign_keys = ON');
  // The first read opens the write-ahead log, which may belong to another database file later.
  database.exec('SELECT count(*) FROM sqlite_schema');
  database.exec('PRAGMA busy_timeout = 0');
  return database;
}

function wrapStatement(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    // A separate statement: the cached one may be run again while rows are still being read.
    iterate: (parameters) => database.prepare(sql).iterate(...(parameters as SQLInputValue[])),
  };
}
