/** A mail as passed to a transport. Only the bodies may contain line breaks. */
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
  /** The Message-ID that a person responds to with it; without one it is automatic. */
  inReplyTo?: string | null;
  /** Address that unsubscribes with one POST (RFC 8058). */
  unsubscribeUrl?: string | null;
};

/**
 * Result of an attempt. `refused`: this mail is rejected for good. `failed`: this mail may be accepted later.
 * `away`: no server is available.
 */
export type Delivery =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'failed' | 'away'; problem: string };

export type Transport = { send(mail: Mail): Promise<Delivery>; close(): void };
