import type { Transaction } from 'kysely';
import type { Database } from '#server/db/client.ts';
import { addMail, type NewMail } from '#server/db/outgoing-mail.ts';
import type { Tables } from '#server/db/tables.ts';
import { useToken } from '#server/forms/captcha-verdicts.ts';
import { type ClaimRows, insertClaim } from '#server/forms/claim.ts';
import { insertRegistration, type RegistrationRows } from '#server/forms/registration.ts';
import type { SubmissionOutcome } from '#server/forms/submission.ts';
import type { ShownField } from '#server/forms/write-mails.ts';

/** Everything that is stored for an accepted submission. */
export type Accepted = {
  id: string;
  formId: number;
  kind: string;
  locale: string;
  /** ISO time. */
  received: string;
  email: string;
  shown: ShownField[];
  key: SubmissionKey;
  tokenDigest: string;
  outcome: SubmissionOutcome;
  mails: NewMail[];
  registration: RegistrationRows | null;
  claim: ClaimRows | null;
};

export type SubmissionKey = { formId: number; keyDigest: string; dataDigest: string };

/** The token was used for another submission. */
export class TokenUsedError extends Error {}

/**
 * Stores a submission with its mails in one transaction: an acknowledged submission is complete, a failed one leaves
 * nothing behind.
 * @throws TokenUsedError when the captcha token does not count any more.
 */
export async function storeSubmission({ write }: Database, accepted: Accepted): Promise<void> {
  await write.transaction().execute(async (transaction) => {
    await insertSubmission(transaction, accepted);
    const isFresh = await useToken(transaction, accepted.tokenDigest, accepted.received);
    if (!isFresh) throw new TokenUsedError('The captcha token was used before.');
    if (accepted.registration) {
      await insertRegistration(transaction, accepted.id, accepted.registration);
    }
    if (accepted.claim) await insertClaim(transaction, accepted.id, accepted.claim);
    for (const mail of accepted.mails) await addMail(transaction, mail, accepted.received);
  });
}

async function insertSubmission(transaction: Transaction<Tables>, accepted: Accepted) {
  const { id, received, key, outcome, shown } = accepted;
  await transaction
    .insertInto('form_submission')
    .values({
      id,
      form_id: accepted.formId,
      kind: accepted.kind,
      locale: accepted.locale,
      received,
      email: accepted.email,
      fields: JSON.stringify(shown),
    })
    .execute();
  await transaction
    .insertInto('submission_key')
    .values({
      form_id: key.formId,
      key_digest: key.keyDigest,
      data_digest: key.dataDigest,
      submission_id: id,
      answer: JSON.stringify(outcome),
      created: received,
    })
    .execute();
}

/** The stored response to the same submission; null when it is new. */
export async function findOutcome(
  { write }: Database,
  { formId, keyDigest, dataDigest }: SubmissionKey,
): Promise<SubmissionOutcome | null> {
  const row = await write
    .selectFrom('submission_key')
    .select('answer')
    .where('form_id', '=', formId)
    .where('key_digest', '=', keyDigest)
    .where('data_digest', '=', dataDigest)
    .executeTakeFirst();
  return row ? (JSON.parse(row.answer) as SubmissionOutcome) : null;
}
