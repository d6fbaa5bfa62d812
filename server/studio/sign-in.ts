import { AppError } from '#core/app-error.ts';
import { type Permission, permissionsOf, type Role } from '#core/studio/role-permissions.ts';
import type { Database } from '#server/db/client.ts';
import { createRateLimit } from '#server/limits/rate-limit.ts';
import type { UsageCounter } from '#server/limits/usage.ts';
import { log } from '#server/log.ts';
import { recordEvent } from '#server/studio/audit-trail.ts';
import {
  type AuthHeaders,
  callAuth,
  toHeaders,
  type WithCookies,
} from '#server/studio/call-auth.ts';
import type { Auth } from '#server/studio/open-auth.ts';
import { createUsedCodes } from '#server/studio/used-codes.ts';

/** The person of a session. */
export type SignedIn = {
  id: string;
  sessionId: string;
  name: string;
  email: string;
  role: Role;
  locale: string;
  hasTwoFactor: boolean;
  permissions: Permission[];
};

const WINDOW_MS = 15 * 60_000;
/** Wrong passwords and codes from one address, of one account from one address, and of one account from anywhere. */
const FROM_ADDRESS = 30;
const OF_ACCOUNT_FROM_ADDRESS = 8;
const OF_ACCOUNT = 100;
/** However often it is used, a session ends a week after signing in. */
const LONGEST_SESSION_MS = 7 * 86_400_000;

/** What the browser made of the challenge; the library examines it. */
type PasskeyResponse = NonNullable<
  Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]
>['body']['response'];

type Dependencies = { db: Database; auth: Auth; usage: UsageCounter; now(): number };

/** A visitor who signs in: the address counts for the limits. */
type Visitor = { address: string; headers: AuthHeaders };

/** Signing in and out, and the person of a request. */
export function createSignIn(dependencies: Dependencies) {
  const enter = createEntry(dependencies);
  return {
    ...createFirstSteps(dependencies, enter),
    ...createPasskeySteps(dependencies, enter),
    ...createSession(dependencies),
  };
}

type Entry = ReturnType<typeof createEntry>;

/** One attempt, counted. @throws AppError `studio-sign-in-refused`, `too-many-requests` */
function createEntry({ usage }: Dependencies) {
  const attempts = createAttempts(usage);
  return <Result>(
    attempt: Attempt,
    call: () => Promise<{ headers: Headers; response: Result }>,
  ): Promise<WithCookies<Result>> =>
    attempts.count(attempt, () => callAuth('studio-sign-in-refused', call));
}

function createFirstSteps({ db, auth, usage, now }: Dependencies, enter: Entry) {
  const codes = createUsedCodes(usage);

  /** The library has begun a session, which ends when the code was used before. */
  async function useUp(
    { token = '', user }: { token?: string | undefined; user: { id: string } },
    code: string,
  ) {
    if (codes.take(user.id, code)) return;
    await db.write.deleteFrom('studio_session').where('token', '=', token).execute();
    throw new AppError('studio-sign-in-refused');
  }

  const start = createStart({ db, now });

  return {
    async withPassword(
      { email, password }: { email: string; password: string },
      { address, headers: sent }: Visitor,
    ): Promise<WithCookies<{ next: 'start' | 'second-factor' }>> {
      const headers = toHeaders(sent);
      const { result, cookies } = await enter({ address, email }, () =>
        auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
      );
      if ('twoFactorRedirect' in result) return { result: { next: 'second-factor' }, cookies };
      return { result: await start(result.user, 'password'), cookies };
    },

    /** The second step: a code of the authenticator app, or one of the backup codes. */
    async withCode(
      { code, kind }: { code: string; kind: 'totp' | 'backup' },
      { address, headers: sent }: Visitor,
    ): Promise<WithCookies<{ next: 'start' }>> {
      const headers = toHeaders(sent);
      const verify = kind === 'totp' ? auth.api.verifyTOTP : auth.api.verifyBackupCode;
      const { result, cookies } = await enter({ address, email: '' }, () =>
        verify({ body: { code }, headers, returnHeaders: true }),
      );
      if (kind === 'totp') await useUp(result, code);
      return { result: await start(result.user, kind), cookies };
    },
  };
}

type Way = 'password' | 'passkey' | 'totp' | 'backup';

/** Writes into the trail that a session has begun. */
function createStart({ db, now }: Pick<Dependencies, 'db' | 'now'>) {
  return async (person: { id: string; name: string; email: string }, way: Way) => {
    await db.write.transaction().execute((transaction) =>
      recordEvent(transaction, {
        actor: person,
        action: `session.started-by-${way}`,
        subject: { kind: 'person', key: person.email },
        at: new Date(now()).toISOString(),
      }),
    );
    return { next: 'start' as const };
  };
}

function createPasskeySteps({ db, auth, now }: Dependencies, enter: Entry) {
  const start = createStart({ db, now });
  return {
    /** The challenge for a passkey of anybody. */
    async passkeyOptions(headers: AuthHeaders) {
      // Each challenge is a row: what is over goes before another comes.
      const over = db.write.deleteFrom('studio_verification');
      await over.where('expires', '<', new Date(now()).toISOString()).execute();
      return callAuth('studio-sign-in-refused', () =>
        auth.api.generatePasskeyAuthenticationOptions({
          headers: toHeaders(headers),
          returnHeaders: true,
        }),
      );
    },

    async withPasskey(
      sentResponse: Record<string, unknown>,
      { address, headers: sent }: Visitor,
    ): Promise<WithCookies<{ next: 'start' }>> {
      const headers = toHeaders(sent);
      const response = sentResponse as unknown as PasskeyResponse;
      const { result, cookies } = await enter({ address, email: '' }, () =>
        auth.api.verifyPasskeyAuthentication({ body: { response }, headers, returnHeaders: true }),
      );
      return { result: await start(result.user, 'passkey'), cookies };
    },
  };
}

function createSession({ db, auth, now }: Dependencies) {
  return {
    /** The person of a request, and cookies that prolong the session; null without a session that is valid. */
    async find(headers: AuthHeaders): Promise<WithCookies<SignedIn | null>> {
      const { result, cookies } = await callAuth('studio-signed-out', () =>
        auth.api.getSession({ headers: toHeaders(headers), returnHeaders: true }),
      );
      if (!result) return { result: null, cookies };
      const { user, session } = result;
      const isOver = now() - new Date(session.createdAt).getTime() > LONGEST_SESSION_MS;
      if (user.disabled || isOver) return { result: null, cookies };
      const { id, name, email, locale } = user;
      const role = user.role as Role;
      const permissions = permissionsOf(role);
      const hasTwoFactor = user.twoFactorEnabled === true;
      const found = { id, sessionId: session.id, name, email, role, locale, hasTwoFactor };
      return { result: { ...found, permissions }, cookies };
    },

    /** Ends the session of a request. */
    async end(person: SignedIn, headers: AuthHeaders): Promise<WithCookies<null>> {
      const { cookies } = await callAuth('studio-signed-out', () =>
        auth.api.signOut({ headers: toHeaders(headers), returnHeaders: true }),
      );
      await db.write.transaction().execute((transaction) =>
        recordEvent(transaction, {
          actor: person,
          action: 'session.ended',
          subject: { kind: 'person', key: person.email },
          at: new Date(now()).toISOString(),
        }),
      );
      return { result: null, cookies };
    },
  };
}

type Attempt = { address: string; email: string };

/** Counts failed attempts. An attempt counts from its start, so that many at once are no way around. */
function createAttempts(usage: UsageCounter) {
  const limitOf = (name: string, max: number) =>
    createRateLimit(usage, { name: `studio ${name}`, max, windowMs: WINDOW_MS });
  const limits = {
    address: limitOf('sign-ins of an address', FROM_ADDRESS),
    both: limitOf('sign-ins of an account from an address', OF_ACCOUNT_FROM_ADDRESS),
    account: limitOf('sign-ins of an account', OF_ACCOUNT),
  };

  return {
    async count<Result>(
      { address, email }: Attempt,
      signIn: () => Promise<Result>,
    ): Promise<Result> {
      const account = email.trim().toLowerCase();
      const counted = [
        { limit: limits.address, key: address },
        { limit: limits.both, key: `${address} ${account}` },
        ...(account === '' ? [] : [{ limit: limits.account, key: account }]),
      ];
      const waits = counted.map(({ limit, key }) => limit.wait(key, 1) ?? 0);
      const retryAfterS = Math.max(...waits);
      if (retryAfterS > 0) throw new AppError('too-many-requests', { retryAfterS });
      for (const { limit, key } of counted) limit.spend(key, 1);
      const result = await signIn().catch((error) => {
        log.warn({ address }, 'a sign-in to the studio was refused');
        throw error;
      });
      for (const { limit, key } of counted) limit.spend(key, -1);
      return result;
    },
  };
}
