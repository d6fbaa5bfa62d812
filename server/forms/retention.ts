import { CONFIRM_DAYS } from '#core/forms/newsletter-step.ts';
import { COPY_DAYS } from '#server/forms/copied-document.ts';

/** Retention periods of personal data, days. */
export type Retention = {
  /** Messages, from their arrival. */
  messageDays: number;
  /** Registrations, after the end of their last warranty. */
  warrantyDays: number;
  /** Claims, after they were settled or rejected; an open claim stays. */
  claimDays: number;
  /** Recipients of copies, after the copy was sent. */
  copyDays: number;
  /** Sign-ups for the newsletter that nobody has confirmed. */
  signUpDays: number;
  /** The proof of a consent, after its subscriber has unsubscribed. */
  consentDays: number;
  /** Mails, after they were sent. */
  mailDays: number;
};

/** The periods of the site; the privacy page shows them. */
export const retention: Retention = {
  messageDays: 730,
  warrantyDays: 365,
  claimDays: 730,
  copyDays: COPY_DAYS,
  signUpDays: CONFIRM_DAYS,
  consentDays: 1_095,
  mailDays: 30,
};
