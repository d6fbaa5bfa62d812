import { type Kysely, sql } from 'kysely';
import { endOfCompanyDay, listCompanyMonths, startOfCompanyDay } from '#core/forms/company-day.ts';
import { closedClaimStates } from '#core/forms/warranty-terms.ts';
import {
  type ClaimDecision,
  type ClaimFacts,
  type ClaimGroup,
  composeFigures,
} from '#core/studio/claim-figures.ts';
import { type ClaimFigures, type Currency, currencies } from '#core/studio/desk-claim.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';

type Period = { from: string; to: string };

/** Counts the claims that arrived within ISO days of the company, both included. Titles of products are not known here. */
export async function readFigures(
  { readState }: Pick<Database, 'readState'>,
  period: Period,
): Promise<ClaimFigures> {
  const facts = await readState(
    async (read): Promise<ClaimFacts> => ({
      months: await countMonths(read, period),
      products: await countProducts(read, period),
      decisions: await listDecisions(read, period),
    }),
  );
  return composeFigures(facts, period);
}

/** Counted by the database: it has many more claims than there are months and products. */
async function countMonths(read: Kysely<Tables>, period: Period): Promise<ClaimGroup[]> {
  const rows = await claimsByMonth(read, period)
    .select(['period.month as key', ...counts])
    .groupBy('period.month')
    .execute();
  return rows.map(toGroup);
}

async function countProducts(read: Kysely<Tables>, { from, to }: Period): Promise<ClaimGroup[]> {
  const rows = await read
    .selectFrom('warranty_claim as claim')
    .where('claim.received', '>=', startOfCompanyDay(from))
    .where('claim.received', '<', endOfCompanyDay(to))
    .select(['claim.sku as key', ...counts])
    .groupBy('claim.sku')
    .execute();
  return rows.map(toGroup);
}

function listDecisions(read: Kysely<Tables>, period: Period): Promise<ClaimDecision[]> {
  return (
    claimsByMonth(read, period)
      .innerJoin('claim_state as decision', 'decision.submission_id', 'claim.submission_id')
      .select([
        'claim.submission_id as id',
        'claim.sku',
        'period.month',
        'claim.received',
        'decision.position',
        'decision.status as state',
        'decision.since as at',
      ])
      // Written out, as in the index: SQLite reads an index of some rows only then.
      .where(sql<boolean>`decision.status in ('accepted', 'rejected')`)
      .$narrowType<{ state: ClaimDecision['state'] }>()
      .execute()
  );
}

/** The database knows no zone of the company, so it is told where months begin and end. */
function claimsByMonth(read: Kysely<Tables>, { from, to }: Period) {
  const months = listCompanyMonths(from, to).map(
    ({ month, start, end }) => sql`(${month}, ${start}, ${end})`,
  );
  return read
    .with('period(month, start, until)', () => {
      return sql<{ month: string; start: string; until: string }>`(values ${sql.join(months)})`;
    })
    .selectFrom('period')
    .innerJoin('warranty_claim as claim', (join) =>
      join
        .onRef('claim.received', '>=', 'period.start')
        .onRef('claim.received', '<', 'period.until'),
    );
}

/** PostgreSQL has counts and sums as text. */
type Count = number | string;

const isClosed = sql<boolean>`claim.status in (${sql.join(closedClaimStates.map((state) => sql.lit(state)))})`;

const counts = [
  sql<Count>`count(*)`.as('received'),
  sql<Count>`count(*) filter (where not ${isClosed})`.as('open'),
  ...currencies.map((currency) => {
    const isPaid = sql`claim.cost_currency = ${sql.lit(currency)}`;
    return sql<Count | null>`sum(claim.cost_cents) filter (where ${isPaid})`.as(currency);
  }),
] as const;

type CountedRow = { key: string; received: Count; open: Count } & Record<Currency, Count | null>;

function toGroup({ key, received, open, ...sums }: CountedRow): ClaimGroup {
  const cost: ClaimGroup['cost'] = {};
  for (const currency of currencies) {
    const cents = sums[currency];
    if (cents !== null) cost[currency] = Number(cents);
  }
  return { key, received: Number(received), open: Number(open), cost };
}
