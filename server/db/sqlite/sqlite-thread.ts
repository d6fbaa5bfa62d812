import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { createWaitingConnection, type SqliteAccess } from '#server/db/sqlite/sqlite-dialect.ts';
import type { ThreadQuery, ThreadRows } from '#server/db/sqlite/sqlite-thread-worker.ts';
import { startThread } from '#server/workers/start-worker.ts';
import { createWorkQueue } from '#server/workers/work-queue.ts';

const SCRIPT = new URL('./sqlite-thread-worker.ts', import.meta.url);
const MEMORY_MB = 256;
const MOST_WAITING = 500;
const TIMEOUT_MS = 60_000;
const ESTIMATE_MS = 5;

/**
 * A reader of a SQLite file in a thread of its own, for statements that take long: SQLite runs them at once, and in the
 * thread of the server pages would wait for them. The thread starts with the first statement and ends after an idle
 * minute.
 */
export function createSqliteThread(path: string, access: SqliteAccess) {
  const { run, close } = createWorkQueue<ThreadQuery, ThreadRows>({
    start: () => startThread({ script: SCRIPT, memoryMb: MEMORY_MB }),
    maxWaiting: MOST_WAITING,
    maxOwnWaiting: MOST_WAITING,
    estimateMs: () => ESTIMATE_MS,
    timeoutMs: () => TIMEOUT_MS,
    failed: (problem) => new Error(`The database cannot be read: ${problem}`),
    timedOut: (_job, limit) => new Error(`A statement took more than ${limit / 1000} s.`),
  });

  async function executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await run({ path, sql, parameters }, (read) => read());
    if ('rows' in result) return { rows: result.rows as Row[] };
    const { message, errcode } = result.problem;
    throw errcode === undefined
      ? new Error(message)
      : Object.assign(new Error(message), { errcode });
  }

  const connection = createWaitingConnection({ executeQuery, streamQuery }, access);
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ThreadDriver(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return {
    dialect,
    /** Ends the thread; the next statement opens the file that is at the path then. */
    close,
  };
}

function streamQuery(): never {
  throw new Error('The thread returns all rows at once.');
}

/** One connection, which has one user at a time: a state that is read stays the same until its end. */
class ThreadDriver implements Driver {
  readonly #connection: DatabaseConnection;
  #free = Promise.resolve();
  #release = () => {};

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    this.#release = resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {}
}
