import { parseArgs } from 'node:util';
import { z } from 'zod';
import { isAppError } from '#core/app-error.ts';
import { defaultLocale, localeCodes } from '#core/i18n/locales.ts';
import { roles } from '#core/studio/role-permissions.ts';
import { openDatabase } from '#server/db/client.ts';
import { type Env, readEnv } from '#server/env.ts';
import { givePersonAccess } from '#server/studio/give-access.ts';

const USAGE = `Usage: npm run studio:user -- ana@example.com --role admin --name "Ana Ruiz" --locale es

Gives a person access to the studio, and prints a link with which the person chooses a password: it works once.
For a person who has access already it changes the role, lets a locked-out person in again, and prints a new link.

--role     ${roles.join(', ')}
--name     by default the part of the address before the @
--locale   language of the person's mails: ${localeCodes.join(', ')}; by default ${defaultLocale}
--without-second-factor   removes authenticator app and passkeys of a person who has lost them`;

const argumentsSchema = z.object({
  email: z.email(),
  role: z.enum(roles),
  name: z.string().trim().min(1).max(100),
  locale: z.enum(localeCodes),
  isWithoutSecondFactor: z.boolean(),
});

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      name: { type: 'string' },
      locale: { type: 'string', default: defaultLocale },
      'without-second-factor': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const email = positionals[0]?.trim().toLowerCase() ?? '';
  const name = values.name ?? email.split('@', 1)[0];
  const isWithoutSecondFactor = values['without-second-factor'];
  const { data, error } = argumentsSchema.safeParse({
    ...values,
    email,
    name,
    isWithoutSecondFactor,
  });
  if (values.help || error) {
    if (error && !values.help && positionals.length > 0)
      console.error(`${z.prettifyError(error)}\n`);
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  return giveAccess(data);
}

async function giveAccess(wanted: z.infer<typeof argumentsSchema>): Promise<number> {
  const env = readEnv();
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const { path, isNew } = await givePersonAccess(database, wanted, Date.now());
    console.log(
      `${wanted.email} ${isNew ? 'has access' : 'has access again'} as ${wanted.role}. ` +
        `The link works once, within ${isNew ? 'three days' : 'an hour'}:\n\n  ${siteOf(env)}${path}\n`,
    );
    return 0;
  } catch (error) {
    if (!isAppError(error, 'studio-conflict')) throw error;
    console.error('This person is the last admin: give somebody else the role first.');
    return 1;
  } finally {
    await database.destroy();
  }
}

function siteOf(env: Env): string {
  return (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
}
