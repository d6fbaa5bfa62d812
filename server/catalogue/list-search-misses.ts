import type { Database } from '#server/db/client.ts';

/** The number of searches for a text without results. Days are ISO dates in UTC. */
export type SearchMiss = {
  locale: string;
  /** Lower case, without accents. */
  text: string;
  count: number;
  firstDay: string;
  lastDay: string;
};

/** Lists searches without results, most frequent first; with `since`, an ISO date, only those since that day. */
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
