import type { Context, MiddlewareHandler } from 'hono';
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

type Options = { forms: Services['forms']; gate: FormGate };
type Answer = NonNullable<Awaited<ReturnType<Services['forms']['submit']>>>;

/** After how many seconds what could not be stored may be sent again. */
const STORE_WAIT = 60;
/** Headers that say of a body what is no longer so, and from where it came: that was judged. */
const OF_BODY = ['content-type', 'content-length', 'transfer-encoding', 'origin'];

/**
 * Forms that browsers without scripts send to the page they are on: they are judged before the page is rendered, which
 * then shows the outcome, also that a form was refused, with what was typed.
 */
export function createPagePosts({ forms, gate }: Options) {
  const posts = new WeakMap<Request, FormPost>();

  /** Judges what is sent to the page of a form and lets the page answer. */
  function take(locale: LocaleCode, code: string): MiddlewareHandler {
    return async (context, next) => {
      const form = await forms.find(locale, code);
      const post = form && (await judge(context, locale, form));
      if (!post) return next();
      const { headers, url } = context.req.raw;
      const plain = new Headers(headers);
      for (const name of OF_BODY) plain.delete(name);
      // The body has been read: the page gets a request without one.
      context.req.raw = new Request(url, { method: 'POST', headers: plain });
      posts.set(context.req.raw, post);
      return next();
    };
  }

  /** Null for a form that takes nothing. */
  async function judge(context: Context, locale: LocaleCode, form: Form): Promise<FormPost | null> {
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
      if (error instanceof RestError) return toUnadmitted(context, form, error);
      throw error;
    }
  }

  /** The body of who sends too often is read all the same, so that nothing typed is lost; its files are not kept. */
  async function toUnadmitted(context: Context, form: Form, { status, data }: RestError) {
    if (status === 403) {
      return toRefused(form, { httpStatus: 403, message: form.messages.foreign });
    }
    const read = await readSubmission(context, { ...gate.limitsOf(true), folder: null }).catch(
      (error) => {
        if (error instanceof BodyError) return { sent: listTyped(error.fields) };
        throw error;
      },
    );
    const retryAfter = data.retry_after as number;
    const message = form.messages.too_many;
    return toRefused(form, { httpStatus: status, message, retryAfter, sent: read.sent });
  }

  return { take, find: (request: Request): FormPost | null => posts.get(request) ?? null };
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
