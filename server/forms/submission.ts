import type { SentValues } from '#core/forms/clean-values.ts';
import type { CopyRequest } from '#core/forms/copy-kinds.ts';
import type { Form, FormMessages, InvalidField } from '#core/forms/form.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** An uploaded file, stored separately until the submission is validated. */
type Upload = {
  field: string;
  /** Name given by the sender; never used as a path. */
  name: string;
  /** Media type given by the sender. */
  type: string;
  size: number;
  /** Path of the temporary file; the caller removes it. */
  path: string;
};

/** A form submission as received. */
export type Submission = {
  locale: LocaleCode;
  /** Number or code of the form. */
  form: number | string;
  sent: SentValues;
  uploads: Upload[];
  /** True when the honeypot was filled in. */
  isFromBot: boolean;
  /** Token of the captcha; empty without one. */
  token: string;
  /** Idempotency key, equal for every attempt to send the same; defaults to the token. */
  idempotencyKey: string | null;
  /** The document that a form of the kind `copy` sends. */
  copy?: CopyRequest | null;
};

/** Data that a registration and a claim return beside the message. */
export type SubmissionExtras = {
  reference?: string;
  certificateUrl?: string;
  caseNumber?: string;
  statusUrl?: string;
};

/** Result of a submission, in Contact Form 7's terms. */
export type SubmissionStatus =
  | 'mail_sent'
  | 'mail_failed'
  | 'validation_failed'
  | 'acceptance_missing'
  | 'spam';

export type SubmissionOutcome = {
  formId: number;
  status: SubmissionStatus;
  message: string;
  invalidFields: InvalidField[];
  /** Fingerprint of the values; empty unless the submission got as far as the mail. */
  dataHash: string;
  extras: SubmissionExtras;
  /** True when the captcha failed. */
  isCaptchaFailure: boolean;
  /** True when nothing can be stored at the moment. */
  isUnavailable: boolean;
};

/** The message key of each status. */
const messageOfStatus: Record<SubmissionStatus, keyof FormMessages> = {
  mail_sent: 'mail_sent_ok',
  mail_failed: 'mail_sent_ng',
  validation_failed: 'validation_error',
  acceptance_missing: 'accept_terms',
  spam: 'spam',
};

/** Returns the response for a status. */
export function toOutcome(
  { id, messages }: Pick<Form, 'id' | 'messages'>,
  status: SubmissionStatus,
  rest: Partial<SubmissionOutcome> = {},
): SubmissionOutcome {
  return {
    formId: id,
    status,
    message: messages[messageOfStatus[status]],
    invalidFields: [],
    dataHash: '',
    extras: {},
    isCaptchaFailure: false,
    isUnavailable: false,
    ...rest,
  };
}

/** Returns the response to a token that does not count. No field is at fault, so clients show the message. */
export function refuseToken(form: Pick<Form, 'id' | 'messages'>): SubmissionOutcome {
  const message = form.messages.captcha_failed;
  return toOutcome(form, 'validation_failed', { message, isCaptchaFailure: true });
}
