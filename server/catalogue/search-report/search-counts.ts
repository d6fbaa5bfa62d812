import type { LocaleCode } from '#core/i18n/locales.ts';
import type { FollowUp } from '#server/catalogue/search-report/search-follow-up.ts';

/** Maximum distinct texts, and distinct follow-ups, between two writes; more are not counted. */
export const MAX_WAITING = 500;

/** How often a text was searched without finding all of it. */
export type CountedMiss = {
  locale: LocaleCode;
  text: string;
  count: number;
  /** How many of these searches were shown on a page, whose next page is known. */
  listed: number;
  /** Words that the results do without; empty if nothing was found. */
  leftOut: string[];
};

export type CountedFollowUp = FollowUp & { count: number };

/** Counts of one write. */
export type SearchCounts = { misses: CountedMiss[]; followUps: CountedFollowUp[] };

/**
 * Counts that are not yet written. Follow-ups wait for one write more than searches: the search may have been counted by
 * another process, which writes it meanwhile.
 */
export class PendingCounts {
  readonly #misses = new Map<string, CountedMiss>();
  readonly #followUps = new Map<string, CountedFollowUp>();
  #waited: CountedFollowUp[] = [];

  get size(): number {
    return this.#misses.size + this.#followUps.size + this.#waited.length;
  }

  add(miss: CountedMiss): void {
    const key = `${miss.locale} ${miss.text}`;
    const existing = this.#misses.get(key);
    if (existing) {
      existing.count += miss.count;
      existing.listed += miss.listed;
      existing.leftOut = miss.leftOut;
    } else if (this.#misses.size < MAX_WAITING) this.#misses.set(key, { ...miss });
  }

  addFollowUp(followUp: CountedFollowUp): void {
    const key = keyOf(followUp);
    const existing = this.#followUps.get(key);
    if (existing) existing.count += followUp.count;
    else if (this.#followUps.size < MAX_WAITING) this.#followUps.set(key, { ...followUp });
  }

  /** @param isLast Takes everything, at the end of the process. */
  take(isLast: boolean): SearchCounts {
    const misses = [...this.#misses.values()];
    const fresh = [...this.#followUps.values()];
    const followUps = isLast ? [...this.#waited, ...fresh] : this.#waited;
    this.#waited = isLast ? [] : fresh;
    this.#misses.clear();
    this.#followUps.clear();
    return { misses, followUps: merge(followUps) };
  }

  /** Adds counts that could not be written. */
  restore({ misses, followUps }: SearchCounts): void {
    for (const miss of misses) this.add(miss);
    for (const followUp of followUps) this.addFollowUp(followUp);
  }
}

const keyOf = ({ locale, text, kind, target }: FollowUp) =>
  JSON.stringify([locale, text, kind, target]);

/** Adds up the counts of the same follow-up. */
function merge(followUps: CountedFollowUp[]): CountedFollowUp[] {
  return [...Map.groupBy(followUps, keyOf).values()].flatMap(([first, ...others]) => {
    return first
      ? { ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }
      : [];
  });
}
