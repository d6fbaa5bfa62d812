/** A mail as it is handed to whoever carries it. No field has a line break but the bodies. */
export type Mail = {
  /** `<…@…>`, the same for every attempt. */
  messageId: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: { fileName: string; mimeType: string; content: Uint8Array }[];
  /** ISO time at which it was written. */
  created: string;
};

/**
 * What became of an attempt. `refused`: this mail will never be taken. `failed`: this mail may be taken later.
 * `away`: nobody is there to take any mail.
 */
export type Delivery =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'failed' | 'away'; problem: string };

export type Transport = { send(mail: Mail): Promise<Delivery>; close(): void };
