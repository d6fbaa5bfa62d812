import type { CopyRequest } from '#core/forms/copy-kinds.ts';
import type { InvalidField } from '#core/forms/form.ts';

/** What became of a form that a browser without scripts sent to its page. */
export type FormPost = {
  /** What was typed, by the names of the fields, to be shown again. */
  sent: Record<string, string[]>;
  /** What a form of the kind `copy` was to send. */
  copy: CopyRequest | null;
  /** Of the page that tells it. */
  httpStatus: number;
  /** After how many seconds it may be sent again; null where time changes nothing. */
  retryAfter: number | null;
  status: string;
  message: string;
  invalidFields: InvalidField[];
  isCaptchaFailure: boolean;
  /** To be answered with the next attempt; null where none is needed. */
  question: { question: string; first: number; second: number } | null;
  reference: string | null;
  certificateUrl: string | null;
  caseNumber: string | null;
  statusUrl: string | null;
};
