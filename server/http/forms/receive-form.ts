import type { Context } from 'hono';
import { cleanValues } from '#core/forms/clean-values.ts';
import type { Form, InvalidField } from '#core/forms/form.ts';
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
import { RestError } from '#server/http/rest/rest-error.ts';
import type { Services } from '#server/services.ts';

type Receiving = { forms: Services['forms']; gate: FormGate };
type Answer = NonNullable<Awaited<ReturnType<Services['forms']['submit']>>>;

/** After how many seconds what could not be stored may be sent again. */
const STORE_WAIT = 60;

/**
 * Receives a form that a browser without scripts has sent to its page: counts it, reads, judges and stores it. A refusal
 * is an outcome too, with what was typed. Null where there is no such form, or it takes nothing.
 *
 * @throws ErrorResponse 400 when a page of another site sends to what is no form.
 */
export async function receiveForm(
  { forms, gate }: Receiving,
  context: Context,
  { locale, code }: { locale: LocaleCode; code: string },
): Promise<FormPost | null> {
  const form = await forms.find(locale, code);
  if (!form) {
    if (gate.isForeign(context)) throw { status: 400 };
    return null;
  }
  const hasPhotos = form.fields.some(({ type }) => type === 'photos');
  try {
    if (!/^multipart\/form-data\b/i.test(context.req.header('content-type') ?? '')) {
      return toRefused(form, { httpStatus: 415, message: form.messages.unreadable });
    }
    gate.admitSubmission(context, form.id);
    const read = await readSubmission(context, gate.limitsOf(hasPhotos));
    const submission = { locale, form: form.id, ...read };
    const answer = await forms.submit(submission).finally(() => removeFiles(read.uploads));
    if (!answer) return null;
    const question = answer.isCaptchaFailure ? await forms.captcha.ask() : null;
    return { ...toPost(form, read, answer), question };
  } catch (error) {
    if (error instanceof BodyError) return toUnread(form, error);
    if (!(error instanceof RestError)) throw error;
    if (error.status === 403) {
      return toRefused(form, { httpStatus: 403, message: form.messages.foreign });
    }
    const refusal = {
      message: form.messages.too_many,
      retryAfter: error.data.retry_after as number,
    };
    const sent = await readTyped(context, gate);
    return toRefused(form, { httpStatus: error.status, ...refusal, sent });
  }
}

/** The body of who sends too often is read all the same, so that nothing typed is lost; its files are not kept. */
async function readTyped(context: Context, gate: FormGate) {
  try {
    const { sent } = await readSubmission(context, { ...gate.limitsOf(true), folder: null });
    return sent;
  } catch (error) {
    if (error instanceof BodyError) return listTyped(error.fields);
    throw error;
  }
}

type Refusal = Pick<FormPost, 'httpStatus' | 'message'> & {
  retryAfter?: number;
  sent?: ReadonlyMap<string, string[]>;
};

function toRefused(form: Form, { sent = new Map(), retryAfter, ...refusal }: Refusal): FormPost {
  return {
    ...refusal,
    retryAfter: retryAfter ?? null,
    sent: Object.fromEntries(sent),
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

function toUnread(form: Form, { reason, fields }: BodyError): FormPost {
  const { too_large: tooLarge, unreadable } = form.messages;
  const sent = listTyped(fields);
  return reason === 'too-large'
    ? toRefused(form, { httpStatus: 413, message: tooLarge, sent })
    : toRefused(form, { httpStatus: 400, message: unreadable, sent });
}

function toPost(
  form: Form,
  { sent, token, copy, uploads }: ReadSubmission,
  answer: Answer,
): FormPost {
  const { extras, isCaptchaFailure } = answer;
  const isAsked = isCaptchaFailure && token === '';
  const { captcha_failed, question } = form.messages;
  const message = isAsked ? question : isCaptchaFailure ? captcha_failed : answer.message;
  const isSent = answer.status === 'mail_sent';
  const invalidFields = [...answer.invalidFields, ...unaccepted(form, sent, answer)];
  const isLost = !isSent && uploads.length > 0;
  const isTold = invalidFields.some(({ field }) =>
    form.fields.some((one) => one.name === field && one.type === 'photos'),
  );
  return {
    sent: Object.fromEntries(sent),
    copy,
    httpStatus: isSent || isAsked ? 200 : answer.status === 'mail_failed' ? 503 : 422,
    retryAfter: answer.status === 'mail_failed' ? STORE_WAIT : null,
    status: isCaptchaFailure ? 'validation_failed' : answer.status,
    message,
    invalidFields: isLost && !isTold ? [...invalidFields, ...photosAgain(form)] : invalidFields,
    isCaptchaFailure: isCaptchaFailure && !isAsked,
    question: null,
    reference: extras.reference ?? null,
    certificateUrl: extras.certificateUrl ?? null,
    caseNumber: extras.caseNumber ?? null,
    statusUrl: extras.statusUrl ?? null,
  };
}

/** Contact Form 7 tells of what was not ticked in its message only; beside the box it is found. */
function unaccepted(form: Form, sent: ReadSubmission['sent'], { status }: Answer): InvalidField[] {
  if (status !== 'acceptance_missing') return [];
  return listUnaccepted(form, cleanValues(form, sent)).map((field) => {
    return { field, message: form.messages.accept_terms };
  });
}

/** Browsers do not choose files again by themselves. */
function photosAgain({ fields, messages }: Form): InvalidField[] {
  return fields
    .filter(({ type }) => type === 'photos')
    .map(({ name }) => ({ field: name, message: messages.photos_again }));
}
