import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type { createSqliteWaits, Effect } from '#server/db/sqlite/sqlite-waits.ts';

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

/** A connection whose statements wait for locks beside the event loop. */
export function createWaitingConnection(
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
