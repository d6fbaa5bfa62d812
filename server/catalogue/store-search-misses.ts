import type { Transaction } from 'kysely';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';

export type CountedMiss = { locale: LocaleCode; text: string; count: number };

type StoreOptions = {
  /** Day of the misses: an ISO date in UTC. */
  day: string;
  /** Texts not searched since then are deleted. */
  forgetBefore: string;
  /** Maximum rows; the rarest are deleted first, the oldest among equals. */
  maxRows: number;
};

/** Adds to the counts of searches without results in one transaction. Texts must be unique. */
export async function storeSearchMisses(
  { write }: Database,
  misses: CountedMiss[],
  { day, forgetBefore, maxRows }: StoreOptions,
): Promise<void> {
  // A fixed order, so that concurrent processes wait for each other instead of deadlocking.
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
