import { type Kysely, type RawBuilder, sql } from 'kysely';
import { companyMonth, endOfCompanyDay, startOfCompanyDay } from '#core/forms/company-day.ts';
import { closedClaimStates } from '#core/forms/warranty-terms.ts';
import {
  type ClaimDecision,
  type ClaimFacts,
  type ClaimGroup,
  composeFigures,
} from '#core/studio/claim-figures.ts';
import type { ClaimFigures, Currency } from '#core/studio/desk-claim.ts';
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
      products: await countBy(read, sql`claim.sku`, period),
      decisions: await listDecisions(read, period),
    }),
  );
  return composeFigures(facts, period);
}

/** The database knows no zone of the company: hours at the ends of months are counted apart. */
async function countMonths(read: Kysely<Tables>, period: Period): Promise<ClaimGroup[]> {
  const digits = sql`case when substr(claim.received, 9, 2) < '28' then 7 else 13 end`;
  const groups = await countBy(read, sql`substr(claim.received, 1, ${digits})`, period);
  return groups.map((group) => ({ ...group, key: companyMonth(group.key) }));
}

/** Counted by the database: it has many more claims than there are months and products. */
async function countBy(
  read: Kysely<Tables>,
  key: RawBuilder<unknown>,
  period: Period,
): Promise<ClaimGroup[]> {
  const rows = await claimsOf(read, period)
    .select(({ fn }) => [
      key.$castTo<string>().as('key'),
      'claim.cost_currency as currency',
      fn.countAll().as('received'),
      fn.countAll().filterWhere('claim.status', 'not in', closedClaimStates).as('open'),
      fn.sum('claim.cost_cents').as('cents'),
    ])
    .groupBy([sql.ref('key'), 'claim.cost_currency'])
    .execute();
  return rows.map(({ currency, received, open, cents, ...row }) => ({
    ...row,
    currency: currency as Currency | null,
    // PostgreSQL has these as text.
    received: Number(received),
    open: Number(open),
    cents: Number(cents ?? 0),
  }));
}

function listDecisions(read: Kysely<Tables>, period: Period): Promise<ClaimDecision[]> {
  return (
    claimsOf(read, period)
      .innerJoin('claim_state as decision', 'decision.submission_id', 'claim.submission_id')
      .select([
        'claim.submission_id as id',
        'claim.sku',
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

function claimsOf(read: Kysely<Tables>, { from, to }: Period) {
  return read
    .selectFrom('warranty_claim as claim')
    .where('claim.received', '>=', startOfCompanyDay(from))
    .where('claim.received', '<', endOfCompanyDay(to));
}
