import type { NewsletterState } from '#core/forms/newsletter-step.ts';
import type { CaseState } from '#core/studio/case-states.ts';

/** What a visitor has sent, as lists of the studio show it. Times are ISO text in UTC. */
export type CaseRow = {
  id: string;
  kind: string;
  locale: string;
  received: string;
  /** The name that was entered, else the address. */
  sender: string;
  email: string;
  /** Number of a registration or claim. */
  reference: string | null;
  state: CaseState;
  assigneeId: string | null;
  assignee: string | null;
  /** ISO day. */
  due: string | null;
  updated: string;
  /** Grows with each change. */
  revision: number;
  /** Of a sign-up for the newsletter: whether it was confirmed, or is over; null for other kinds. */
  newsletter: NewsletterState | null;
};

/** A filled-in field as it was shown. */
export type EnteredField = { name: string; label: string; value: string };

/** All about a case. */
export type CaseDetails = CaseRow & {
  fields: EnteredField[];
  notes: { id: string; at: string; person: string; body: string }[];
  /** Mails about it, to the sender and to the company. */
  mails: {
    id: string;
    recipient: string;
    subject: string;
    text: string;
    status: string;
    created: string;
  }[];
  /** Mails of the sender, and of others who have written about it. */
  replies: CaseReply[];
  /** Changes, the earliest first. */
  history: { at: string; person: string; action: string; before: unknown; after: unknown }[];
  /** Public state of a claim. */
  claimState: string | null;
  photos: number;
};

/** A mail that somebody has sent about a case. */
export type CaseReply = {
  id: string;
  received: string;
  /** Empty where the mail names none. */
  sender: string;
  subject: string;
  text: string;
  /** From another address than the case: somebody else may have written it. */
  isElsewhere: boolean;
  /** Sent by a program, such as a note of absence. */
  isAutomatic: boolean;
  /** False: only its beginning was read; the whole mail is in the mailbox. */
  isWhole: boolean;
  files: { position: number; fileName: string; sizeBytes: number; isPhoto: boolean }[];
  /** Names of attachments that were not stored. */
  left: string[];
};
