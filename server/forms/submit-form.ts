import { randomUUID } from 'node:crypto';
import { isAppError } from '#core/app-error.ts';
import { MIN_SCORE } from '#core/forms/captcha-rules.ts';
import { cleanValues } from '#core/forms/clean-values.ts';
import { companyDay } from '#core/forms/company-day.ts';
import type { CopyRequest } from '#core/forms/copy-kinds.ts';
import type { FileFacts, FormValues, InvalidField, ProductLine } from '#core/forms/form.ts';
import { listInvalidFields, listUnaccepted } from '#core/forms/form-schema.ts';
import type { StoredForm } from '#core/forms/present-form.ts';
import { routeMessage } from '#core/forms/route-message.ts';
import type { Database } from '#server/db/client.ts';
import type { Attachment } from '#server/db/outgoing-mail.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { VerifiedToken } from '#server/forms/captcha-verdicts.ts';
import type { StoredPhoto } from '#server/forms/claim.ts';
import { prepareCopy } from '#server/forms/copied-document.ts';
import { attachPhotos } from '#server/forms/mailed-photos.ts';
import { readClaim } from '#server/forms/read-claim.ts';
import {
  type FindProduct,
  prepareRegistration,
  unknownProducts,
} from '#server/forms/registration.ts';
import { codePurpose } from '#server/forms/request-code.ts';
import { digestOf } from '#server/forms/secrets.ts';
import { removePhotos } from '#server/forms/store-photos.ts';
import {
  type Accepted,
  findOutcome,
  MailLimitError,
  type SubmissionKey,
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
import { senderOf, showValues, writeMails } from '#server/forms/write-mails.ts';
import { log } from '#server/log.ts';

export type SubmitDependencies = {
  database: Database;
  verify(token: string, purpose: string): Promise<VerifiedToken | null>;
  findProduct: FindProduct;
  /** Renders the requested PDF; null when it cannot be made. */
  makeCopy(locale: Submission['locale'], copy: CopyRequest): Promise<Attachment | null>;
  getCompanyName(locale: Submission['locale']): Promise<string>;
  /** The address of the area sales manager of a place; null when it has none. */
  findManager(locale: Submission['locale'], place: string): Promise<string | null>;
  /** Photos that only the company sees. */
  photos: FileStore;
  siteUrl: string;
  /** Domain of Message-IDs, after the @. */
  mailDomain: string;
  /** Room for the photos of claims. */
  photoRoom: { admits(bytes: number): Promise<boolean> };
  /** Photos of a mail, bytes; the others are named in it. */
  attachedBytes: number;
  now(): number;
};

type Attempt = {
  stored: StoredForm;
  submission: Submission;
  values: FormValues;
  key: SubmissionKey;
  /** ISO time, and the day at the company. */
  received: string;
  day: string;
};

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
  const prepared = await prepare(dependencies, attempt);
  if ('invalidFields' in prepared) return toOutcome(stored.form, 'validation_failed', prepared);
  try {
    const accepted = await toAccepted(dependencies, attempt, { ...prepared, tokenDigest: digest });
    return await storeSubmission(database, accepted);
  } catch (error) {
    await removePhotos(photos, prepared.photos);
    const same = await findOutcome(database, key).catch(() => null);
    if (same) return same;
    if (error instanceof TokenUsedError) return refuseToken(stored.form);
    if (error instanceof MailLimitError) return refuseAddress(stored, stored.texts.no_copy);
    return failToStore(stored, error, dataHashOf(key));
  }
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

type Prepared = {
  registration: Accepted['registration'];
  claim: Accepted['claim'];
  copy: Accepted['copy'];
  extras: SubmissionOutcome['extras'];
  /** Address in the receipt. */
  link: string;
  photos: StoredPhoto[];
};

type Verified = Prepared & Pick<Accepted, 'tokenDigest'>;

type Refused = { invalidFields: InvalidField[] };

/** Additional steps of warranty forms, beside storing and mailing. */
async function prepare(
  dependencies: SubmitDependencies,
  attempt: Attempt,
): Promise<Prepared | Refused> {
  const { kind } = attempt.stored.form;
  if (kind === 'warranty-registration') return prepareRegistered(dependencies, attempt);
  if (kind === 'warranty-claim') return prepareClaimed(dependencies, attempt);
  if (kind === 'copy') return prepareCopied(dependencies, attempt);
  return NOTHING_MORE;
}

const NOTHING_MORE: Prepared = {
  registration: null,
  claim: null,
  copy: null,
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

function refuseAddress({ form }: StoredForm, message: string): SubmissionOutcome {
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

async function toAccepted(
  { getCompanyName, findManager, mailDomain, attachedBytes }: SubmitDependencies,
  { stored, submission: { locale }, values, key, received, day }: Attempt,
  { registration, claim, copy, extras, link, photos, tokenDigest }: Verified,
): Promise<Accepted> {
  const id = randomUUID();
  const shown = showValues(stored.form, values);
  const company = await getCompanyName(locale);
  const { to = null, routes = [] } = stored.mail ?? {};
  const recipient =
    to && (await routeMessage({ to, routes }, values, (place) => findManager(locale, place)));
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
    recipient,
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
    unmailed: copy ? null : { ...outcome, message },
    mails: writeMails({ ...context, domain: mailDomain }),
    registration,
    claim,
    copy,
  };
}

/** Loggable part of a failure: database errors contain the values that caused them. */
function reasonOf(error: unknown): string {
  const { name, code } = error as NodeJS.ErrnoException;
  if (isAppError(error, 'storage-unavailable')) return error.message;
  return [name, code].filter(Boolean).join(' ');
}

function factsOf({ uploads }: Submission): Map<string, FileFacts[]> {
  const facts = new Map<string, FileFacts[]>();
  for (const { field, name, type, size } of uploads) {
    facts.set(field, [...(facts.get(field) ?? []), { name, type, size }]);
  }
  return facts;
}

/** The same key with other values is another submission: the visitor went back, corrected and sent again. */
function keyOf({ form }: StoredForm, submission: Submission, values: FormValues): SubmissionKey {
  const key = submission.idempotencyKey ?? submission.token;
  return {
    formId: form.id,
    key,
    keyDigest: digestOf(key),
    dataDigest: digestOf(
      submission.locale,
      JSON.stringify(values),
      JSON.stringify(submission.copy ?? null),
    ),
  };
}

/** 32 hex digits, as Contact Form 7's. */
function dataHashOf({ dataDigest }: SubmissionKey): string {
  return dataDigest.slice(0, 32);
}
