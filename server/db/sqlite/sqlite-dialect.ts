import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { createSqliteWaits, Effect } from '#server/db/sqlite/sqlite-waits.ts';

const CACHED_STATEMENTS = 300;
/** Long statements are bulk inserts, whose text is rarely reused. */
const CACHED_LENGTH = 20_000;
/** At opening nothing is served yet, and changing the journal's mode has to wait for others. */
const OPENING_WAIT_MS = 5000;

/** What the statements of a connection pass through. */
export type SqliteAccess = {
  wait: ReturnType<typeof createSqliteWaits>;
  /** Called before each statement. @throws AppError when its file is gone. */
  check(effect: Effect): void;
};

/** Kysely on `node:sqlite`. Transactions take the write lock at once, migrations run inside one. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #access: SqliteAccess;

  constructor(database: SqliteDatabase, access: SqliteAccess) {
    super({ database });
    this.#database = database;
    this.#access = access;
  }

  override createDriver(): SqliteDriver {
    return new WaitingDriver(this.#database, this.#access);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

const BEGIN = 'begin immediate';

/** Waits for locks beside the event loop. */
class WaitingDriver extends SqliteDriver {
  readonly #access: SqliteAccess;
  #connection: DatabaseConnection | null = null;

  constructor(database: SqliteDatabase, access: SqliteAccess) {
    super({ database });
    this.#access = access;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= createWaitingConnection(await super.acquireConnection(), this.#access);
    return this.#connection;
  }

  /** A transaction that starts as a reader and becomes a writer fails when another process has written meanwhile. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(BEGIN));
  }

  /** SQLite itself ends a transaction that a full disk interrupts. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}

function createWaitingConnection(
  connection: DatabaseConnection,
  { wait, check }: SqliteAccess,
): DatabaseConnection {
  let isInTransaction = false;

  function effectOf({ sql, query }: CompiledQuery): Effect {
    if (sql === BEGIN) return 'locks';
    if (sql === 'commit') return 'stores';
    return isInTransaction || SelectQueryNode.is(query) ? 'none' : 'stores';
  }

  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      try {
        const effect = effectOf(query);
        check(effect);
        const result = await wait(() => connection.executeQuery<Row>(query), effect);
        if (query.sql === BEGIN) isInTransaction = true;
        if (query.sql === 'commit') isInTransaction = false;
        return result;
      } finally {
        if (query.sql === 'rollback') isInTransaction = false;
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

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
