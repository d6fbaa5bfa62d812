import { CaptchaError, readScore } from '#app/forms/captcha-token.ts';
import type { TokenSource } from '#app/forms/token-source.ts';
import { postForm } from '#app/i18n/api-client.ts';
import { inTime, loadChunk } from '#app/ui/browser/loads.ts';
import { trackEvent } from '#app/ui/browser/track-event.ts';
import { FASTEST_MS, MIN_SCORE } from '#core/forms/captcha-rules.ts';
import { cleanValues } from '#core/forms/clean-values.ts';
import { companyDay } from '#core/forms/company-day.ts';
import type { FileFacts, Form, InvalidField } from '#core/forms/form.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { MessageKey } from '#core/i18n/messages.ts';

/** Result of a submission, as a page shows it. */
export type FormOutcome = {
  status: string;
  message: string;
  invalidFields: InvalidField[];
  /** No token is available: the page can offer a code by mail instead. */
  isCaptchaAway?: boolean;
  /** Nothing was sent: the browser has no connection. */
  isOffline?: boolean;
  reference: string | null;
  certificateUrl: string | null;
  caseNumber: string | null;
  statusUrl: string | null;
};

type Feedback = {
  status?: string;
  message: string;
  invalid_fields?: InvalidField[];
  reference?: string;
  certificate_url?: string;
  case_number?: string;
  status_url?: string;
  code?: string;
};

type Submission = {
  form: Form;
  body: FormData;
  /** When the form was shown, by `performance.now()`. */
  opened: number;
  tokens: Pick<TokenSource, 'take'>;
  locale: LocaleCode;
  t: (key: MessageKey<'forms'>) => string;
};

/** Validates a form as the server does, obtains a token, verifies it and sends the form. Never rejects. */
export async function sendForm(submission: Submission): Promise<FormOutcome> {
  const { form, body, opened, tokens, locale, t } = submission;
  const { messages } = form;
  try {
    if (!navigator.onLine) {
      return { ...outcome('mail_failed', t('forms.offline')), isOffline: true };
    }
    const judging = loadChunk(() => import('#core/forms/form-schema.ts'));
    const { listInvalidFields, listUnaccepted } = await inTime(judging);
    const values = cleanValues(form, sentOf(body), filesOf(body));
    const invalidFields = listInvalidFields(form, values, companyDay(Date.now()));
    const unaccepted = listUnaccepted(form, values).map((field) => {
      return { field, message: messages.accept_terms };
    });
    if (invalidFields.length + unaccepted.length > 0) {
      const message = invalidFields.length > 0 ? messages.validation_error : messages.accept_terms;
      return outcome('validation_failed', message, [...invalidFields, ...unaccepted]);
    }
    const token = await tokens.take();
    if ((await readScore(token)) < MIN_SCORE) {
      trackEvent({ event: 'formRecaptchaFailed', formId: form.id });
      return outcome('validation_failed', messages.captcha_failed);
    }
    body.set('_elapsed', String(await waitMinimumTime(opened)));
    body.set('_wpcf7_recaptcha_response', token);
    body.set('_wpcf7_unit_tag', `wpcf7-f${form.id}-p1-o1`);
    const endpoint = `contact-form-7/v1/contact-forms/${form.id}/feedback`;
    const feedback = await postForm<Feedback>(locale, endpoint, body);
    if (feedback === undefined) return outcome('mail_failed', t('forms.no-response'));
    if (!feedback) return outcome('mail_failed', t('forms.failed'));
    return toOutcome(feedback, form);
  } catch (error) {
    if (!(error instanceof CaptchaError)) return outcome('mail_failed', t('forms.failed'));
    return { ...outcome('mail_failed', t(error.messageKey)), isCaptchaAway: true };
  }
}

/** Waits until the server's minimum fill time has passed; returns how long the form was shown, ms. */
async function waitMinimumTime(opened: number): Promise<number> {
  const left = FASTEST_MS - (performance.now() - opened);
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left + 1));
  return Math.ceil(performance.now() - opened);
}

function outcome(status: string, message: string, invalidFields: InvalidField[] = []): FormOutcome {
  const nothing = { reference: null, certificateUrl: null, caseNumber: null, statusUrl: null };
  return { status, message, invalidFields, ...nothing };
}

function toOutcome(feedback: Feedback, { messages }: Form): FormOutcome {
  if (!feedback.status) {
    const { too_many, too_large, mail_sent_ng } = messages;
    const texts = { rest_too_many_requests: too_many, rest_body_too_large: too_large };
    const message = texts[feedback.code as keyof typeof texts] ?? mail_sent_ng;
    return outcome('mail_failed', message);
  }
  return {
    status: feedback.status,
    message: feedback.message,
    invalidFields: feedback.invalid_fields ?? [],
    reference: feedback.reference ?? null,
    certificateUrl: feedback.certificate_url ?? null,
    caseNumber: feedback.case_number ?? null,
    statusUrl: feedback.status_url ?? null,
  };
}

function sentOf(body: FormData): Map<string, string[]> {
  const sent = new Map<string, string[]>();
  for (const [name, value] of body) {
    if (typeof value === 'string') sent.set(name, [...(sent.get(name) ?? []), value]);
  }
  return sent;
}

function filesOf(body: FormData): Map<string, FileFacts[]> {
  const files = new Map<string, FileFacts[]>();
  for (const [field, value] of body) {
    if (typeof value === 'string' || value.size === 0) continue;
    const { name, type, size } = value;
    files.set(field, [...(files.get(field) ?? []), { name, type, size }]);
  }
  return files;
}
