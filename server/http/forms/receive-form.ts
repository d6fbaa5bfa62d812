import type { Context } from 'hono';
import { AppError, type ErrorId, errors, isAppError } from '#core/app-error.ts';
import { cleanValues } from '#core/forms/clean-values.ts';
import { type Form, type FormMessages, holdsFiles, type InvalidField } from '#core/forms/form.ts';
import type { FormPost } from '#core/forms/form-post.ts';
import { listUnaccepted } from '#core/forms/form-schema.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { BodyError, removeFiles } from '#server/http/forms/multipart.ts';
import {
  listTyped,
  type ReadSubmission,
  readSubmission,
} from '#server/http/forms/read-submission.ts';
import type { Services } from '#server/services.ts';

type Receiving = { forms: Services['forms']; gate: FormGate };
type TypedValues = ReadonlyMap<string, string[]>;
type RequestedCode = NonNullable<Awaited<ReturnType<Services['forms']['requestCode']>>>;
type Outcome = NonNullable<Awaited<ReturnType<Services['forms']['submit']>>>;

/**
 * Receives a form that a browser without scripts has sent to its page: counts, reads, validates and stores it. A
 * rejection is an outcome too, with the visitor's input. Returns null where there is no such form, or it accepts
 * nothing.
 * @throws AppError `foreign-post` when a page of another site sends to an address without a form.
 */
export async function receiveForm(
  { forms, gate }: Receiving,
  context: Context,
  { locale, code }: { locale: LocaleCode; code: string },
): Promise<FormPost | null> {
  const form = await forms.find(locale, code);
  if (!form) {
    if (gate.isForeign(context)) throw new AppError('foreign-post');
    return null;
  }
  const hasPhotos = form.fields.some(holdsFiles);
  let read: ReadSubmission | null = null;
  try {
    if (!/^multipart\/form-data\b/i.test(context.req.header('content-type') ?? '')) {
      throw new AppError('media-type-unsupported');
    }
    gate.admitSubmission(context, form.id);
    const limits = { ...gate.limitsOf(hasPhotos), admits: forms.admitsUploads };
    const submitted = await readSubmission(context, limits);
    read = submitted;
    const submission = { locale, form: form.id, ...submitted };
    const outcome = await forms.submit(submission).finally(() => removeFiles(submitted.uploads));
    if (!outcome) return null;
    const post = toPost(form, submitted, outcome);
    if (!outcome.isCaptchaFailure) return post;
    const wait = gate.takeCode(context);
    if (wait !== null) throw new AppError('too-many-requests', { retryAfterS: wait });
    const signedUp = await forms.signUpByMail(submission);
    if (signedUp) return toPost(form, submitted, signedUp);
    const { sent, token } = submitted;
    const code = await forms.requestCode(form.id, { locale, sent, token });
    return { ...post, ...explainCode(form.messages, code ?? { outcome: 'off' }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (read) return toRefused(form, error, read.sent);
    // The others have read the body already, or cannot read it.
    const isUnread =
      isAppError(error, 'too-many-requests') || isAppError(error, 'storage-unavailable');
    const sent = isUnread && !(error instanceof BodyError) ? await readTyped(context, gate) : null;
    return toRefused(form, error, sent);
  }
}

/** Reads the body even over a limit, so that no input is lost; files are discarded. */
async function readTyped(context: Context, gate: FormGate): Promise<TypedValues> {
  try {
    const { sent } = await readSubmission(context, { ...gate.limitsOf(true), folder: null });
    return sent;
  } catch (error) {
    if (error instanceof BodyError) return listTyped(error.fields);
    throw error;
  }
}

/** Returns the form's message for an error. */
const messageOfError: Partial<Record<ErrorId, keyof FormMessages>> = {
  'media-type-unsupported': 'unreadable',
  'body-malformed': 'unreadable',
  'body-too-large': 'too_large',
  'foreign-site': 'foreign',
  'too-many-requests': 'too_many',
  'storage-unavailable': 'mail_sent_ng',
};

/**
 * Returns the outcome of a form that was not validated, with the input that could be read. @throws the error where
 * forms have no message for it.
 */
function toRefused(form: Form, error: AppError, typed: TypedValues | null): FormPost {
  const message = messageOfError[error.id];
  if (!message) throw error;
  const sent = error instanceof BodyError ? listTyped(error.fields) : typed;
  return {
    httpStatus: error.status,
    message: form.messages[message],
    retryAfter: error.retryAfterS,
    sent: Object.fromEntries(sent ?? []),
    copy: null,
    status: 'mail_failed',
    invalidFields: photosAgain(form),
    isCaptchaFailure: false,
    question: null,
    reference: null,
    certificateUrl: null,
    caseNumber: null,
    statusUrl: null,
  };
}

function toPost(form: Form, read: ReadSubmission, outcome: Outcome): FormPost {
  const { sent, copy, uploads, mailed } = read;
  const { extras, isCaptchaFailure } = outcome;
  const isSent = outcome.status === 'mail_sent';
  const isFailed = outcome.status === 'mail_failed';
  const invalidFields = [...outcome.invalidFields, ...unaccepted(form, sent, outcome)];
  const lost = isSent ? [] : uploads.map(({ field }) => field);
  const told = invalidFields.map(({ field }) => field);
  const again = photosAgain(form).filter(
    ({ field }) => lost.includes(field) && !told.includes(field),
  );
  return {
    sent: Object.fromEntries(sent),
    copy,
    httpStatus: isSent ? 200 : errors[isFailed ? 'form-not-stored' : 'form-invalid'].status,
    retryAfter: isFailed ? errors['form-not-stored'].retryAfterS : null,
    status: outcome.status,
    message: outcome.message,
    invalidFields: [...invalidFields, ...again],
    isCaptchaFailure,
    // A code stays good until a form is accepted with it.
    ...(isSent || !mailed ? { question: null } : mailed),
    reference: extras.reference ?? null,
    certificateUrl: extras.certificateUrl ?? null,
    caseNumber: extras.caseNumber ?? null,
    statusUrl: extras.statusUrl ?? null,
  };
}

/** Returns the part of the outcome that says what a browser without a token can do. */
function explainCode(messages: FormMessages, code: RequestedCode): Partial<FormPost> {
  const { code: sent, code_wrong: open, code_limit: limit, no_scripts: off } = messages;
  const message = { sent, open, limit, off }[code.outcome];
  if (!('question' in code)) return { message };
  const isSent = code.outcome === 'sent';
  return {
    message,
    question: code.question,
    ...(isSent && { httpStatus: 200, isCaptchaFailure: false }),
  };
}

/** Contact Form 7 reports an unticked box only in its message; here the error belongs to the box. */
function unaccepted(form: Form, sent: ReadSubmission['sent'], { status }: Outcome): InvalidField[] {
  if (status !== 'acceptance_missing') return [];
  return listUnaccepted(form, cleanValues(form, sent)).map((field) => {
    return { field, message: form.messages.accept_terms };
  });
}

/** Browsers do not restore chosen files. */
function photosAgain({ fields, messages }: Form): InvalidField[] {
  return fields
    .filter(holdsFiles)
    .map(({ name }) => ({ field: name, message: messages.photos_again }));
}
