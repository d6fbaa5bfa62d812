import type { Database } from '#server/db/client.ts';
import {
  changePerson,
  type Invitation,
  invitePerson,
  issueLink,
  removeSecondFactor,
} from '#server/studio/people.ts';

/** The operator, at the command line of the server. */
const OPERATOR = { id: null, name: 'npm run studio:user' };

/** `isWithoutSecondFactor`: authenticator app and passkeys of a known person are removed. */
type Access = Invitation & { isWithoutSecondFactor?: boolean };

/**
 * Gives a person access by the operator's command: adds the person, or changes the role and lets the person in again.
 *
 * @returns the path of a link that sets the password.
 * @throws AppError `studio-conflict` (`last-admin`).
 */
export async function givePersonAccess(
  { write }: Pick<Database, 'write'>,
  { isWithoutSecondFactor = false, ...invitation }: Access,
  now: number,
): Promise<{ path: string; isNew: boolean }> {
  return write.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('studio_person')
      .select(['id', 'role', 'disabled'])
      .where('email', '=', invitation.email)
      .executeTakeFirst();
    if (!known) {
      const { path } = await invitePerson(transaction, { actor: OPERATOR, invitation, now });
      return { path, isNew: true };
    }
    const person = { actor: OPERATOR, id: known.id, now };
    const { role } = invitation;
    if (known.role !== role || known.disabled !== null) {
      await changePerson(transaction, { ...person, change: { role, isDisabled: false } });
    }
    if (isWithoutSecondFactor) await removeSecondFactor(transaction, person);
    const { path } = await issueLink(transaction, person);
    return { path, isNew: false };
  });
}
