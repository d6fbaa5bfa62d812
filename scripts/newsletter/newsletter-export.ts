import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { formatCsv } from '#core/csv.ts';
import { isLocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { openDatabase } from '#server/db/client.ts';
import { readEnv } from '#server/env.ts';
import { newsletterKey } from '#server/forms/newsletter/newsletter-key.ts';
import { listSubscribers } from '#server/forms/newsletter/subscribers.ts';

const USAGE = `Usage: npm run newsletter:export -- --file subscribers.csv [--locale ${localeCodes[0]}]

Writes everybody who has confirmed the newsletter and not unsubscribed since to a new CSV file, with the address that
each one's issues need to unsubscribe: List-Unsubscribe: <…>, List-Unsubscribe-Post: List-Unsubscribe=One-Click.
Export again before each issue. --locale: only those who signed up in this language.`;

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    locale: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});

async function run(): Promise<number> {
  const { file, locale } = values;
  if (values.help || !file || (locale !== undefined && !isLocaleCode(locale))) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const env = readEnv();
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const key = await newsletterKey(database);
    const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
    const subscribers = await listSubscribers(database, { key, siteUrl, locale });
    const head = ['email', 'locale', 'confirmed', 'wording_version', 'unsubscribe_url'];
    const rows = subscribers.map((one) => {
      return [one.email, one.locale, one.confirmed, one.wordingVersion, one.unsubscribeUrl];
    });
    // Never over another file, and readable for its owner alone.
    await writeFile(file, formatCsv('en', [head, ...rows]), { flag: 'wx', mode: 0o600 });
    console.log(`Wrote ${subscribers.length} subscribers to ${file}.`);
    return 0;
  } finally {
    await database.destroy();
  }
}
