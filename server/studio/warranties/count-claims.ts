import type { Kysely } from 'kysely';
import { toClaimState } from '#core/forms/warranty-terms.ts';
import { type ClaimFact, countClaims } from '#core/studio/claim-figures.ts';
import type { ClaimFigures, Cost } from '#core/studio/desk-claim.ts';
import type { Tables } from '#server/db/tables.ts';

/** Counts the claims that arrived within ISO days, both included. Titles of products are not known here. */
export async function readFigures(
  read: Kysely<Tables>,
  period: { from: string; to: string },
): Promise<ClaimFigures> {
  const claims = await read
    .selectFrom('warranty_claim')
    .select(['submission_id', 'sku', 'received', 'status', 'cost_cents', 'cost_currency'])
    .where('received', '>=', period.from)
    // Times of a day begin with it: `~` comes after all of their characters.
    .where('received', '<=', `${period.to}~`)
    .execute();
  const decisions = await read
    .selectFrom('claim_state')
    .innerJoin('warranty_claim', 'warranty_claim.submission_id', 'claim_state.submission_id')
    .select(['claim_state.submission_id as id', 'claim_state.status', 'claim_state.since'])
    .where('warranty_claim.received', '>=', period.from)
    .where('warranty_claim.received', '<=', `${period.to}~`)
    .where('claim_state.status', 'in', ['accepted', 'rejected'])
    .orderBy('claim_state.submission_id')
    .orderBy('claim_state.position')
    .execute();
  const byClaim = Map.groupBy(decisions, ({ id }) => id);
  const facts = claims.map((claim): ClaimFact => {
    const { cost_cents: cents, cost_currency: currency } = claim;
    return {
      sku: claim.sku,
      received: claim.received,
      state: toClaimState(claim.status),
      decisions: (byClaim.get(claim.submission_id) ?? []).map(({ status, since }) => ({
        state: status === 'accepted' ? 'accepted' : 'rejected',
        at: since,
      })),
      cost: cents === null ? null : ({ cents, currency } as Cost),
    };
  });
  return countClaims(facts, period);
}
