import type { Kysely } from 'kysely';
import { AppError } from '#core/app-error.ts';
import type { Database } from '#server/db/client.ts';
import { getSiteSecret } from '#server/db/site-secret.ts';
import { log } from '#server/log.ts';

/** A session ends after so long without a request. */
const IDLE_S = 8 * 60 * 60;
/** How often a request prolongs it, in seconds. */
const PROLONGED_EVERY_S = 15 * 60;
/** Passkeys are added and passwords replaced only so soon after signing in. */
const FRESH_S = 60 * 60;

/** How long no code is accepted after ten wrong ones, from whatever addresses. */
const LOCKED_S = 15 * 60;

const TIMES = { createdAt: 'created', updatedAt: 'updated' };

/**
 * Opens better-auth on the site's database (ADR 60). Its packages are loaded here, when the studio is first used, so that
 * the public site never pays for them. Only its functions are used: the addresses are those of `server/api/studio`.
 *
 * @param siteUrl the origin of the studio: passkeys belong to it, and its scheme decides about secure cookies.
 */
export async function openAuth(db: Database, { siteUrl }: { siteUrl: string }) {
  const [{ betterAuth }, { kyselyAdapter }, { twoFactor }, { passkey }] = await Promise.all([
    import('better-auth/minimal'),
    import('@better-auth/kysely-adapter'),
    import('better-auth/plugins/two-factor'),
    import('@better-auth/passkey'),
  ]);
  return betterAuth({
    // Times as text and flags as numbers, as in all tables of the site, in both dialects.
    database: kyselyAdapter(db.write as unknown as Kysely<Record<string, never>>, {
      type: 'sqlite',
      transaction: false,
    }),
    secret: await getSiteSecret(db, 'studio'),
    baseURL: siteUrl,
    basePath: '/studio/auth',
    telemetry: { enabled: false },
    logger: { log: (level, message) => log[levelOf(level, message)]({ part: 'studio' }, message) },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'studio',
      useSecureCookies: siteUrl.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, path: '/studio' },
      // The site's own limits count by address.
      ipAddress: { disableIpTracking: true },
    },
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: MAX_PASSWORD },
    plugins: [
      twoFactor({
        issuer: new URL(siteUrl).host,
        twoFactorTable: 'studio_two_factor',
        schema: TWO_FACTOR,
        // Counted on the account, so that guessing from many addresses is no faster.
        accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: LOCKED_S },
      }),
      passkey({
        rpID: new URL(siteUrl).hostname,
        rpName: new URL(siteUrl).host,
        origin: new URL(siteUrl).origin,
        schema: PASSKEY,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          // A passkey stands for both factors only where the device has verified its owner.
          afterVerification: ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) {
              throw new AppError('studio-sign-in-refused');
            }
          },
        },
      }),
    ],
    ...tablesOf(db),
  });
}

/** The library calls it an error when anybody sends an invalid passkey; the sign-in logs the address. */
function levelOf<Level extends string>(level: Level, message: string): Level | 'warn' {
  return level === 'error' && message.startsWith('Failed to verify') ? 'warn' : level;
}

export type Auth = Awaited<ReturnType<typeof openAuth>>;

/** Longer ones only cost time. */
export const MAX_PASSWORD = 128;

/** Names of tables and columns in `migrations/0020-studio.sql`, and what is done when they are written. */
function tablesOf({ read }: Database) {
  return {
    user: {
      modelName: 'studio_person',
      fields: { emailVerified: 'email_verified', ...TIMES },
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        locale: { type: 'string', required: true, input: false },
        disabled: { type: 'string', required: false, input: false },
      },
    },
    session: {
      modelName: 'studio_session',
      fields: {
        userId: 'person_id',
        expiresAt: 'expires',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...TIMES,
      },
      expiresIn: IDLE_S,
      updateAge: PROLONGED_EVERY_S,
      freshAge: FRESH_S,
    },
    account: {
      modelName: 'studio_credential',
      fields: {
        userId: 'person_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires',
        refreshTokenExpiresAt: 'refresh_token_expires',
        ...TIMES,
      },
    },
    verification: {
      modelName: 'studio_verification',
      fields: { expiresAt: 'expires', ...TIMES },
      storeIdentifier: 'hashed',
    },
    databaseHooks: {
      session: {
        create: {
          // Whatever the way of signing in.
          before: async ({ userId }: { userId: string }) => {
            if (await isDisabled(read, userId)) throw new AppError('studio-sign-in-refused');
          },
        },
      },
    },
  } as const;
}

const TWO_FACTOR = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    fields: {
      backupCodes: 'backup_codes',
      userId: 'person_id',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
};

const PASSKEY = {
  passkey: {
    modelName: 'studio_passkey',
    fields: {
      publicKey: 'public_key',
      userId: 'person_id',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created',
    },
  },
};

async function isDisabled(read: Database['read'], id: string): Promise<boolean> {
  const person = await read
    .selectFrom('studio_person')
    .select('disabled')
    .where('id', '=', id)
    .executeTakeFirst();
  return person?.disabled !== null;
}
