import type { NewMail } from '#server/db/outgoing-mail.ts';

/** What a person of the studio is told by mail; the kind names its texts. */
type Notice = {
  name: string;
  email: string;
  locale: string;
  /** Address of the page about it, as a path. */
  path: string;
} & (
  | {
      kind: 'replied';
      /** Who has replied: the name that was entered, else the address. */
      sender: string;
      /** Number of the claim or registration, else the sender. */
      about: string;
    }
  | {
      kind: 'unpublished' | 'unapproved';
      /** Title of the change set. */
      about: string;
    }
  | {
      kind: 'let-in';
      /** Who has done it. */
      person: string;
      /** Who is an admin now. */
      about: string;
    }
  | {
      kind: 'erasure';
      /** Who has requested it. */
      person: string;
    }
);

export type WriteNotice = (notice: Notice) => NewMail;
