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
  const total = createTally();
  const months = new Map(
    listMonths(from.slice(0, 7), to.slice(0, 7)).map((month) => [month, createTally()]),
  );
  const products = new Map<string, Tally>();
  for (const fact of facts) {
    const product = products.get(fact.sku) ?? createTally();
    products.set(fact.sku, product);
    const month = months.get(fact.received.slice(0, 7));
    addFact(fact, month ? [total, product, month] : [total, product]);
  }
  return {
    total: toCounts(total),
    months: [...months].map(([month, tally]) => ({ month, ...toCounts(tally) })),
    products: [...products]
      .map(([sku, tally]) => ({ sku, title: null, ...toCounts(tally) }))
      .toSorted((a, b) => b.received - a.received || (a.sku < b.sku ? -1 : 1)),
  };
}

/** What is counted, with the days to each first decision. */
type Tally = Omit<ClaimCounts, 'acceptedPercent' | 'decisionDays'> & { days: number[] };

function createTally(): Tally {
  return { received: 0, open: 0, accepted: 0, rejected: 0, days: [], cost: {} };
}

function addFact({ received, state, decisions, cost }: ClaimFact, tallies: Tally[]): void {
  const [first] = decisions;
  const outcome = decisions.at(-1)?.state;
  const days = first ? (Date.parse(first.at) - Date.parse(received)) / DAY_MS : null;
  const isOpen = !closedClaimStates.includes(state);
  for (const tally of tallies) {
    tally.received += 1;
    if (isOpen) tally.open += 1;
    if (outcome) tally[outcome] += 1;
    if (days !== null) tally.days.push(days);
    if (cost) tally.cost[cost.currency] = (tally.cost[cost.currency] ?? 0) + cost.cents;
  }
}

function toCounts({ days, ...tally }: Tally): ClaimCounts {
  const decided = tally.accepted + tally.rejected;
  return {
    ...tally,
    acceptedPercent: decided > 0 ? Math.round((100 * tally.accepted) / decided) : null,
    decisionDays: median(days),
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

function median(values: number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  const lower = sorted[Math.ceil(middle) - 1] ?? 0;
  return Math.round(5 * (lower + upper)) / 10;
}
