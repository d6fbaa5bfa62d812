import type { CopyRequest } from '#core/forms/copy-kinds.ts';
import type { InvalidField } from '#core/forms/form.ts';

/** Result of a form that a browser without scripts posted to its page. */
export type FormPost = {
  /** The entered values, by field name, to be shown again. */
  sent: Record<string, string[]>;
  /** The document that a form of the kind `copy` was to send. */
  copy: CopyRequest | null;
  /** Status of the page with the result. */
  httpStatus: number;
  /** Seconds until it may be sent again; null when waiting does not help. */
  retryAfter: number | null;
  status: string;
  message: string;
  invalidFields: InvalidField[];
  isCaptchaFailure: boolean;
  /** The question that belongs to a code sent by mail; null when none is needed. */
  question: string | null;
  /** The code as it was typed, of a form that was refused for another reason. */
  typedCode?: string;
  reference: string | null;
  certificateUrl: string | null;
  caseNumber: string | null;
  statusUrl: string | null;
};
