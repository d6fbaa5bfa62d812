import { type ClaimState, closedClaimStates } from '#core/forms/warranty-terms.ts';
import type { ClaimCounts, ClaimFigures, Cost } from '#core/studio/desk-claim.ts';

/** What counts of a claim. Times are ISO text in UTC. */
export type ClaimFact = {
  sku: string;
  received: string;
  state: ClaimState;
  /** Each time at which it was accepted or rejected, the first one first. */
  decisions: { state: 'accepted' | 'rejected'; at: string }[];
  cost: Cost | null;
};

const DAY_MS = 86_400_000;

/**
 * Counts the claims of a period, as a whole, by month of arrival and by product.
 *
 * The outcome of a claim is its last decision; the time to the decision ends with the first one.
 */
export function countClaims(
  facts: readonly ClaimFact[],
  { from, to }: { from: string; to: string },
): ClaimFigures {
  // Each is counted three times.
  const claims = facts.map((fact) => ({ ...fact, days: daysToDecision(fact) }));
  const byMonth = Map.groupBy(claims, ({ received }) => received.slice(0, 7));
  const bySku = Map.groupBy(claims, ({ sku }) => sku);
  return {
    total: count(claims),
    months: listMonths(from.slice(0, 7), to.slice(0, 7)).map((month) => {
      return { month, ...count(byMonth.get(month) ?? []) };
    }),
    products: [...bySku]
      .map(([sku, own]) => ({ sku, title: null, ...count(own) }))
      .toSorted((a, b) => b.received - a.received || (a.sku < b.sku ? -1 : 1)),
  };
}

function listMonths(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = nextMonth(month)) months.push(month);
  return months;
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}

function count(facts: readonly (ClaimFact & { days: number[] })[]): ClaimCounts {
  const outcomes = facts.flatMap(({ decisions }) => decisions.at(-1)?.state ?? []);
  const accepted = outcomes.filter((state) => state === 'accepted').length;
  const cost: ClaimCounts['cost'] = {};
  for (const fact of facts) {
    if (!fact.cost) continue;
    cost[fact.cost.currency] = (cost[fact.cost.currency] ?? 0) + fact.cost.cents;
  }
  return {
    received: facts.length,
    open: facts.filter(({ state }) => !closedClaimStates.includes(state)).length,
    accepted,
    rejected: outcomes.length - accepted,
    acceptedPercent: outcomes.length > 0 ? Math.round((100 * accepted) / outcomes.length) : null,
    decisionDays: median(facts.flatMap(({ days }) => days)),
    cost,
  };
}

function daysToDecision({ received, decisions: [first] }: ClaimFact): number[] {
  return first ? [(Date.parse(first.at) - Date.parse(received)) / DAY_MS] : [];
}

function median(values: number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  const lower = sorted[Math.ceil(middle) - 1] ?? 0;
  return Math.round(5 * (lower + upper)) / 10;
}
