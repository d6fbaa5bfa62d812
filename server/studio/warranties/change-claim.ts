import type { Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import { type ClaimState, toClaimState } from '#core/forms/warranty-terms.ts';
import { caseStateOf, findStep } from '#core/studio/claim-steps.ts';
import type { Cost } from '#core/studio/desk-claim.ts';
import { addMail, type NewMail } from '#server/db/outgoing-mail.ts';
import type { Tables } from '#server/db/tables.ts';
import { recordEvent } from '#server/studio/audit-trail.ts';
import { type CaseWork, reviseCase } from '#server/studio/desk/change-case.ts';
import type { WarrantySources } from '#server/studio/warranties/warranty-sources.ts';

export type ClaimStepTaken = {
  /** The revision of the case that the person has seen. */
  revision: number;
  to: ClaimState;
  /** What the claimant is told, also on the claim's page; empty where none is needed. */
  reason: string;
};

type StepWork = CaseWork &
  Pick<WarrantySources, 'addClaimState'> & { step: ClaimStepTaken; mail: NewMail | null };

/**
 * Moves a claim one step, and its case with it; the mail goes out with the step or not at all.
 * @throws AppError `studio-not-found`; `studio-conflict`: `changed-meanwhile` where somebody else was faster,
 *   `step-not-allowed`, `reason-missing`.
 */
export async function takeStep(
  transaction: Transaction<Tables>,
  { actor, id, now, step, mail, addClaimState }: StepWork,
): Promise<void> {
  const at = new Date(now).toISOString();
  const claim = await changeRevision(transaction, { id, at, revision: step.revision });
  const from = toClaimState(claim.status);
  const allowed = findStep(from, step.to);
  if (!allowed) throw new AppError('studio-conflict', { code: 'step-not-allowed' });
  const reason = step.reason.trim() || null;
  if (allowed.needsReason && !reason) {
    throw new AppError('studio-conflict', { code: 'reason-missing' });
  }
  await transaction
    .updateTable('warranty_claim')
    .set({ status: step.to, updated: at })
    .where('submission_id', '=', id)
    .execute();
  await addClaimState(transaction, { id, state: step.to, now: at, reason });
  await transaction
    .updateTable('desk_case')
    .set((eb) => ({
      state: caseStateOf(step.to),
      assignee_id: eb.fn.coalesce('assignee_id', eb.val(actor.id)),
    }))
    .where('submission_id', '=', id)
    .execute();
  if (mail) await addMail(transaction, mail, at);
  await recordEvent(transaction, {
    actor,
    action: 'claim.moved',
    subject: { kind: 'case', key: id },
    before: { claim: from },
    after: { claim: step.to, ...(mail && { mail: mail.id }) },
    at,
  });
}

export type ClaimCorrection = {
  revision: number;
  /** As in the catalogue. */
  sku?: string | undefined;
  /** Null: not known any more. */
  cost?: Cost | null | undefined;
};

/**
 * Corrects the product or the cost of a claim.
 * @throws AppError `studio-not-found`; `studio-conflict` (`changed-meanwhile`).
 */
export async function correctClaim(
  transaction: Transaction<Tables>,
  { actor, id, now, change }: CaseWork & { change: ClaimCorrection },
): Promise<void> {
  const at = new Date(now).toISOString();
  const before = await changeRevision(transaction, { id, at, revision: change.revision });
  const known =
    before.cost_cents === null
      ? null
      : { cents: before.cost_cents, currency: before.cost_currency };
  const { sku = before.sku, cost = known } = change;
  await transaction
    .updateTable('warranty_claim')
    .set({ sku, cost_cents: cost?.cents ?? null, cost_currency: cost?.currency ?? null })
    .where('submission_id', '=', id)
    .execute();
  await recordEvent(transaction, {
    actor,
    action: 'claim.corrected',
    subject: { kind: 'case', key: id },
    before: { sku: before.sku, cost: toText(known) },
    after: { sku, cost: toText(cost) },
    at,
  });
}

function toText(cost: { cents: number; currency: string | null } | null): string | null {
  return cost && `${(cost.cents / 100).toFixed(2)} ${cost.currency}`;
}

/**
 * The claim, whose case gets its next revision.
 * @throws AppError `studio-not-found`, `studio-conflict`
 */
async function changeRevision(
  transaction: Transaction<Tables>,
  seen: { id: string; at: string; revision: number },
) {
  const claim = await transaction
    .selectFrom('warranty_claim')
    .select(['status', 'sku', 'cost_cents', 'cost_currency'])
    .where('submission_id', '=', seen.id)
    .executeTakeFirst();
  if (!claim) throw new AppError('studio-not-found');
  await reviseCase(transaction, seen);
  return claim;
}
