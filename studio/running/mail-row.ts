/** A mail as the API lists it. */
export type MailRow = {
  id: string;
  created: string;
  recipient: string;
  subject: string;
  state: 'waiting' | 'sent' | 'dead' | 'given-up';
  attempts: number;
  lastError: string | null;
  nextAttempt: string | null;
  sent: string | null;
  messageId: string | null;
};

export type MailDetails = MailRow & {
  replyTo: string | null;
  text: string;
  attachments: { fileName: string; mimeType: string }[];
};

export const mayRetry = ({ state }: Pick<MailRow, 'state'>) => state !== 'sent';

export const mayGiveUp = ({ state }: Pick<MailRow, 'state'>) =>
  state === 'waiting' || state === 'dead';
