import type { Context } from 'hono';
import { AppError, errors } from '#core/app-error.ts';
import { holdsFiles } from '#core/forms/form.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { headersOfError } from '#server/http/errors.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { BodyError, removeFiles } from '#server/http/forms/multipart.ts';
import { type ReadSubmission, readSubmission } from '#server/http/forms/read-submission.ts';
import { presentError } from '#server/http/rest/present-error.ts';
import type { Services } from '#server/services.ts';

type Outcome = NonNullable<Awaited<ReturnType<Services['forms']['submit']>>>;

export type SubmissionRequest = {
  services: Pick<Services, 'forms'>;
  gate: FormGate;
  locale: LocaleCode;
  /** Number or code of the form. */
  form: number | string;
  /** Checks the submission before it is validated. @throws AppError */
  check?: (read: ReadSubmission) => void;
};

/** Checks and handles a submission and responds with Contact Form 7's body. */
export async function respondToSubmission(
  context: Context,
  request: SubmissionRequest,
): Promise<Response> {
  try {
    const { body, isUnavailable } = await judge(context, request);
    if (!isUnavailable) return context.json(body, 200, { allow: 'POST' });
    const { status, retryAfterS } = errors['form-not-stored'];
    return context.json(body, status, { allow: 'POST', 'retry-after': String(retryAfterS) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return context.json(presentError(error), error.status as 400, {
      allow: 'POST',
      // The rest of the body will not be read.
      ...(error instanceof BodyError && { connection: 'close' }),
      ...headersOfError(error),
    });
  }
}

async function judge(context: Context, { services, gate, locale, form, check }: SubmissionRequest) {
  if (!/^multipart\/form-data\b/i.test(context.req.header('content-type') ?? '')) {
    throw new AppError('media-type-unsupported');
  }
  const existing = await services.forms.find(locale, form);
  if (!existing || existing.kind === 'warranty-lookup') throw new AppError('form-not-found');
  gate.admitSubmission(context, existing.id);
  const hasPhotos = existing.fields.some(holdsFiles);
  const limits = { ...gate.limitsOf(hasPhotos), admits: services.forms.admitsUploads };
  const read = await readSubmission(context, limits);
  const { unitTag, ...submission } = read;
  try {
    check?.(read);
    const outcome = await services.forms.submit({ locale, form: existing.id, ...submission });
    if (!outcome) throw new AppError('form-not-found');
    return { body: presentOutcome(outcome, unitTag), isUnavailable: outcome.isUnavailable };
  } finally {
    await removeFiles(submission.uploads);
  }
}

/** Returns Contact Form 7's response body, with the additional fields of warranties. */
function presentOutcome(outcome: Outcome, unitTag: string) {
  const { reference, certificateUrl, caseNumber, statusUrl } = outcome.extras;
  return {
    contact_form_id: outcome.formId,
    status: outcome.status,
    message: outcome.message,
    posted_data_hash: outcome.dataHash,
    into: `#${unitTag}`,
    invalid_fields: outcome.invalidFields.map(({ field, message }) => {
      return { field, message, idref: null, error_id: `${unitTag}-ve-${field}` };
    }),
    ...(reference && { reference, certificate_url: certificateUrl }),
    ...(caseNumber && { case_number: caseNumber, status_url: statusUrl }),
  };
}
