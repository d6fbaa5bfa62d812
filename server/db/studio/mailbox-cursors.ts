import type { Kysely } from 'kysely';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';

/** How far a mailbox has been read: the number of the last mail, and what the numbers belong to. */
type Cursor = { uidValidity: string; lastUid: number };

/** Remembers in the database how far mailboxes have been read. */
export function createCursors({ read, write }: Pick<Database, 'read' | 'write'>) {
  return {
    find: (mailbox: string): Promise<Cursor | null> => findCursor(read, mailbox),
    async move(mailbox: string, { uidValidity, lastUid }: Cursor): Promise<void> {
      const moved = { uid_validity: uidValidity, last_uid: lastUid };
      await write
        .insertInto('mailbox_cursor')
        .values({ mailbox, ...moved })
        .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(moved))
        .execute();
    },
  };
}

async function findCursor(read: Kysely<Tables>, mailbox: string): Promise<Cursor | null> {
  const row = await read
    .selectFrom('mailbox_cursor')
    .selectAll()
    .where('mailbox', '=', mailbox)
    .executeTakeFirst();
  return row ? { uidValidity: row.uid_validity, lastUid: row.last_uid } : null;
}
