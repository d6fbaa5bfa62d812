import { companyDay } from '#core/forms/company-day.ts';
import { type ClaimState, closedClaimStates } from '#core/forms/warranty-terms.ts';
import type { ClaimFacts, ClaimGroup } from '#core/studio/claim-figures.ts';
import type { Cost } from '#core/studio/desk-claim.ts';

/** What counts of a claim. Times are ISO text in UTC. */
export type ClaimFact = {
  sku: string;
  received: string;
  state: ClaimState;
  /** Each time at which it was accepted or rejected, the first one first. */
  decisions: { state: 'accepted' | 'rejected'; at: string }[];
  cost: Cost | null;
};

const monthOf = ({ received }: ClaimFact) => companyDay(Date.parse(received)).slice(0, 7);

/** Claims as figures read them: each a group of its own. */
export function toFacts(claims: readonly ClaimFact[]): ClaimFacts {
  const toGroup = (key: string, { state, cost }: ClaimFact): ClaimGroup => ({
    key,
    received: 1,
    open: closedClaimStates.includes(state) ? 0 : 1,
    cost: cost ? { [cost.currency]: cost.cents } : {},
  });
  return {
    months: claims.map((claim) => toGroup(monthOf(claim), claim)),
    products: claims.map((claim) => toGroup(claim.sku, claim)),
    decisions: claims.flatMap((claim, at) => {
      const { sku, received } = claim;
      const about = { id: String(at), sku, received, month: monthOf(claim) };
      return claim.decisions.map((one, position) => ({ ...about, position, ...one }));
    }),
  };
}
