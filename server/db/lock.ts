import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Pool } from 'pg';

/** Releases a lock; further calls do nothing. */
export type Release = () => Promise<void>;
export type TryLock = (name: string) => Promise<Release | null>;

/** Locks among the users of one in-memory database. */
export function lockInMemory(): TryLock {
  const held = new Set<string>();
  return async (name) => {
    if (held.has(name)) return null;
    held.add(name);
    return async () => void held.delete(name);
  };
}

/** Locks through `<name>.lock` in a folder: the operating system frees them when their process ends. */
export function lockWithFile(folder: string): TryLock {
  return async (name) => {
    const file = new DatabaseSync(join(folder, `${name}.lock`));
    try {
      file.exec('PRAGMA busy_timeout = 0');
      file.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      file.close();
      if (isBusy(error)) return null;
      throw error;
    }
    return async () => {
      if (file.isOpen) file.close();
    };
  };
}

/** Session locks of PostgreSQL on a connection of their own: the server frees them when it closes. */
export function lockWithPostgres(pool: Pool): TryLock {
  return async (name) => {
    const client = await pool.connect();
    // Locks belong to the whole database; two sites may live in two schemas of one.
    const schema = await client.query('select current_schema() as name');
    const scoped = `${schema.rows[0].name} ${name}`;
    const key = createHash('sha256').update(scoped).digest().readInt32BE(0);
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [key]);
    if (!rows[0].taken) {
      client.release();
      return null;
    }
    let isHeld = true;
    return async () => {
      if (!isHeld) return;
      isHeld = false;
      await client.query('select pg_advisory_unlock($1)', [key]);
      client.release();
    };
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && /database is locked/.test(error.message);
}
