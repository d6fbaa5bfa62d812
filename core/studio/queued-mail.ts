/** `dead`: it could not be delivered. `given-up`: a person has stopped further attempts. */
export type MailStatus = 'waiting' | 'sent' | 'dead' | 'given-up';

/** States of mails that can be tried again at once. */
export const retryable: readonly MailStatus[] = ['waiting', 'dead', 'given-up'];
/** States of mails whose further attempts can be stopped. */
export const undelivered: readonly MailStatus[] = ['waiting', 'dead'];

/** An outgoing mail as lists show it. */
export type MailRow = {
  id: string;
  /** ISO time, as the others. */
  created: string;
  recipient: string;
  subject: string;
  state: MailStatus;
  attempts: number;
  /** What the server said, without addresses. */
  lastError: string | null;
  /** Null where there is no further attempt. */
  nextAttempt: string | null;
  sent: string | null;
  /** The message that it is about; null: a link, a code or a report to the operator. */
  messageId: string | null;
};

/** A mail as its page shows it. */
export type MailDetails = MailRow & {
  replyTo: string | null;
  /** Plain text without secrets: nobody but the recipient may use its links and codes. */
  text: string;
  attachments: { fileName: string; mimeType: string }[];
};

/** Whether a mail can be tried again at once. */
export const mayRetry = ({ state }: Pick<MailRow, 'state'>) => retryable.includes(state);

/** Whether further attempts can be stopped. */
export const mayGiveUp = ({ state }: Pick<MailRow, 'state'>) => undelivered.includes(state);
