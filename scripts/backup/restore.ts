import { parseArgs } from 'node:util';
import { createArchiveKey } from '#server/backup/archive-key.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { readEnv } from '#server/env.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { fileSettings } from '#server/settings.ts';

const USAGE = `Usage: npm run restore -- <file>

Restores an archive of npm run backup into the folder DATA_DIR and, if set, the database DATABASE_URL and the bucket
MEDIA_URL. All must be empty: nothing is ever overwritten. An encrypted archive needs BACKUP_KEY.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});

async function run(): Promise<number> {
  const [file] = positionals;
  if (values.help || !file) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const env = readEnv();
  const key = env.BACKUP_KEY ? await createArchiveKey(env.BACKUP_KEY) : null;
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  const place = { dataDir, databaseUrl, files: openSiteFiles(fileSettings(env)) };
  const { rows, files, created } = await restoreBackup({ file, key, ...place });
  console.log(`Restored ${file} of ${created}: ${rows} rows, ${files} files.`);
  return 0;
}
