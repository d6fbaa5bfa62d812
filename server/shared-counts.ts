import type { Database } from '#server/db/client.ts';
import { getSiteSecret } from '#server/db/site-secret.ts';
import type { Env } from '#server/env.ts';
import { openPostgresUsage } from '#server/limits/postgres-usage.ts';
import { openSqliteUsage } from '#server/limits/sqlite-usage.ts';
import type { UsageStore } from '#server/limits/usage.ts';
import { log } from '#server/log.ts';

/**
 * Opens what counts visitors' use across processes: PostgreSQL where it is the database, a file where several processes
 * of this machine share a folder. A process on its own needs nothing, nor does one where it cannot be opened.
 */
export async function openSharedCounts(
  db: Database,
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'WEB_PROCESSES'>,
): Promise<{ store: UsageStore | null; secret: string }> {
  const isAlone = !env.DATABASE_URL && env.WEB_PROCESSES === 1;
  if (isAlone) return { store: null, secret: '' };
  const secret = await getSiteSecret(db, 'visitor counts');
  try {
    const store = await (env.DATABASE_URL
      ? openPostgresUsage(db.write)
      : openSqliteUsage(env.DATA_DIR));
    return { store, secret };
  } catch (error) {
    log.warn({ err: error }, 'limits are counted in each process only');
    return { store: null, secret };
  }
}
