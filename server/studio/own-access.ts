import { AppError } from '#core/app-error.ts';
import type { CodeOf } from '#core/studio/code-names.ts';
import type { Database } from '#server/db/client.ts';
import type { UsageCounter } from '#server/limits/usage.ts';
import { recordEvent } from '#server/studio/audit-trail.ts';
import {
  type AuthHeaders,
  callAuth,
  toHeaders,
  type WithCookies,
} from '#server/studio/call-auth.ts';
import type { Auth } from '#server/studio/open-auth.ts';
import { createOwnAttempts } from '#server/studio/own-attempts.ts';
import { endLinks } from '#server/studio/password-links.ts';
import { findWeakness, type KnownSources, knownOf } from '#server/studio/password-strength.ts';
import { listSessions } from '#server/studio/people.ts';
import type { SignedIn } from '#server/studio/sign-in.ts';
import { createUsedCodes } from '#server/studio/used-codes.ts';

/** A browser in which somebody is signed in. */
type OwnSession = {
  id: string;
  userAgent: string | null;
  /** ISO times. */
  created: string;
  lastUsed: string;
  isCurrent: boolean;
};

export type Passkey = { id: string; name: string | null; created: string | null };

/** A request of the person whose access it is. */
export type OwnRequest = { person: SignedIn; headers: AuthHeaders };

/** `totpURI` begins with `otpauth:` and holds the secret. */
type NewSecret = { totpURI: string; backupCodes: string[] };

type Dependencies = {
  db: Database;
  auth: Auth;
  usage: UsageCounter;
  now(): number;
} & KnownSources;

/** What people see and change of their own access: sessions, password, second factor, passkeys. */
export function createOwnAccess(dependencies: Dependencies) {
  const { db } = dependencies;
  return {
    ...createOwnSessions(dependencies),
    ...createOwnPassword(dependencies),
    ...createOwnSecondFactor(dependencies),
    ...createOwnPasskeys(dependencies),

    /** Backup codes that are left are not shown: they are shown once, when they are made. */
    async describe({ person }: OwnRequest) {
      return { hasTwoFactor: person.hasTwoFactor, passkeys: await listPasskeys(db, person) };
    },
  };
}

/** Writes the event of something that the library has done. */
function createNote({ db, now }: Dependencies) {
  return (person: SignedIn, action: CodeOf<'action'>, after?: unknown): Promise<void> =>
    db.write.transaction().execute((transaction) =>
      recordEvent(transaction, {
        actor: person,
        action,
        subject: { kind: 'person', key: person.email },
        after,
        at: new Date(now()).toISOString(),
      }),
    );
}

function createOwnSessions(dependencies: Dependencies) {
  const { db, now } = dependencies;
  const note = createNote(dependencies);
  return {
    async listSessions({ person }: OwnRequest): Promise<OwnSession[]> {
      const sessions = await listSessions(db, { id: person.id, now: now() });
      return sessions.map((session) => {
        return { ...session, isCurrent: session.id === person.sessionId };
      });
    },

    /** Ends another session of the same person. @throws AppError `studio-not-found` */
    async endSession({ person }: OwnRequest, id: string): Promise<void> {
      const ended = await db.write
        .deleteFrom('studio_session')
        .where('id', '=', id)
        .where('person_id', '=', person.id)
        .returning('id')
        .executeTakeFirst();
      if (!ended) throw new AppError('studio-not-found');
      await note(person, 'session.ended-elsewhere');
    },

    /** Ends all sessions of the person but this one. */
    async endOtherSessions({ person }: OwnRequest): Promise<void> {
      await db.write
        .deleteFrom('studio_session')
        .where('person_id', '=', person.id)
        .where('id', '<>', person.sessionId)
        .execute();
      await note(person, 'session.others-ended');
    },
  };
}

function createOwnPassword(dependencies: Dependencies) {
  const { auth, db, usage } = dependencies;
  const note = createNote(dependencies);
  const call = createOwnCall(usage);

  return {
    /** Ends the other sessions, and links by mail that are under way. @throws AppError `studio-sign-in-refused` for a wrong password, `studio-invalid` */
    async changePassword(
      { person, headers }: OwnRequest,
      { current, password }: { current: string; password: string },
    ): Promise<WithCookies<null>> {
      const weakness = await findWeakness(password, await knownOf(person, dependencies));
      if (weakness) throw new AppError('studio-invalid', { problems: [weakness] });
      const { cookies } = await call(person, () =>
        auth.api.changePassword({
          body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
          headers: toHeaders(headers),
          returnHeaders: true,
        }),
      );
      await endLinks(db.write, person.id);
      await note(person, 'password.changed');
      return { result: null, cookies };
    },
  };
}

type Registration = NonNullable<Parameters<Auth['api']['verifyPasskeyRegistration']>[0]>['body'];

function createOwnPasskeys(dependencies: Dependencies) {
  const { db, auth } = dependencies;
  const note = createNote(dependencies);
  return {
    newPasskeyOptions: ({ headers }: OwnRequest) =>
      callAuth('studio-sign-in-refused', () =>
        auth.api.generatePasskeyRegistrationOptions({
          query: {},
          headers: toHeaders(headers),
          returnHeaders: true,
        }),
      ),

    async addPasskey(
      { person, headers }: OwnRequest,
      body: Pick<Registration, 'name' | 'response'>,
    ) {
      const { cookies } = await callAuth('studio-sign-in-refused', () =>
        auth.api.verifyPasskeyRegistration({
          body,
          headers: toHeaders(headers),
          returnHeaders: true,
        }),
      );
      await note(person, 'passkey.added', { name: body.name });
      return { result: null, cookies };
    },

    /** @throws AppError `studio-not-found` */
    async removePasskey({ person }: OwnRequest, id: string): Promise<void> {
      const removed = await db.write
        .deleteFrom('studio_passkey')
        .where('id', '=', id)
        .where('person_id', '=', person.id)
        .returning('name')
        .executeTakeFirst();
      if (!removed) throw new AppError('studio-not-found');
      await note(person, 'passkey.removed', { name: removed.name });
    },
  };
}

function listPasskeys({ read }: Database, person: SignedIn): Promise<Passkey[]> {
  return read
    .selectFrom('studio_passkey')
    .select(['id', 'name', 'created'])
    .where('person_id', '=', person.id)
    .orderBy('created')
    .execute();
}

function createOwnSecondFactor(dependencies: Dependencies) {
  const { auth, usage } = dependencies;
  const note = createNote(dependencies);
  const codes = createUsedCodes(usage);
  const call = createOwnCall(usage);

  return {
    /** The secret for an authenticator app and backup codes; it counts once a code was confirmed. */
    async beginTwoFactor(
      { person, headers }: OwnRequest,
      password: string,
    ): Promise<WithCookies<NewSecret>> {
      const { result, cookies } = await call(person, () =>
        auth.api.enableTwoFactor({
          body: { password },
          headers: toHeaders(headers),
          returnHeaders: true,
        }),
      );
      if (result.method !== 'totp') throw new Error('Only authenticator apps are configured.');
      const { totpURI, backupCodes } = result;
      return { result: { totpURI, backupCodes }, cookies };
    },

    async confirmTwoFactor({ person, headers }: OwnRequest, code: string) {
      const { cookies } = await call(person, async () => {
        const verified = await auth.api.verifyTOTP({
          body: { code },
          headers: toHeaders(headers),
          returnHeaders: true,
        });
        if (!codes.take(person.id, code)) throw new AppError('studio-sign-in-refused');
        return verified;
      });
      await note(person, 'two-factor.added');
      return { result: null, cookies };
    },

    async endTwoFactor({ person, headers }: OwnRequest, password: string) {
      const { cookies } = await call(person, () =>
        auth.api.disableTwoFactor({
          body: { password },
          headers: toHeaders(headers),
          returnHeaders: true,
        }),
      );
      await note(person, 'two-factor.removed');
      return { result: null, cookies };
    },
  };
}

/** Calls that may fail so often only: each needs the password or a code. */
function createOwnCall(usage: Dependencies['usage']) {
  const attempt = createOwnAttempts(usage);
  return <Result>(
    { id }: SignedIn,
    change: () => Promise<{ headers: Headers; response: Result }>,
  ): Promise<WithCookies<Result>> => attempt(id, () => callAuth('studio-sign-in-refused', change));
}
