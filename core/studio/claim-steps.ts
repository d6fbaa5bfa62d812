import { type ClaimState, closedClaimStates } from '#core/forms/warranty-terms.ts';
import type { CaseState } from '#core/studio/case-states.ts';

/** A step that may follow a state. `needsReason`: the claimant is told why. */
export type ClaimStep = { to: ClaimState; needsReason: boolean };

const plain = (to: ClaimState): ClaimStep => ({ to, needsReason: false });
const explained = (to: ClaimState): ClaimStep => ({ to, needsReason: true });

/**
 * The steps of a claim, the usual one first. One that was accepted may be settled without a replacement, by repair or
 * refund; one that was decided is examined again when something new is known.
 */
const steps: Record<ClaimState, readonly ClaimStep[]> = {
  received: [plain('in-review')],
  'in-review': [plain('accepted'), explained('rejected')],
  accepted: [plain('replacement-sent'), explained('settled'), explained('in-review')],
  rejected: [explained('in-review')],
  'replacement-sent': [plain('settled')],
  settled: [explained('in-review')],
};

/** The steps that may follow a state. */
export const stepsAfter = (state: ClaimState): readonly ClaimStep[] => steps[state];

/** The step from a state to another; null where it is not allowed. */
export function findStep(from: ClaimState, to: ClaimState): ClaimStep | null {
  return steps[from].find((step) => step.to === to) ?? null;
}

/** What the desk has to do with a claim in a state. */
export function caseStateOf(state: ClaimState): CaseState {
  if (state === 'received') return 'new';
  return closedClaimStates.includes(state) ? 'done' : 'in-progress';
}
