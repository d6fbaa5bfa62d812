import type { SentValues } from '#core/forms/clean-values.ts';
import type { CopyRequest } from '#core/forms/copy-kinds.ts';
import type { Form, FormMessages, InvalidField } from '#core/forms/form.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** A file that was sent, in a place of its own until the submission is judged. */
type Upload = {
  field: string;
  /** As the sender calls it; never a path of ours. */
  name: string;
  /** What the sender says it is. */
  type: string;
  size: number;
  /** Where its bytes are; the caller removes them. */
  path: string;
};

/** What somebody sent with a form. */
export type Submission = {
  locale: LocaleCode;
  /** Number or code of the form. */
  form: number | string;
  sent: SentValues;
  uploads: Upload[];
  /** It fell into a trap that people do not see. */
  isTrapped: boolean;
  /** Of the captcha; empty without one. */
  token: string;
  /** The same for every attempt to send the same; without it the token is. */
  idempotencyKey: string | null;
  /** What a form of the kind `copy` is to send. */
  copy?: CopyRequest | null;
};

/** What a registration and a claim answer beside the message. */
export type SubmissionExtras = {
  reference?: string;
  certificateUrl?: string;
  caseNumber?: string;
  statusUrl?: string;
};

/** The fate of a submission, by Contact Form 7's words. */
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
  /** Fingerprint of what was said; empty unless it got as far as the mail. */
  dataHash: string;
  extras: SubmissionExtras;
  /** True when the captcha is what failed. */
  isCaptchaFailure: boolean;
};

/** Which of a form's messages tells a status. */
const messageOfStatus: Record<SubmissionStatus, keyof FormMessages> = {
  mail_sent: 'mail_sent_ok',
  mail_failed: 'mail_sent_ng',
  validation_failed: 'validation_error',
  acceptance_missing: 'accept_terms',
  spam: 'spam',
};

/** The answer that tells a status. */
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
    ...rest,
  };
}
