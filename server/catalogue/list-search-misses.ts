import type { Database } from '#server/db/client.ts';

/** How often a text found nothing. Days are ISO dates in UTC. */
export type SearchMiss = {
  locale: string;
  /** Lower case, without accents. */
  text: string;
  count: number;
  firstDay: string;
  lastDay: string;
};

/** Searches without results, the most frequent first; with `since`, an ISO date, those made on that day or later. */
export async function listSearchMisses(
  { read }: Database,
  { since }: { since?: string | undefined } = {},
): Promise<SearchMiss[]> {
  const rows = await read
    .selectFrom('search_miss')
    .selectAll()
    .where('last_day', '>=', since ?? '')
    .orderBy('count', 'desc')
    .orderBy('last_day', 'desc')
    .orderBy('text')
    .orderBy('locale')
    .execute();
  return rows.map(({ locale, text, count, first_day, last_day }) => {
    return { locale, text, count, firstDay: first_day, lastDay: last_day };
  });
}
