import type { Permission, Role } from '#core/studio/role-permissions.ts';
import { call } from '#studio/app/studio-client.ts';
import { claimDrafts } from '#studio/ui/typed-drafts.ts';

/** The person who is signed in. */
export type Person = {
  id: string;
  name: string;
  email: string;
  role: Role;
  locale: string;
  hasTwoFactor: boolean;
  permissions: Permission[];
};

/** The page that signing in leads back to, in the state of its address. */
export type NextPage = { nextPathname?: string; nextSearch?: string };

let known: Promise<Person | null> | null = null;
let wasSignedIn = false;

/** The person of this browser, read once; null: nobody is signed in. */
export function currentPerson(): Promise<Person | null> {
  known ??= call<{ person: Person | null }>('GET', '/access/session')
    .then(({ person }) => {
      // An ended session leaves what was typed to the next sign-in of the same person.
      if (person) claimDrafts(person.id);
      wasSignedIn ||= person !== null;
      return person;
    })
    .catch((error) => {
      known = null;
      throw error;
    });
  return known;
}

/** The session has begun, ended or changed. */
export function forgetPerson(): void {
  known = null;
}

/** Whether somebody has been signed in since the document was loaded. */
export const hasSignedIn = (): boolean => wasSignedIn;
