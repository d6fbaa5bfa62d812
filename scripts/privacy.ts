import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { composePersonalData } from '#server/compose/compose-personal-data.ts';
import { openDatabase } from '#server/db/client.ts';
import { zipBytes } from '#server/documents/zip-bytes.ts';
import { readEnv } from '#server/env.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { exportFiles } from '#server/forms/export-files.ts';
import { purge } from '#server/forms/purge.ts';
import { retention } from '#server/forms/retention.ts';
import { ownershipOf } from '#server/own-bucket.ts';
import { fileSettings } from '#server/settings.ts';

/** Who has started the command. */
const OPERATOR = { id: null, name: 'npm run privacy:erase' };

const USAGE = `Usage: npm run privacy:purge
       npm run privacy:export -- --email ana@example.com --file ana.zip
       npm run privacy:erase -- --email ana@example.com

purge   removes expired data: messages after ${retention.messageDays} days, registrations
        ${retention.warrantyDays} days after their warranty, claims ${retention.claimDays} days after they were settled or rejected,
        sent mails after ${retention.mailDays} days, also those in DATA_DIR/outbox. The site does it once a day by itself.
export  writes all data stored about the person with an email address to a new ZIP archive: JSON, photos,
        PDF documents, mails. Without --file it prints the JSON alone.
erase   removes all of it, also mails in DATA_DIR/outbox and photos, and overwrites it in the database.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    file: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});

async function run(): Promise<number> {
  const [task = ''] = positionals;
  const { email = '' } = values;
  const isKnown = ['purge', 'export', 'erase'].includes(task);
  if (values.help || !isKnown || (task !== 'purge' && !email.includes('@'))) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const env = readEnv();
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  const place = { database, files: openSiteFiles(fileSettings(env)) };
  const personal = composePersonalData(database, place.files);
  try {
    if (task === 'purge') await ownershipOf(database, place.files, env.SITE_URL)?.();
    if (task === 'export' && values.file) {
      // Never over another file, and readable for its owner alone.
      const archive = createWriteStream(values.file, { flags: 'wx', mode: 0o600 });
      await pipeline(zipBytes(exportFiles(place, email, personal.export)), archive);
      console.log(`Wrote ${values.file}.`);
      return 0;
    }
    if (task === 'export') {
      console.log(JSON.stringify(await personal.export(email), null, 2));
      return 0;
    }
    const { views = 0, ...removed } =
      task === 'purge'
        ? { ...(await purge(place, retention)) }
        : await personal.erase(email, OPERATOR);
    const { submissions, mails, photos, files } = removed;
    console.log(
      `Removed ${submissions} submissions, ${mails} mails, ${photos} photos, ${files} files of the outbox, ${views} saved views.`,
    );
    return 0;
  } finally {
    await database.destroy();
  }
}
