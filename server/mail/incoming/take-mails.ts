import { isAppError } from '#core/app-error.ts';
import { log } from '#server/log.ts';
import type { ListedMail, Mailbox } from '#server/mail/incoming/imap-mailbox.ts';
import type { IncomingMail, MailHead } from '#server/mail/incoming/incoming-mail.ts';

/** Numbers of mails that are listed at once; many of them may be gone. */
const LISTED_UIDS = 200;
/** What servers for mail accept at most; a larger one is read in part. */
const MAX_MAIL_BYTES = 40 * 1024 * 1024;
/** Of a mail that is too large: its text is at its beginning. */
const BEGINNING_BYTES = 256 * 1024;
/** A mail that cannot be stored stays in the mailbox after so many looks, so that others do not wait for it for ever. */
const MAX_TRIES = 5;

/** How far a mailbox has been read: the number of the last mail, and what the numbers belong to. */
export type Cursor = { uidValidity: string; lastUid: number };

/** Where mails go that belong to something. */
type Recipient<Thread> = {
  find(head: MailHead): Promise<Thread | null>;
  /** Stores a mail; a second time changes nothing. */
  store(thread: Thread, mail: IncomingMail): Promise<void>;
};

export type TakeOptions<Thread> = {
  recipient: Recipient<Thread>;
  readHead(bytes: Uint8Array): Promise<MailHead>;
  readMail(bytes: Uint8Array): Promise<IncomingMail>;
  /** Called after each mail, and after those that belong to nothing. */
  move(cursor: Cursor): Promise<void>;
  /** How often storing a mail has failed, by its number. */
  tries: Map<number, number>;
};

/**
 * Stores the mails after the cursor that belong to something, and then marks them as seen; all others stay as they are,
 * for people. The cursor moves last: after a crash a mail is read again, and stored once.
 *
 * @throws the error of a mail that cannot be stored now; the next look begins with it.
 */
export async function takeMails<Thread>(
  mailbox: Mailbox,
  cursor: Cursor,
  options: TakeOptions<Thread>,
): Promise<void> {
  const { uidValidity, uidNext } = mailbox;
  const isSame = cursor.uidValidity === uidValidity;
  for (let from = isSame ? cursor.lastUid + 1 : 1; from < uidNext; from += LISTED_UIDS) {
    const to = Math.min(from + LISTED_UIDS, uidNext) - 1;
    for (const listed of await mailbox.list(from, to)) {
      if (await takeMail(mailbox, listed, options)) {
        await options.move({ uidValidity, lastUid: listed.uid });
      }
    }
    await options.move({ uidValidity, lastUid: to });
  }
}

/** @returns whether it belonged to something. */
async function takeMail<Thread>(
  mailbox: Mailbox,
  { uid, sizeBytes, head: bytes }: ListedMail,
  { recipient, readHead, readMail, tries }: TakeOptions<Thread>,
): Promise<boolean> {
  const head = await readHead(bytes).catch(() => null);
  const thread = head && (await recipient.find(head));
  if (!head || !thread) return false;
  try {
    const isFetched = sizeBytes <= MAX_MAIL_BYTES;
    const source = await mailbox.fetch(uid, isFetched ? MAX_MAIL_BYTES : BEGINNING_BYTES);
    // Somebody has removed it meanwhile.
    if (!source) return false;
    const read = await readMail(source).catch(() => null);
    const mail = isFetched && read?.isWhole ? read : beginningOf(head, read?.text ?? '');
    await recipient.store(thread, mail);
    if (mail.isWhole) await mailbox.markSeen(uid);
    tries.delete(uid);
    return true;
  } catch (error) {
    const count = (tries.get(uid) ?? 0) + 1;
    if (count < MAX_TRIES || isAppError(error, 'storage-unavailable')) {
      tries.set(uid, count);
      throw error;
    }
    tries.delete(uid);
    log.error({ err: error, uid }, 'a mail about a message stays in the mailbox');
    return true;
  }
}

/** The whole mail stays in the mailbox, unseen. */
function beginningOf(head: MailHead, text: string): IncomingMail {
  return { ...head, text, attachments: [], isWhole: false };
}
