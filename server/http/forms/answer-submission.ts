import type { Context } from 'hono';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { BodyError, removeFiles } from '#server/http/forms/multipart.ts';
import { type ReadSubmission, readSubmission } from '#server/http/forms/read-submission.ts';
import { RestError } from '#server/http/rest/rest-error.ts';
import type { Services } from '#server/services.ts';

type Answer = NonNullable<Awaited<ReturnType<Services['forms']['submit']>>>;

export type SubmissionRequest = {
  services: Pick<Services, 'forms'>;
  gate: FormGate;
  locale: LocaleCode;
  /** Number or code of the form. */
  form: number | string;
  /** Looks at what was read before it is judged. @throws RestError */
  check?: (read: ReadSubmission) => void;
};

/** Takes one submission through the gate and answers with Contact Form 7's body. */
export async function answerSubmission(
  context: Context,
  request: SubmissionRequest,
): Promise<Response> {
  try {
    return context.json(await judge(context, request), 200, { allow: 'POST' });
  } catch (error) {
    if (error instanceof BodyError) return answerBodyError(context, error);
    if (!(error instanceof RestError)) throw error;
    const wait = error.data.retry_after;
    return context.json(error.toBody(), error.status as 400, {
      allow: 'POST',
      ...(wait !== undefined && { 'retry-after': String(wait) }),
    });
  }
}

async function judge(context: Context, { services, gate, locale, form, check }: SubmissionRequest) {
  if (!/^multipart\/form-data\b/i.test(context.req.header('content-type') ?? '')) {
    const message = 'The request payload format is not supported.';
    throw new RestError('wpcf7_unsupported_media_type', message, 415);
  }
  const found = await services.forms.find(locale, form);
  if (!found || found.kind === 'warranty-lookup') throw unknownForm();
  gate.admitSubmission(context, found.id);
  const hasPhotos = found.fields.some(({ type }) => type === 'photos');
  const read = await readSubmission(context, gate.limitsOf(hasPhotos));
  const { unitTag, ...submission } = read;
  try {
    check?.(read);
    const answer = await services.forms.submit({ locale, form: found.id, ...submission });
    if (!answer) throw unknownForm();
    return presentAnswer(answer, unitTag);
  } finally {
    await removeFiles(submission.uploads);
  }
}

/** The body as Contact Form 7 gives it, with what warranties answer beside. */
function presentAnswer(answer: Answer, unitTag: string) {
  const { reference, certificateUrl, caseNumber, statusUrl } = answer.extras;
  return {
    contact_form_id: answer.formId,
    status: answer.status,
    message: answer.message,
    posted_data_hash: answer.dataHash,
    into: `#${unitTag}`,
    invalid_fields: answer.invalidFields.map(({ field, message }) => {
      return { field, message, idref: null, error_id: `${unitTag}-ve-${field}` };
    }),
    ...(reference && { reference, certificate_url: certificateUrl }),
    ...(caseNumber && { case_number: caseNumber, status_url: statusUrl }),
  };
}

export function unknownForm(): RestError {
  return new RestError('wpcf7_not_found', 'The requested contact form was not found.', 404);
}

function answerBodyError(context: Context, { reason }: BodyError): Response {
  const error =
    reason === 'too-large'
      ? new RestError('rest_body_too_large', 'The request is too large.', 413)
      : new RestError('rest_invalid_body', 'The request body cannot be read.', 400);
  // What is left of the body will not be read.
  return context.json(error.toBody(), error.status as 400, { allow: 'POST', connection: 'close' });
}
