import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { UsageStore } from '#server/limits/usage.ts';

const SWEEP_MS = 60_000;
/** The rows that end last are retained. */
const MAX_ROWS = 200_000;
/** A longer wait would hold up pages; the process counts alone then. */
const WAIT_MS = 5;

const SCHEMA = `
  pragma busy_timeout = ${WAIT_MS};
  pragma journal_mode = wal;
  pragma synchronous = off;
  create table if not exists visitor_usage (key text primary key, used real not null, ends_ms real not null)
    without rowid;
`;

/** A window that would end later was counted before the machine started: its monotonic clock began at zero again. */
const ADD = `
  insert into visitor_usage (key, used, ends_ms) values (:key, :amount, :now + :window)
  on conflict (key) do update set
    used = excluded.used + iif(ends_ms > :now and ends_ms <= :now + :window, used, 0),
    ends_ms = iif(ends_ms > :now and ends_ms <= :now + :window, ends_ms, excluded.ends_ms)
  returning used, ends_ms - :now as endsInMs
`;

const SWEEP = `
  delete from visitor_usage where ends_ms <= :now or key in
    (select key from visitor_usage order by ends_ms desc limit -1 offset ${MAX_ROWS})
`;

/**
 * Counts in a file of their own in the cache folder, for the processes of one machine: they share its monotonic clock.
 * Nothing waits for the disk, and the file may be removed while no process runs.
 */
export async function openSqliteUsage(
  dataDir: string,
  now: () => number = monotonicMs,
): Promise<UsageStore> {
  const folder = join(dataDir, 'cache');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'limits.sqlite'));
  database.exec(SCHEMA);
  const statements = { add: database.prepare(ADD), sweep: database.prepare(SWEEP) };
  let sweptAt = now();

  return {
    async add(changes) {
      const time = now();
      database.exec('begin immediate');
      try {
        const usages = changes.map(({ key, amount, windowMs }) => {
          const row = statements.add.get({ key, amount, now: time, window: windowMs });
          return [key, { used: Number(row?.used), endsInMs: Number(row?.endsInMs) }] as const;
        });
        if (time - sweptAt > SWEEP_MS) {
          sweptAt = time;
          statements.sweep.run({ now: time });
        }
        return new Map(usages);
      } finally {
        database.exec('commit');
      }
    },

    async close() {
      if (database.isOpen) database.close();
    },
  };
}

/** Milliseconds since the machine started, the same in all of its processes. */
function monotonicMs(): number {
  return Number(process.hrtime.bigint() / 1000n) / 1000;
}
