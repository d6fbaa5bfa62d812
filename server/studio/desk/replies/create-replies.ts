import type { Database } from '#server/db/client.ts';
import type { IncomingMail, MailHead } from '#server/mail/incoming/incoming-mail.ts';
import { findThread, type Thread } from '#server/studio/desk/replies/find-thread.ts';
import {
  digestOfMail,
  type ReplyFile,
  storeReply,
} from '#server/studio/desk/replies/store-reply.ts';

/** Checks attachments as the forms check uploads, and stores them. */
type StoreAttachments = (
  attachments: IncomingMail['attachments'],
) => Promise<{ files: ReplyFile[]; left: string[] }>;

type Dependencies = {
  db: Database;
  /** Gives every submission its case. */
  adopt(): Promise<void>;
  storeAttachments: StoreAttachments;
  now(): number;
};

/** The replies of visitors, as they arrive in a mailbox. */
export function createReplies({ db, adopt, storeAttachments, now }: Dependencies) {
  return {
    /** What a mail is about; null when it is about nothing that the desk knows. */
    async find(head: MailHead): Promise<Thread | null> {
      // A claim that nobody has listed yet would not be found by its number.
      await adopt();
      return findThread(db.read, head);
    },

    /**
     * Stores a mail with its attachments, once however often it is read.
     * @throws AppError `storage-unavailable`: then nothing is stored.
     */
    async store(thread: Thread, mail: IncomingMail): Promise<void> {
      const known = await db.read
        .selectFrom('desk_reply')
        .select('id')
        .where('digest', '=', digestOfMail(mail))
        .executeTakeFirst();
      if (known) return;
      const { files, left } = await storeAttachments(mail.attachments);
      const at = new Date(now()).toISOString();
      // Files of a transaction that fails belong to nothing: the daily purge removes them.
      await db.write
        .transaction()
        .execute((transaction) => storeReply(transaction, { thread, mail, files, left, at }));
    },
  };
}
