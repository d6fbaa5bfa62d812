import { companyMonth } from '#core/forms/company-day.ts';
import type { ClaimCounts, ClaimFigures, Currency } from '#core/studio/desk-claim.ts';

/** Claims of a month or a product whose costs have one currency; null: those without costs. */
export type ClaimGroup = {
  /** `2026-11`, the month at the company, or the code of a product. */
  key: string;
  received: number;
  /** Those that are neither settled nor rejected. */
  open: number;
  currency: Currency | null;
  /** Sum of the costs, in hundredths. */
  cents: number;
};

/** One time at which a claim was accepted or rejected. Times are ISO text in UTC. */
export type ClaimDecision = {
  /** Of the claim, with its product and arrival. */
  id: string;
  sku: string;
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
  const months = new Map(
    listMonths(from.slice(0, 7), to.slice(0, 7)).map((month) => [month, createTally()]),
  );
  const products = new Map<string, Tally>();
  for (const { key } of facts.products) products.set(key, createTally());
  for (const group of facts.months) addGroup(group, [total, months.get(group.key)]);
  for (const group of facts.products) addGroup(group, [products.get(group.key)]);
  for (const decided of mergeDecisions(facts.decisions)) {
    const month = months.get(companyMonth(decided.first.received));
    addDecided(decided, [total, month, products.get(decided.first.sku)]);
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

function addGroup({ received, open, currency, cents }: ClaimGroup, tallies: Tallies): void {
  for (const tally of tallies) {
    if (!tally) continue;
    tally.received += received;
    tally.open += open;
    if (currency) tally.cost[currency] = (tally.cost[currency] ?? 0) + cents;
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

function listMonths(from: string, to: string): string[] {
  const first = monthNumber(from);
  return Array.from({ length: monthNumber(to) - first + 1 }, (_, at) => {
    const [year, month] = [Math.floor((first + at) / 12), ((first + at) % 12) + 1];
    return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  });
}

/** Months since the beginning of the year 0. */
function monthNumber(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

function median(values: number[]): number | null {
  if (values.length === 0) return null;
  // Sorted as numbers, in a fraction of the time of a comparison of each two.
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  const lower = sorted[Math.ceil(middle) - 1] ?? 0;
  return Math.round(5 * (lower + upper)) / 10;
}
