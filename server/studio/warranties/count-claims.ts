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
  const rows = await read
    .selectFrom('warranty_claim as claim')
    .leftJoin('claim_state as decision', (join) =>
      join
        .onRef('decision.submission_id', '=', 'claim.submission_id')
        .on('decision.status', 'in', ['accepted', 'rejected']),
    )
    .select([
      'claim.submission_id as id',
      'claim.sku',
      'claim.received',
      'claim.status',
      'claim.cost_cents as cents',
      'claim.cost_currency as currency',
      'decision.status as decided',
      'decision.since as at',
    ])
    .where('claim.received', '>=', period.from)
    // Times of a day begin with it: `~` comes after all of their characters.
    .where('claim.received', '<=', `${period.to}~`)
    .orderBy('claim.received')
    .orderBy('claim.submission_id')
    .orderBy('decision.position')
    .execute();
  const facts: ClaimFact[] = [];
  let previous = '';
  for (const { id, sku, received, status, cents, currency, decided, at } of rows) {
    if (id !== previous) {
      const cost = cents === null ? null : ({ cents, currency } as Cost);
      facts.push({ sku, received, state: toClaimState(status), decisions: [], cost });
      previous = id;
    }
    if (decided === null || at === null) continue;
    facts.at(-1)?.decisions.push({ state: decided === 'accepted' ? 'accepted' : 'rejected', at });
  }
  return countClaims(facts, period);
}
