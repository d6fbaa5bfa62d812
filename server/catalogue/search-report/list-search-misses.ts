import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Database } from '#server/db/client.ts';

/** A search that found nothing, or left words out. Days are ISO dates in UTC. */
export type SearchMiss = {
  locale: LocaleCode;
  /** Lower case, without accents. */
  text: string;
  /** Words that its results do without; empty if it found nothing. */
  leftOut: string[];
  count: number;
  /** How many of them were shown on a page; of these, how many were followed by a result or by another search. */
  listed: number;
  opened: number;
  refined: number;
  /** What followed, the most frequent first: paths that were opened, texts that were searched instead. */
  next: { kind: 'opened' | 'refined'; target: string; count: number }[];
  firstDay: string;
  lastDay: string;
};

/** Lists searches that missed something, most frequent first; with `since`, an ISO date, only those since that day. */
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
  const followUps = await read
    .selectFrom('search_follow_up')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('target')
    .execute();
  const bySearch = Map.groupBy(followUps, ({ locale, text }) => `${locale} ${text}`);
  return rows.map(({ locale, text, count, listed, left_out, first_day, last_day }) => {
    const own = bySearch.get(`${locale} ${text}`) ?? [];
    const sum = (kind: 'opened' | 'refined') =>
      own.reduce((total, next) => total + (next.kind === kind ? next.count : 0), 0);
    return {
      ...{ locale, text, count, listed },
      leftOut: left_out === '' ? [] : left_out.split('\n'),
      opened: sum('opened'),
      refined: sum('refined'),
      next: own.map(({ kind, target, count }) => ({ kind, target, count })),
      firstDay: first_day,
      lastDay: last_day,
    };
  });
}
