import { type Kysely, sql } from 'kysely';
import type { Usage, UsageStore } from '#server/limits/usage.ts';

const SWEEP_MS = 60_000;
/** The rows that end last are retained. */
const MAX_ROWS = 200_000;

/** The clock of the database, the same for all processes. Milliseconds. */
const CLOCK = sql`(extract(epoch from statement_timestamp()) * 1000)`;

type Row = { key: string; used: number; ends_in_ms: number };

/**
 * Counts in PostgreSQL, for many machines. The table is not written ahead and not in the migrations: it may be lost at
 * any time.
 */
export async function openPostgresUsage<Tables>(db: Kysely<Tables>): Promise<UsageStore> {
  const create = sql`create unlogged table if not exists visitor_usage
    (key text primary key, used double precision not null, ends_ms double precision not null)`;
  // Of two processes that create it at the same time one fails.
  await create.execute(db).catch(() => create.execute(db));
  const timer = setInterval(() => void sweep(db).catch(() => {}), SWEEP_MS).unref();

  return {
    async add(changes) {
      const list = (values: unknown[]) => sql`${values}`;
      const { rows } = await sql<Row>`
        insert into visitor_usage as stored (key, used, ends_ms)
        select key, amount, ${CLOCK} + window_ms from unnest(
          ${list(changes.map(({ key }) => key))}::text[],
          ${list(changes.map(({ amount }) => amount))}::double precision[],
          ${list(changes.map(({ windowMs }) => windowMs))}::double precision[]
        ) as change (key, amount, window_ms)
        order by key -- the same order in all processes: no deadlocks
        on conflict (key) do update set
          used = excluded.used + case when stored.ends_ms > ${CLOCK} then stored.used else 0 end,
          ends_ms = case when stored.ends_ms > ${CLOCK} then stored.ends_ms else excluded.ends_ms end
        returning key, used, ends_ms - ${CLOCK} as ends_in_ms`.execute(db);
      return new Map(
        rows.map(({ key, used, ends_in_ms }): [string, Usage] => {
          return [key, { used: Number(used), endsInMs: Number(ends_in_ms) }];
        }),
      );
    },

    async close() {
      clearInterval(timer);
    },
  };
}

async function sweep<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`delete from visitor_usage where ends_ms <= ${CLOCK} or key in
    (select key from visitor_usage order by ends_ms desc offset ${sql.lit(MAX_ROWS)})`.execute(db);
}
