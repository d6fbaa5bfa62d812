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
import type { createSqliteWaits, Effect } from '#server/db/sqlite-waits.ts';

const CACHED_STATEMENTS = 300;
/** Long statements are bulk inserts, whose text is rarely reused. */
const CACHED_LENGTH = 20_000;
/** At opening nothing is served yet, and changing the journal's mode has to wait for others. */
const OPENING_WAIT_MS = 5000;

type Wait = ReturnType<typeof createSqliteWaits>;

/** Kysely on `node:sqlite`. Transactions take the write lock at once, migrations run inside one. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #wait: Wait;

  constructor(database: DatabaseSync, wait: Wait) {
    const wrapped = withStatementCache(database);
    super({ database: wrapped });
    this.#database = wrapped;
    this.#wait = wait;
  }

  override createDriver(): SqliteDriver {
    return new WaitingDriver(this.#database, this.#wait);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

const BEGIN = 'begin immediate';

/** Waits for locks beside the event loop. */
class WaitingDriver extends SqliteDriver {
  readonly #wait: Wait;
  #connection: DatabaseConnection | null = null;

  constructor(database: SqliteDatabase, wait: Wait) {
    super({ database });
    this.#wait = wait;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= createWaitingConnection(await super.acquireConnection(), this.#wait);
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

function createWaitingConnection(connection: DatabaseConnection, wait: Wait): DatabaseConnection {
  let isInTransaction = false;

  function effectOf({ sql, query }: CompiledQuery): Effect {
    if (sql === BEGIN) return 'locks';
    if (sql === 'commit') return 'stores';
    return isInTransaction || SelectQueryNode.is(query) ? 'none' : 'stores';
  }

  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      try {
        const result = await wait(() => connection.executeQuery<Row>(query), effectOf(query));
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

/**
 * Opens the database file, or one in memory for `:memory:`. Statements do not wait for another process's write: they
 * fail as locked. Every acknowledged transaction survives a power cut.
 */
export function openSqliteFile(path: string, { readOnly = false } = {}): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly });
  database.exec(`PRAGMA busy_timeout = ${OPENING_WAIT_MS}`);
  if (!readOnly) {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
  }
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA busy_timeout = 0');
  return database;
}

function withStatementCache(database: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: CACHED_STATEMENTS });
  return {
    close: () => database.close(),
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached) return cached;
      const statement = wrapStatement(database, sql);
      if (sql.length <= CACHED_LENGTH) statements.set(sql, statement);
      return statement;
    },
  };
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
