import type { Database } from '#server/db/client.ts';
import type { IncomingMail, MailHead } from '#server/mail/incoming/incoming-mail.ts';
import { type Adopt, ALL_ROWS } from '#server/studio/desk/adopt-cases.ts';
import { findThread, type Thread } from '#server/studio/desk/replies/find-thread.ts';
import {
  digestOfMail,
  type ReplyFile,
  storeReply,
} from '#server/studio/desk/replies/store-reply.ts';
import { tellAssignee } from '#server/studio/desk/replies/tell-assignee.ts';
import type { WriteNotice } from '#server/studio/notice.ts';

/** Checks attachments as the forms check uploads, and stores them. */
type StoreAttachments = (
  attachments: IncomingMail['attachments'],
) => Promise<{ files: ReplyFile[]; left: string[] }>;

type Dependencies = {
  db: Database;
  adopt: Adopt;
  storeAttachments: StoreAttachments;
  /** Prepares mails to the people of the desk, outside of transactions. */
  openNotices(): Promise<WriteNotice>;
  /** Called after mail was stored. */
  onMail(): void;
  now(): number;
};

/** The replies of visitors, as they arrive in a mailbox. */
export function createReplies(dependencies: Dependencies) {
  const { db, adopt, storeAttachments, openNotices, onMail, now } = dependencies;
  return {
    /** What a mail is about; null when it is about nothing that the desk knows. */
    async find(head: MailHead): Promise<Thread | null> {
      // A claim that nobody has listed yet would not be found by its number, and its mail stay in the mailbox.
      await adopt(ALL_ROWS);
      return findThread(db.read, head);
    },

    /**
     * Stores a mail with its attachments, once however often it is read. Whoever has a case that is taken into work again
     * by it is told by mail: once until the case waits again, however often its sender writes.
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
      const write = await openNotices();
      // Files of a transaction that fails belong to nothing: the daily purge removes them.
      const isTold = await db.write.transaction().execute(async (transaction) => {
        const isTakenUp = await storeReply(transaction, { thread, mail, files, left, at });
        return isTakenUp && tellAssignee(transaction, { id: thread.submissionId, at, write });
      });
      if (isTold) onMail();
    },
  };
}
