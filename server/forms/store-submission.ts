import type { Transaction } from 'kysely';
import type { Database } from '#server/db/client.ts';
import { addMail } from '#server/db/outgoing-mail.ts';
import type { Tables } from '#server/db/tables.ts';
import { useToken } from '#server/forms/captcha-verdicts.ts';
import { type ClaimRows, insertClaim } from '#server/forms/claim.ts';
import { type CopyRows, insertCopy } from '#server/forms/copied-document.ts';
import { takeMail } from '#server/forms/mail-limit.ts';
import { insertSignUp, type SignUpRows } from '#server/forms/newsletter/sign-up.ts';
import { insertRegistration, type RegistrationRows } from '#server/forms/registration.ts';
import { openOutcome, type SealKey, sealOutcome } from '#server/forms/sealed-outcome.ts';
import type { SubmissionOutcome } from '#server/forms/submission.ts';
import type { ShownField, SubmissionMails } from '#server/forms/write-mails.ts';

/** Everything that is stored for an accepted submission. */
export type Accepted = {
  id: string;
  formId: number;
  kind: string;
  locale: string;
  /** ISO time. */
  received: string;
  /** ISO day at the company. */
  day: string;
  email: string;
  shown: ShownField[];
  key: SubmissionKey;
  tokenDigest: string;
  outcome: SubmissionOutcome;
  /** The outcome when the sender's address gets no further mail today; null: nothing is stored without the mail. */
  unmailed: SubmissionOutcome | null;
  mails: SubmissionMails;
  registration: RegistrationRows | null;
  claim: ClaimRows | null;
  copy: CopyRows | null;
  signUp: SignUpRows | null;
};

/** `key` is stored as its digest only. */
export type SubmissionKey = SealKey & { formId: number; keyDigest: string };

/** The token was used for another submission. */
export class TokenUsedError extends Error {}

/** The only purpose of the submission is a mail to an address that gets no further mail today. */
export class MailLimitError extends Error {}

/**
 * Stores a submission with its mails in one transaction: an acknowledged submission is complete, a failed one leaves
 * nothing behind.
 * @returns the outcome for the sender.
 * @throws TokenUsedError when the captcha token does not count any more.
 * @throws MailLimitError
 */
export async function storeSubmission(
  { write }: Database,
  accepted: Accepted,
): Promise<SubmissionOutcome> {
  return write.transaction().execute(async (transaction) => {
    const { receipt, own } = accepted.mails;
    const isMailed = !receipt || (await takeMail(transaction, receipt.recipient, accepted.day));
    const outcome = isMailed ? accepted.outcome : accepted.unmailed;
    if (!outcome) throw new MailLimitError('The recipient gets no further mail today.');
    await insertSubmission(transaction, accepted, outcome);
    const isFresh = await useToken(transaction, accepted.tokenDigest, accepted.received);
    if (!isFresh) throw new TokenUsedError('The captcha token was used before.');
    if (accepted.registration) {
      await insertRegistration(transaction, accepted.id, accepted.registration);
    }
    if (accepted.claim) await insertClaim(transaction, accepted.id, accepted.claim);
    if (accepted.copy) await insertCopy(transaction, accepted.id, accepted.copy);
    if (accepted.signUp) await insertSignUp(transaction, accepted.id, accepted.signUp);
    for (const mail of [own, isMailed ? receipt : null]) {
      if (mail) await addMail(transaction, mail, accepted.received);
    }
    return outcome;
  });
}

async function insertSubmission(
  transaction: Transaction<Tables>,
  { id, received, key, shown, ...accepted }: Accepted,
  outcome: SubmissionOutcome,
) {
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
      answer: sealOutcome(outcome, key),
      created: received,
    })
    .execute();
}

/** The stored response to the same submission; null when it is new. */
export async function findOutcome(
  { write }: Database,
  key: SubmissionKey,
): Promise<SubmissionOutcome | null> {
  const row = await write
    .selectFrom('submission_key')
    .select('answer')
    .where('form_id', '=', key.formId)
    .where('key_digest', '=', key.keyDigest)
    .where('data_digest', '=', key.dataDigest)
    .executeTakeFirst();
  return row ? openOutcome(row.answer, key) : null;
}
