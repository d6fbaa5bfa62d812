import { randomUUID } from 'node:crypto';
import { isAppError } from '#core/app-error.ts';
import { MIN_SCORE } from '#core/forms/captcha-rules.ts';
import { cleanValues } from '#core/forms/clean-values.ts';
import { companyDay } from '#core/forms/company-day.ts';
import { listInvalidFields, listUnaccepted } from '#core/forms/form-schema.ts';
import type { StoredForm } from '#core/forms/present-form.ts';
import type { VerifiedToken } from '#server/forms/captcha-verdicts.ts';
import { attachPhotos } from '#server/forms/mailed-photos.ts';
import {
  type Prepared,
  prepareSubmission,
  refuseAddress,
} from '#server/forms/prepare-submission.ts';
import { codePurpose } from '#server/forms/request-code.ts';
import { routeSubmission } from '#server/forms/route-submission.ts';
import { removePhotos } from '#server/forms/store-photos.ts';
import {
  type Accepted,
  findOutcome,
  MailLimitError,
  storeSubmission,
  TokenUsedError,
} from '#server/forms/store-submission.ts';
import {
  refuseToken,
  type Submission,
  type SubmissionOutcome,
  type SubmissionStatus,
  toOutcome,
} from '#server/forms/submission.ts';
import {
  type Attempt,
  dataHashOf,
  factsOf,
  keyOf,
  type SubmitDependencies,
} from '#server/forms/submission-attempt.ts';
import { senderOf, showValues, writeMails } from '#server/forms/write-mails.ts';
import { log } from '#server/log.ts';

/** Validates a submission and stores it, in Contact Form 7's order: values, acceptance, captcha, files, mail. */
export async function submitForm(
  dependencies: SubmitDependencies,
  stored: StoredForm,
  submission: Submission,
): Promise<SubmissionOutcome> {
  const time = dependencies.now();
  const received = new Date(time).toISOString();
  const day = companyDay(time);
  const values = cleanValues(stored.form, submission.sent, factsOf(submission));
  const refuse = (status: SubmissionStatus, rest?: Partial<SubmissionOutcome>) =>
    toOutcome(stored.form, status, rest);
  const invalidFields = listInvalidFields(stored.form, values, day);
  if (invalidFields.length > 0) return refuse('validation_failed', { invalidFields });
  if (listUnaccepted(stored.form, values).length > 0) return refuse('acceptance_missing');
  if (submission.isFromBot) return refuse('spam');
  const key = keyOf(stored, submission, values);
  const before = await findOutcome(dependencies.database, key);
  if (before) return before;
  const { token } = submission;
  const purpose = codePurpose(stored.form, values);
  const verdict = token === '' ? null : await dependencies.verify(token, purpose);
  if (!verdict || verdict.score < MIN_SCORE) return refuseToken(stored.form);
  const attempt = { stored, submission, values, key, received, day };
  return accept(dependencies, attempt, verdict);
}

async function accept(
  dependencies: SubmitDependencies,
  attempt: Attempt,
  { digest }: VerifiedToken,
): Promise<SubmissionOutcome> {
  const { database, photos } = dependencies;
  const { stored, key } = attempt;
  const prepared = await prepareSubmission(dependencies, attempt);
  if ('invalidFields' in prepared) return toOutcome(stored.form, 'validation_failed', prepared);
  try {
    const accepted = await toAccepted(dependencies, attempt, { ...prepared, tokenDigest: digest });
    return await storeSubmission(database, accepted);
  } catch (error) {
    await removePhotos(photos, prepared.photos);
    const same = await findOutcome(database, key).catch(() => null);
    if (same) return same;
    if (error instanceof TokenUsedError) return refuseToken(stored.form);
    if (error instanceof MailLimitError) return refuseAddress(stored, unmailedText(stored));
    return failToStore(stored, error, dataHashOf(key));
  }
}

/** Why a form that only sends a mail sends none. */
function unmailedText({ form, texts }: StoredForm): string {
  return form.kind === 'newsletter' ? texts.no_sign_up : texts.no_copy;
}

/** Logs the failure and returns the response to it. */
export function failToStore(
  { form }: Pick<StoredForm, 'form'>,
  error: unknown,
  dataHash = '',
): SubmissionOutcome {
  log.error({ reason: reasonOf(error), form: form.id }, 'a submission could not be stored');
  const isUnavailable = isAppError(error, 'storage-unavailable');
  return toOutcome(form, 'mail_failed', { dataHash, isUnavailable });
}

async function toAccepted(
  { getCompanyName, findManager, mailDomain, mailbox, attachedBytes }: SubmitDependencies,
  { stored, submission: { locale }, values, key, received, day }: Attempt,
  {
    registration,
    claim,
    copy,
    signUp,
    extras,
    link,
    photos,
    tokenDigest,
  }: Prepared & Pick<Accepted, 'tokenDigest'>,
): Promise<Accepted> {
  const id = randomUUID();
  const shown = showValues(stored.form, values);
  const company = await getCompanyName(locale);
  const routed = await routeSubmission({ stored, values, locale }, findManager);
  const context = {
    submissionId: id,
    stored,
    values,
    shown,
    extras,
    link,
    photos: attachPhotos(photos, attachedBytes),
    locale,
    day,
    company,
    recipient: routed?.to ?? null,
  };
  const outcome = toOutcome(stored.form, 'mail_sent', { dataHash: dataHashOf(key), extras });
  const message = `${outcome.message} ${stored.texts.no_receipt}`;
  return {
    id,
    formId: stored.form.id,
    kind: stored.form.kind,
    locale,
    received,
    day,
    email: senderOf(stored.form, values) ?? '',
    shown,
    key,
    tokenDigest,
    outcome,
    unmailed: copy || signUp ? null : { ...outcome, message },
    mails: writeMails({ ...context, domain: mailDomain, mailbox }),
    registration,
    claim,
    copy,
    signUp,
  };
}

/** Loggable part of a failure: database errors contain the values that caused them. */
function reasonOf(error: unknown): string {
  const { name, code } = error as NodeJS.ErrnoException;
  if (isAppError(error, 'storage-unavailable')) return error.message;
  return [name, code].filter(Boolean).join(' ');
}
