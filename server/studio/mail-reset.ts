import type { Transaction } from 'kysely';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { log } from '#server/log.ts';
import type { Actor } from '#server/studio/audit-trail.ts';
import { findEnabled, isInvited } from '#server/studio/password-links.ts';
import { type IssuedLink, issueLink } from '#server/studio/people.ts';

/**
 * Queues the mail with a link.
 *
 * `isRequested`: a visitor has entered the address, which gets a few mails a day. False: it has had them.
 */
export type QueueLink = (
  transaction: Transaction<Tables>,
  mail: { link: IssuedLink; isRequested: boolean },
) => Promise<boolean>;

type Dependencies = {
  db: Database;
  openMails(): Promise<{ queueLink: QueueLink }>;
  onMail(): void;
  now(): number;
};

class TooManyMails extends Error {}

/** Whoever enters the address is nobody yet. */
const UNKNOWN: Actor = { id: null, name: '–' };

/** Mails a link for another password to whoever has this address, if anybody: later, so the response time reveals nothing. */
export function mailReset(dependencies: Dependencies, email: string): void {
  queueReset(dependencies, email).catch((error) =>
    log.error({ err: error }, 'a link could not be mailed'),
  );
}

async function queueReset({ db, openMails, onMail, now }: Dependencies, email: string) {
  const person = await findEnabled(db, email);
  // Whoever was invited has a link already: nobody else must end it.
  if (!person || (await isInvited(db, person.id, now()))) return;
  const { queueLink: queue } = await openMails();
  const queueing = db.write.transaction().execute(async (transaction) => {
    const link = await issueLink(transaction, { actor: UNKNOWN, id: person.id, now: now() });
    if (await queue(transaction, { link, isRequested: true })) return true;
    throw new TooManyMails();
  });
  const isMailed = await queueing.catch((error) => {
    if (error instanceof TooManyMails) return false;
    throw error;
  });
  if (isMailed) onMail();
}
