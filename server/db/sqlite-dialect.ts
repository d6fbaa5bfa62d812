import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';

const CACHED_STATEMENTS = 300;
/** Long statements are bulk inserts, whose text is rarely reused. */
const CACHED_LENGTH = 20_000;

/** Kysely on `node:sqlite`. Transactions take the write lock at once, migrations run inside one. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: DatabaseSync) {
    const wrapped = withStatementCache(database);
    super({ database: wrapped });
    this.#database = wrapped;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/** A transaction that starts as a reader and becomes a writer fails when another process has written meanwhile. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Opens the database file, or one in memory for `:memory:`. Waits up to 5 s for another process's write; every
 * acknowledged transaction survives a power cut.
 */
export function openSqliteFile(path: string, { readOnly = false } = {}): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly });
  database.exec('PRAGMA busy_timeout = 5000');
  if (!readOnly) {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
  }
  database.exec('PRAGMA foreign_keys = ON');
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
