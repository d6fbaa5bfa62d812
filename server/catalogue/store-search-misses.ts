import type { Transaction } from 'kysely';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';

export type CountedMiss = { locale: LocaleCode; text: string; count: number };

type StoreOptions = {
  /** When the misses happened: an ISO date, in UTC as all of them. */
  day: string;
  /** What was not searched for since then is forgotten. */
  forgetBefore: string;
  /** Rows that are kept; the rarest go first, of those the oldest. */
  maxRows: number;
};

/** Adds to the counts of searches without results, in one transaction. No text may come twice. */
export async function storeSearchMisses(
  { write }: Database,
  misses: CountedMiss[],
  { day, forgetBefore, maxRows }: StoreOptions,
): Promise<void> {
  // In one order, so that of two processes that write at once one waits for the other.
  const keyed = misses.map((miss) => ({ key: `${miss.locale} ${miss.text}`, miss }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  const values = keyed.map(({ miss }) => ({ ...miss, first_day: day, last_day: day }));
  await write.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('search_miss')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['locale', 'text']).doUpdateSet((eb) => ({
          count: eb('search_miss.count', '+', eb.ref('excluded.count')),
          last_day: eb.ref('excluded.last_day'),
        })),
      )
      .execute();
    await transaction.deleteFrom('search_miss').where('last_day', '<', forgetBefore).execute();
    await removeRarest(transaction, maxRows);
  });
}

async function removeRarest(transaction: Transaction<Tables>, maxRows: number): Promise<void> {
  const { rows } = await transaction
    .selectFrom('search_miss')
    .select((eb) => eb.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  const excess = Number(rows) - maxRows;
  if (excess <= 0) return;
  await transaction
    .deleteFrom('search_miss')
    .where(({ eb, refTuple, selectFrom }) => {
      const rarest = selectFrom('search_miss as rare')
        .select(['rare.locale', 'rare.text'])
        .orderBy('rare.count')
        .orderBy('rare.last_day')
        .limit(excess)
        .$asTuple('locale', 'text');
      return eb(refTuple('search_miss.locale', 'search_miss.text'), 'in', rarest);
    })
    .execute();
}
