import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Pool, PoolClient } from 'pg';

/** Releases a lock; further calls do nothing. */
type Release = () => Promise<void>;
export type TryLock = (name: string) => Promise<Release | null>;

/** Acquires named locks; `releaseAll` releases those still held. */
export type Locks = { tryLock: TryLock; releaseAll(): Promise<void> };

/** Locks among the users of one in-memory database. */
export function lockInMemory(): Locks {
  const names = new Set<string>();
  return trackLocks(async (name) => {
    if (names.has(name)) return null;
    names.add(name);
    return async () => void names.delete(name);
  });
}

/** Locks through `<name>.lock` in a folder: the operating system frees them when their process ends. */
export function lockWithFile(folder: string): Locks {
  return trackLocks(async (name) => {
    const file = new DatabaseSync(join(folder, `${name}.lock`));
    try {
      file.exec('PRAGMA busy_timeout = 0');
      file.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      file.close();
      if (error instanceof Error && /database is locked/.test(error.message)) return null;
      throw error;
    }
    return async () => file.close();
  });
}

/** Session locks of PostgreSQL on a separate connection: the server frees them when it closes. */
export function lockWithPostgres(pool: Pool): Locks {
  return trackLocks(async (name) => {
    const client = await pool.connect();
    const key = await takeKey(client, name).catch((error) => {
      // A connection that is not given back is one fewer for everybody.
      client.release(true);
      throw error;
    });
    if (key === null) {
      client.release();
      return null;
    }
    return async () => {
      const isFree = await client.query('select pg_advisory_unlock($1)', [key]).then(
        () => true,
        () => false,
      );
      // A connection that cannot unlock is closed, which frees its locks too.
      client.release(!isFree);
    };
  });
}

/** The key of the lock; null when another connection has it. */
async function takeKey(client: PoolClient, name: string): Promise<number | null> {
  // Locks belong to the whole database; two sites may live in two schemas of one.
  const schema = await client.query('select current_schema() as name');
  const scoped = `${schema.rows[0].name} ${name}`;
  const key = createHash('sha256').update(scoped).digest().readInt32BE(0);
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [key]);
  return rows[0].taken ? key : null;
}

function trackLocks(take: TryLock): Locks {
  const held = new Set<Release>();
  return {
    async tryLock(name) {
      const free = await take(name);
      if (!free) return null;
      const release = async () => {
        if (!held.delete(release)) return;
        await free();
      };
      held.add(release);
      return release;
    },
    async releaseAll() {
      for (const release of held) await release();
    },
  };
}
