import { sql, type Transaction } from 'kysely';
import type {
  CountedFollowUp,
  CountedMiss,
  SearchCounts,
} from '#server/catalogue/search-report/search-counts.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';

type StoreOptions = {
  /** Day of the searches: an ISO date in UTC. */
  day: string;
  /** Texts not searched since then are deleted. */
  forgetBefore: string;
  /** Maximum rows of each table; the rarest are deleted first, the oldest among equals. */
  maxRows: number;
};

/** Adds to the counts of searches and of what followed them, in one transaction. Texts must be unique. */
export async function storeSearchCounts(
  { write }: Database,
  { misses, followUps }: SearchCounts,
  { day, forgetBefore, maxRows }: StoreOptions,
): Promise<void> {
  await write.transaction().execute(async (transaction) => {
    await storeMisses(transaction, misses, day);
    await transaction.deleteFrom('search_miss').where('last_day', '<', forgetBefore).execute();
    await removeRarest(transaction, 'search_miss', maxRows);
    await storeFollowUps(transaction, followUps, day);
    await transaction
      .deleteFrom('search_follow_up')
      .where(({ eb, not, exists }) => {
        const miss = eb
          .selectFrom('search_miss')
          .select('search_miss.text')
          .whereRef('search_miss.locale', '=', 'search_follow_up.locale')
          .whereRef('search_miss.text', '=', 'search_follow_up.text');
        return not(exists(miss));
      })
      .execute();
    await removeRarest(transaction, 'search_follow_up', maxRows);
  });
}

/** Sorts by text, so that concurrent processes wait for each other instead of deadlocking. */
function inOrder<Counted extends { locale: string; text: string }>(counted: Counted[]): Counted[] {
  const keyed = counted.map((entry) => ({ key: `${entry.locale} ${entry.text}`, entry }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ entry }) => entry);
}

async function storeMisses(
  transaction: Transaction<Tables>,
  misses: CountedMiss[],
  day: string,
): Promise<void> {
  if (misses.length === 0) return;
  const values = inOrder(misses).map(({ leftOut, ...miss }) => {
    return { ...miss, left_out: leftOut.join('\n'), first_day: day, last_day: day };
  });
  await transaction
    .insertInto('search_miss')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['locale', 'text']).doUpdateSet((eb) => ({
        count: eb('search_miss.count', '+', eb.ref('excluded.count')),
        listed: eb('search_miss.listed', '+', eb.ref('excluded.listed')),
        left_out: eb.ref('excluded.left_out'),
        last_day: eb.ref('excluded.last_day'),
      })),
    )
    .execute();
}

/** Those of a search that is not counted are removed again at the end of the transaction. */
async function storeFollowUps(
  transaction: Transaction<Tables>,
  followUps: CountedFollowUp[],
  day: string,
): Promise<void> {
  if (followUps.length === 0) return;
  await transaction
    .insertInto('search_follow_up')
    .values(inOrder(followUps).map((followUp) => ({ ...followUp, last_day: day })))
    .onConflict((conflict) =>
      conflict.columns(['locale', 'text', 'kind', 'target']).doUpdateSet((eb) => ({
        count: eb('search_follow_up.count', '+', eb.ref('excluded.count')),
        last_day: eb.ref('excluded.last_day'),
      })),
    )
    .execute();
}

async function removeRarest(
  transaction: Transaction<Tables>,
  table: 'search_miss' | 'search_follow_up',
  maxRows: number,
): Promise<void> {
  const { rows } = await transaction
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  const excess = Number(rows) - maxRows;
  if (excess <= 0) return;
  const key = table === 'search_miss' ? sql`locale, text` : sql`locale, text, kind, target`;
  await sql`
    delete from ${sql.table(table)} where (${key}) in
      (select ${key} from ${sql.table(table)} order by count, last_day limit ${excess})
  `.execute(transaction);
}
