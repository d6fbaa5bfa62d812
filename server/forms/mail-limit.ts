import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { digestOf } from '#server/forms/secrets.ts';

/** Mails a day, over all forms, to one address that visitors entered. */
export const MAILS_A_DAY = 3;

/** Mail services that ignore dots before the @, and the one name under which each is counted. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * Counts a mail to an address, in the transaction that stores it.
 * @param day ISO date.
 * @returns false when the address has had its mails of the day.
 */
export async function takeMail(
  transaction: Transaction<Tables>,
  address: string,
  day: string,
): Promise<boolean> {
  const rows = await transaction
    .insertInto('mail_recipient')
    .values({ recipient_digest: recipientDigest(address), day, mails: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['recipient_digest', 'day'])
        .doUpdateSet((eb) => ({ mails: eb('mail_recipient.mails', '+', 1) }))
        .where('mail_recipient.mails', '<', MAILS_A_DAY),
    )
    .returning('mails')
    .execute();
  return rows.length === 1;
}

/** Digest under which the mails to a mailbox are counted. */
export function recipientDigest(address: string): string {
  return digestOf('recipient', mailboxOf(address));
}

/**
 * The mailbox of an address, so that its other spellings are not counted apart: case, `+tag`, and dots where the
 * service ignores them. An address without a name before its tag stays whole.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const [name, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  const dotless = DOTLESS.get(domain);
  return dotless ? `${untagged.replaceAll('.', '')}@${dotless}` : `${untagged}@${domain}`;
}
