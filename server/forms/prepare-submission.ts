import type { InvalidField, ProductLine } from '#core/forms/form.ts';
import type { StoredForm } from '#core/forms/present-form.ts';
import type { StoredPhoto } from '#server/forms/claim.ts';
import { prepareCopy } from '#server/forms/copied-document.ts';
import { prepareSignUp } from '#server/forms/newsletter/sign-up.ts';
import { readClaim } from '#server/forms/read-claim.ts';
import { prepareRegistration, unknownProducts } from '#server/forms/registration.ts';
import type { Accepted } from '#server/forms/store-submission.ts';
import { type SubmissionOutcome, toOutcome } from '#server/forms/submission.ts';
import type { Attempt, SubmitDependencies } from '#server/forms/submission-attempt.ts';
import { senderOf } from '#server/forms/write-mails.ts';

/** What the kind of a form adds to a submission. */
export type Prepared = {
  registration: Accepted['registration'];
  claim: Accepted['claim'];
  copy: Accepted['copy'];
  signUp: Accepted['signUp'];
  extras: SubmissionOutcome['extras'];
  /** Address in the receipt. */
  link: string;
  photos: StoredPhoto[];
};

type Refused = { invalidFields: InvalidField[] };

/** Additional steps of warranty forms, beside storing and mailing. */
export async function prepareSubmission(
  dependencies: SubmitDependencies,
  attempt: Attempt,
): Promise<Prepared | Refused> {
  const { kind } = attempt.stored.form;
  if (kind === 'warranty-registration') return prepareRegistered(dependencies, attempt);
  if (kind === 'warranty-claim') return prepareClaimed(dependencies, attempt);
  if (kind === 'copy') return prepareCopied(dependencies, attempt);
  if (kind === 'newsletter') return prepareSignedUp(dependencies, attempt);
  return NOTHING_MORE;
}

const NOTHING_MORE: Prepared = {
  registration: null,
  claim: null,
  copy: null,
  signUp: null,
  extras: {},
  link: '',
  photos: [],
};

async function prepareCopied(
  { makeCopy, siteUrl }: SubmitDependencies,
  { stored, submission: { locale, copy }, received }: Attempt,
): Promise<Prepared | Refused> {
  const file = copy ? await makeCopy(locale, copy) : null;
  if (!file) return refuseAddress(stored, stored.texts.copy_failed);
  const { rows, url } = prepareCopy({ locale, received, ...file }, siteUrl);
  return { ...NOTHING_MORE, copy: rows, link: url };
}

function prepareSignedUp(
  { siteUrl }: SubmitDependencies,
  { stored: { form }, submission: { locale }, values, received }: Attempt,
): Prepared {
  const email = senderOf(form, values) ?? '';
  const { rows, url } = prepareSignUp({ form, locale, email, received }, siteUrl);
  return { ...NOTHING_MORE, signUp: rows, link: url };
}

/** Returns the outcome of a form whose address gets no mail. */
export function refuseAddress({ form }: StoredForm, message: string): SubmissionOutcome {
  const invalidFields = [{ field: 'your-email', message }];
  return toOutcome(form, 'validation_failed', { invalidFields });
}

async function prepareRegistered(
  { findProduct, siteUrl }: SubmitDependencies,
  { stored, submission: { locale }, values, day }: Attempt,
): Promise<Prepared | Refused> {
  const lines = values.products as ProductLine[];
  const installed = values.installed as string;
  const found = await prepareRegistration({ locale, lines, installed, day, siteUrl }, findProduct);
  if (found.outcome === 'invalid') {
    const { unknown_product: text } = stored.texts;
    return { invalidFields: [unknownProducts('products', text, found.unknown)] };
  }
  const { rows, certificateUrl } = found;
  const extras = { reference: rows.reference, certificateUrl };
  return { ...NOTHING_MORE, registration: rows, extras, link: certificateUrl };
}

async function prepareClaimed(
  dependencies: SubmitDependencies,
  { stored, submission, values, received }: Attempt,
): Promise<Prepared | Refused> {
  const sent = { stored, values, received, locale: submission.locale, uploads: submission.uploads };
  const submitted = await readClaim(dependencies, sent);
  if ('invalidFields' in submitted) return submitted;
  const { rows, statusUrl, photos } = submitted;
  const extras = { caseNumber: rows.caseNumber, statusUrl };
  return { ...NOTHING_MORE, claim: rows, extras, link: statusUrl, photos };
}
