import { listCompanyMonths } from '#core/forms/company-day.ts';
import { missing } from '#core/missing.ts';
import { type ClaimCounts, type ClaimFigures, currencies } from '#core/studio/desk-claim.ts';

/** Claims of a month or a product. */
export type ClaimGroup = {
  /** `2026-11`, the month at the company, or the code of a product. */
  key: string;
  received: number;
  /** Those that are neither settled nor rejected. */
  open: number;
  cost: ClaimCounts['cost'];
};

/** One time at which a claim was accepted or rejected. Times are ISO text in UTC. */
export type ClaimDecision = {
  /** Of the claim, with its product, month and time of arrival. */
  id: string;
  sku: string;
  month: string;
  received: string;
  /** Grows with each state of the claim. */
  position: number;
  state: 'accepted' | 'rejected';
  at: string;
};

/** What is known of the claims of a period; no order is needed. */
export type ClaimFacts = {
  months: readonly ClaimGroup[];
  products: readonly ClaimGroup[];
  decisions: readonly ClaimDecision[];
};

const DAY_MS = 86_400_000;

/**
 * Composes the figures of a period: as a whole, by month of arrival and by product.
 *
 * The outcome of a claim is its last decision; the time to the decision ends with the first one.
 */
export function composeFigures(
  facts: ClaimFacts,
  { from, to }: { from: string; to: string },
): ClaimFigures {
  const total = createTally();
  const months = new Map(listCompanyMonths(from, to).map(({ month }) => [month, createTally()]));
  const products = new Map<string, Tally>();
  for (const { key } of facts.products) products.set(key, createTally());
  for (const group of facts.months) addGroup(group, [total, months.get(group.key)]);
  for (const group of facts.products) addGroup(group, [products.get(group.key)]);
  for (const decided of mergeDecisions(facts.decisions)) {
    const { month, sku } = decided.first;
    addDecided(decided, [total, months.get(month), products.get(sku)]);
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
type Tallies = readonly (Tally | undefined)[];

function createTally(): Tally {
  return { received: 0, open: 0, accepted: 0, rejected: 0, days: [], cost: {} };
}

function addGroup({ received, open, cost }: ClaimGroup, tallies: Tallies): void {
  for (const tally of tallies) {
    if (!tally) continue;
    tally.received += received;
    tally.open += open;
    for (const currency of currencies) {
      const cents = cost[currency];
      if (cents !== undefined) tally.cost[currency] = (tally.cost[currency] ?? 0) + cents;
    }
  }
}

/** The first and the last decision of a claim. */
type Decided = { first: ClaimDecision; last: ClaimDecision };

function mergeDecisions(decisions: readonly ClaimDecision[]): Iterable<Decided> {
  const claims = new Map<string, Decided>();
  for (const decision of decisions) {
    const claim = claims.get(decision.id);
    if (!claim) claims.set(decision.id, { first: decision, last: decision });
    else if (decision.position < claim.first.position) claim.first = decision;
    else if (decision.position > claim.last.position) claim.last = decision;
  }
  return claims.values();
}

function addDecided({ first, last }: Decided, tallies: Tallies): void {
  const days = (Date.parse(first.at) - Date.parse(first.received)) / DAY_MS;
  for (const tally of tallies) {
    if (!tally) continue;
    tally[last.state] += 1;
    tally.days.push(days);
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

function median(values: number[]): number | null {
  if (values.length === 0) return null;
  // Sorted as numbers, in a fraction of the time of a comparison of each two.
  const sorted = new Float64Array(values).sort();
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? missing();
  const lower = sorted[Math.ceil(middle) - 1] ?? missing();
  return Math.round(5 * (lower + upper)) / 10;
}
