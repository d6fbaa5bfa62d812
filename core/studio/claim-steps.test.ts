import { expect, test } from 'vitest';
import { type ClaimState, claimStates, closedClaimStates } from '#core/forms/warranty-terms.ts';
import { closedCaseStates } from '#core/studio/case-states.ts';
import { caseStateOf, findStep, stepsAfter } from '#core/studio/claim-steps.ts';

test('a claim reaches its end by the usual steps, without a reason', () => {
  const passed: ClaimState[] = ['received'];
  for (let state: ClaimState = 'received'; state !== 'settled'; passed.push(state)) {
    const [usual] = stepsAfter(state);
    expect(usual?.needsReason).toBe(false);
    state = usual?.to ?? 'settled';
  }
  expect(passed).toEqual(['received', 'in-review', 'accepted', 'replacement-sent', 'settled']);
});

test.each([
  ['received', 'accepted'],
  ['received', 'settled'],
  ['rejected', 'accepted'],
  ['rejected', 'settled'],
  ['in-review', 'settled'],
  ['replacement-sent', 'rejected'],
  ['settled', 'received'],
] as const)('nobody jumps from %s to %s', (from, to) => {
  expect(findStep(from, to)).toBeNull();
});

test('whoever is refused, or has a decision changed, is told why', () => {
  expect(findStep('in-review', 'rejected')?.needsReason).toBe(true);
  for (const state of ['accepted', 'rejected', 'settled'] as const) {
    expect(findStep(state, 'in-review')?.needsReason).toBe(true);
  }
});

test('no state is a dead end, and none leads to itself', () => {
  for (const state of claimStates) {
    expect(stepsAfter(state).length).toBeGreaterThan(0);
    expect(findStep(state, state)).toBeNull();
  }
});

test('the desk is done with a claim exactly when the claim is closed', () => {
  for (const state of claimStates) {
    const isDone = closedCaseStates.includes(caseStateOf(state));
    expect([state, isDone]).toEqual([state, closedClaimStates.includes(state)]);
  }
});
