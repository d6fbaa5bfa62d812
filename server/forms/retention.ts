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
  /** Mails, after they were sent. */
  mailDays: number;
};

/** The periods of the site; the privacy page shows them. */
export const retention: Retention = {
  messageDays: 730,
  warrantyDays: 365,
  claimDays: 730,
  copyDays: COPY_DAYS,
  mailDays: 30,
};
