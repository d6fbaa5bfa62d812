import type { Database } from '#server/db/client.ts';
import { addMail, type NewMail } from '#server/db/outgoing-mail.ts';

type DeadLetter = { id: string; created: string; attempts: number; lastError: string | null };

/** Mails that were not delivered, and the reports about them to the operator. */
export function createDeadLetters({ read, write }: Pick<Database, 'read' | 'write'>) {
  return {
    /** Number of mails that wait and of those that could not be delivered. */
    async count(): Promise<{ waiting: number; dead: number }> {
      const rows = await read
        .selectFrom('outgoing_mail')
        .select((eb) => ['status', eb.fn.countAll().as('count')])
        .where('status', 'in', ['waiting', 'dead'])
        .groupBy('status')
        .execute();
      const countOf = (status: string) =>
        Number(rows.find((row) => row.status === status)?.count ?? 0);
      return { waiting: countOf('waiting'), dead: countOf('dead') };
    },

    /** Dead letters that no report has named, the oldest first. */
    listUnreported(): Promise<DeadLetter[]> {
      return read
        .selectFrom('outgoing_mail')
        .select(['id', 'created', 'attempts', 'last_error as lastError'])
        .where('status', '=', 'dead')
        .where('reported', 'is', null)
        .orderBy('created')
        .execute();
    },

    /** Time of the last report; null when there was none. */
    async findLastReport(): Promise<string | null> {
      const row = await read
        .selectFrom('outgoing_mail')
        .select((eb) => eb.fn.max('reported').as('last'))
        .executeTakeFirst();
      return row?.last ?? null;
    },

    /** Queues a report about these mails. A report that is not delivered itself is not reported. */
    async report(mail: NewMail, ids: string[], now: string): Promise<void> {
      await write.transaction().execute(async (transaction) => {
        await addMail(transaction, mail, now);
        await transaction
          .updateTable('outgoing_mail')
          .set({ reported: now })
          .where('id', 'in', [mail.id, ...ids])
          .execute();
      });
    },
  };
}
