import type { AuthProvider } from 'react-admin';
import { permissionOf } from '#studio/app/page-permissions.ts';
import { currentPerson, forgetPerson, hasSignedIn } from '#studio/app/session.ts';
import { call, SIGNED_OUT, StudioError } from '#studio/app/studio-client.ts';
import { claimDrafts } from '#studio/ui/typed-drafts.ts';

/** Who is signed in, and what that person may do: `canAccess({ resource: 'people', action: 'read' })`. */
export const authProvider: AuthProvider = {
  // The page for signing in calls the API itself: it has several steps.
  login: async () => forgetPerson(),

  async logout() {
    if (await currentPerson().catch(() => null)) {
      await call('POST', '/access/sign-out').catch(() => {});
      claimDrafts(null);
    }
    forgetPerson();
  },

  async checkAuth() {
    if (await currentPerson()) return;
    // React Admin shows the message, translated. Who has just come sees the page for signing in, which says enough.
    const error = new Error(`studio.error.${SIGNED_OUT}`);
    throw hasSignedIn() ? error : Object.assign(error, { message: false });
  },

  async checkError(error) {
    if (!(error instanceof StudioError) || error.id !== SIGNED_OUT) return;
    forgetPerson();
    throw error;
  },

  async getIdentity() {
    const person = await currentPerson();
    return { id: person?.id ?? '', fullName: person?.name ?? '' };
  },

  async getPermissions() {
    return (await currentPerson())?.permissions ?? [];
  },

  async canAccess(access) {
    const permissions: string[] = (await currentPerson())?.permissions ?? [];
    return permissions.includes(permissionOf(access));
  },
};
