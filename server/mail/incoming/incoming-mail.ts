/** What the head of a mail says. Nothing of it is proven: senders write it themselves. */
export type MailHead = {
  /** With its angle brackets; null: it has none. */
  messageId: string | null;
  /** The mails that it continues, the nearest first. */
  threads: string[];
  /** In lower case; empty where no single address is named. */
  sender: string;
  subject: string;
  /** Sent by a program: an absence, a failed delivery, a list. */
  isAutomatic: boolean;
};

/** A mail as it was read. Texts are plain and without invisible characters. */
export type IncomingMail = MailHead & {
  text: string;
  attachments: { fileName: string; content: Uint8Array }[];
  /** False: too large or too broken to be read to its end. */
  isWhole: boolean;
};
