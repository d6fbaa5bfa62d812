import { connectSqlite, type SqliteConnection } from '#server/db/sqlite/sqlite-connection.ts';
import { runJobs } from '#server/workers/run-jobs.ts';

/** A statement for the file at a path. */
export type ThreadQuery = { path: string; sql: string; parameters: readonly unknown[] };

/** Its rows, or what SQLite reports. */
export type ThreadRows =
  | { rows: unknown[] }
  | { problem: { message: string; errcode: number | undefined } };

let connection: SqliteConnection | null = null;

runJobs(async ({ path, sql, parameters }: ThreadQuery): Promise<ThreadRows> => {
  try {
    connection ??= connectSqlite(path, { readOnly: true });
    const statement = connection.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    statement.run(parameters);
    return { rows: [] };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { problem: { message, errcode } };
  }
});
