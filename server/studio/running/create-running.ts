import type { Transaction } from 'kysely';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Actor } from '#server/studio/audit-trail.ts';
import type { WriteNotice } from '#server/studio/notice.ts';
import { giveUpMails, retryMails } from '#server/studio/running/change-mails.ts';
import {
  describeImport,
  findImports,
  type ImportQuery,
} from '#server/studio/running/find-imports.ts';
import { describeMail, findMails, type MailQuery } from '#server/studio/running/mail-queue.ts';
import {
  createPersonalRecords,
  type PersonalData,
} from '#server/studio/running/personal-records.ts';

export type RunningDependencies = {
  db: Database;
  personal: PersonalData;
  openNotices(): Promise<WriteNotice>;
  /** Called after mail became due. */
  onMail(): void;
  now(): number;
};

/** What keeps the site running: mails that wait or failed, and the data of visitors. */
export function createRunning(dependencies: RunningDependencies) {
  const { db } = dependencies;
  return {
    mails: createMails(dependencies),
    personal: createPersonalRecords(dependencies),
    imports: {
      find: (query: ImportQuery) => findImports(db, query),
      /** Null when there is no such import. */
      describe: (id: string) => describeImport(db, id),
    },
  };
}

function createMails({ db, onMail, now }: RunningDependencies) {
  const inTransaction = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
    db.write.transaction().execute(work);
  return {
    find: (query: MailQuery) => findMails(db, query),

    /** Null when there is no such mail. */
    describe: (id: string) => describeMail(db, id),

    /** Tries mails again at once. Returns how many. */
    async retry(actor: Actor, ids: string[]): Promise<number> {
      const count = await inTransaction((transaction) =>
        retryMails(transaction, { actor, ids, now: now() }),
      );
      if (count > 0) onMail();
      return count;
    },

    /** Stops further attempts. Returns of how many mails. */
    giveUp: (actor: Actor, ids: string[]): Promise<number> =>
      inTransaction((transaction) => giveUpMails(transaction, { actor, ids, now: now() })),
  };
}
