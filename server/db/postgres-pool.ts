import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { type Availability, storageError } from '#server/db/availability.ts';
import { log } from '#server/log.ts';

/** Connections of a process: a page needs few and shortly, and a server accepts about a hundred in all. */
const MAX_CONNECTIONS = 10;
const CONNECT_MS = 5_000;
/** A server that does not cancel a statement in time by itself hangs. */
const CANCEL_MS = 1_000;

/** @param waitMs how long a statement may take; undefined for tools, whose statements may take long. */
export function poolSettings(connectionString: string, waitMs: number | undefined): PoolConfig {
  return {
    connectionString,
    max: MAX_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: Math.min(CONNECT_MS, waitMs ?? CONNECT_MS),
    ...(waitMs !== undefined && {
      statement_timeout: waitMs,
      query_timeout: waitMs + CANCEL_MS,
      idle_in_transaction_session_timeout: 10 * waitMs,
    }),
  };
}

/** Command tags of results that prove that the server stores data. */
const STORES = new Set(['INSERT', 'UPDATE', 'DELETE', 'COMMIT']);

/**
 * Kysely's view of a pool. A connection that broke or was silent is closed instead of reused. While the server is away
 * one query at a time is attempted, and all others fail at once.
 */
export function watchPool(pool: Pool, availability: Availability): PostgresPool {
  let isAway = false;
  let isTrying = false;

  function noteSuccess(command: string): void {
    if (isAway || STORES.has(command)) availability.noteSuccess();
    isAway = false;
  }

  function judge(error: unknown): Judgement {
    const { problem, concerns } = problemOf(error);
    const isLost = concerns === 'connection';
    isAway ||= isLost;
    if (concerns === 'statement') {
      if (problem) log.warn({ err: error, problem }, 'a statement was given up');
      return { failure: problem ? storageError(problem, error) : error, isLost };
    }
    return { failure: availability.noteFailure(problem, error), isLost };
  }

  return {
    options: {},
    async connect() {
      if (isTrying) throw storageError(AWAY);
      const isTrial = isAway;
      isTrying = isTrial;
      const endTrial = () => {
        if (isTrial) isTrying = false;
      };
      try {
        return watchClient(await pool.connect(), { noteSuccess, judge, endTrial });
      } catch (error) {
        endTrial();
        throw judge(error).failure;
      }
    },
    end: () => pool.end(),
  };
}

/** The error to throw, and whether the connection is lost. */
type Judgement = { failure: unknown; isLost: boolean };

type Watching = {
  noteSuccess(command: string): void;
  judge(error: unknown): Judgement;
  endTrial(): void;
};

function watchClient(client: PoolClient, { noteSuccess, judge, endTrial }: Watching) {
  let isBroken = false;
  const query = async (sql: string, parameters: unknown[]) => {
    try {
      const result = await client.query(sql, parameters);
      noteSuccess(result.command);
      return result;
    } catch (error) {
      const { failure, isLost } = judge(error);
      isBroken ||= isLost;
      throw failure;
    }
  };
  return {
    // Kysely passes a cursor only to stream rows, which nothing here does.
    query: query as unknown as PostgresPoolClient['query'],
    release() {
      endTrial();
      client.release(isBroken);
    },
  };
}

const AWAY = 'server cannot be reached';

/** `statement`: others are not concerned; without a problem it is wrong, and fails with its own error. */
type Problem =
  | { problem: string; concerns: 'connection' | 'writes' }
  | { problem: string | null; concerns: 'statement' };

/** Errors that the server reports about itself, by SQLSTATE or its class. */
const serverProblems: Record<string, Problem> = {
  '08': { problem: AWAY, concerns: 'connection' },
  '57P': { problem: 'server is stopping or starting', concerns: 'connection' },
  '53300': { problem: 'server has too many connections', concerns: 'connection' },
  '53': { problem: 'server is out of disk or memory', concerns: 'writes' },
  '58': { problem: 'server has a disk error', concerns: 'writes' },
  '25006': { problem: 'server is read-only', concerns: 'writes' },
  '57014': { problem: 'statement took too long', concerns: 'statement' },
  '55P03': { problem: 'locked by another process', concerns: 'statement' },
};

function problemOf(error: unknown): Problem {
  const isReported = error instanceof Error && 'severity' in error && 'code' in error;
  if (!isReported) {
    return error instanceof TypeError
      ? { problem: null, concerns: 'statement' }
      : { problem: AWAY, concerns: 'connection' };
  }
  const code = String(error.code);
  const keys = [code, code.slice(0, 3), code.slice(0, 2)];
  const key = keys.find((candidate) => candidate in serverProblems);
  return (key && serverProblems[key]) || { problem: null, concerns: 'statement' };
}
