import { parseArgs } from 'node:util';
import { createArchiveKey } from '#server/backup/archive-key.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { checkBackup } from '#server/backup/restore-backup.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { noteRun } from '#server/db/tasks/task-runs.ts';
import { readEnv } from '#server/env.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { fileSettings } from '#server/settings.ts';

const USAGE = `Usage: npm run backup -- <file> [--unchecked]
       npm run backup -- <file> --check

Writes the database and all files of the site into one new archive, also while the site runs, and checks it: it is
restored into a temporary folder of DATA_DIR and compared. With BACKUP_KEY the archive is encrypted.

  --unchecked only writes it
  --check     only checks an archive that exists`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    unchecked: { type: 'boolean' },
    check: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});

async function run(): Promise<number> {
  const [file] = positionals;
  if (values.help || !file || (values.check && values.unchecked)) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const env = readEnv();
  const key = env.BACKUP_KEY ? await createArchiveKey(env.BACKUP_KEY) : null;
  const dataDir = env.DATA_DIR;
  if (!values.check) {
    const {
      rows,
      files: count,
      gone,
    } = await withDatabase(env, async (database) => {
      const files = openSiteFiles(fileSettings(env));
      const written = await createBackup({ database, files, file, key });
      await noteRun(database, 'backup', new Date().toISOString());
      return written;
    });
    const removed = gone > 0 ? `, without ${gone} that were removed meanwhile` : '';
    console.log(`Wrote ${file}: ${rows} rows, ${count} files${removed}.`);
    if (!key) console.log('It is not encrypted: BACKUP_KEY is not set.');
  }
  if (values.unchecked) return 0;
  if (key && !key.canDecrypt && !values.check) {
    console.log('It is not checked, because the key in BACKUP_KEY only encrypts.');
    return 0;
  }
  const { rows, files, created } = await checkBackup({ file, key, dataDir });
  await withDatabase(env, (database) =>
    noteRun(database, 'backup-check', new Date().toISOString()),
  );
  console.log(`Checked ${file} of ${created}: ${rows} rows and ${files} files can be restored.`);
  return 0;
}

/** Runs work on the site's database. */
async function withDatabase<Result>(
  { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: ReturnType<typeof readEnv>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ databaseUrl, dataDir });
  return await work(database).finally(() => database.destroy());
}
