import { parseArgs } from 'node:util';
import { describeChanges } from '#scripts/content/describe-changes.ts';
import { describeVersions } from '#scripts/content/describe-versions.ts';
import { exportFolder } from '#scripts/content/export-folder.ts';
import { restoreContent } from '#scripts/content/restore-content.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { findSourceVersion, listSourceVersions } from '#server/db/versions/source-versions.ts';
import { listVersionChanges } from '#server/db/versions/version-changes.ts';
import { readEnv } from '#server/env.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { fileSettings } from '#server/settings.ts';

const USAGE = `Usage: npm run content:versions
       npm run content:diff -- <number> <number>
       npm run content:export -- <folder> [--version <number>]
       npm run content:restore -- <number> [--note <text>]

versions  lists the versions of the content whose files are stored, the latest first.
diff      lists the files that differ from one version to another.
export    writes the files of a version into a new folder, as they were imported; by default those in use.
restore   imports the files of an earlier version, as a new version. --note says why, for the list.`;

/** How many arguments each task has. */
const ARGUMENTS: Record<string, number> = { versions: 0, diff: 2, export: 1, restore: 1 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    note: { type: 'string', default: '' },
    help: { type: 'boolean', short: 'h' },
  },
});

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});

async function run(): Promise<number> {
  const [task = '', argument = '', other = ''] = positionals;
  if (values.help || positionals.length - 1 !== ARGUMENTS[task]) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const number = task === 'restore' ? argument : values.version;
  const wanted = number === undefined ? null : toNumber(number);
  const env = readEnv();
  const location = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR };
  const database = await openDatabase({ ...location, asItIs: task !== 'restore' });
  try {
    const { version: inUse } = await readContentVersion(database);
    if (task === 'versions') {
      console.log(describeVersions(await listSourceVersions(database), inUse));
      return 0;
    }
    if (task === 'diff') return await compare(database, toNumber(argument), toNumber(other));
    const { media } = openSiteFiles(fileSettings(env));
    const version = wanted ?? inUse;
    return task === 'export'
      ? await exportFolder(database, { folder: argument, version, media })
      : await restoreContent(database, { env, media, version, note: values.note });
  } finally {
    await database.destroy();
  }
}

async function compare(database: Database, from: number, to: number): Promise<number> {
  for (const version of [from, to]) {
    if (await findSourceVersion(database, version)) continue;
    throw new Error(
      `The files of version ${version} are not stored. See npm run content:versions.`,
    );
  }
  console.log(describeChanges(await listVersionChanges(database, { from, to })));
  return 0;
}

/** @throws Error for anything but a whole number. */
function toNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`${text} is no number of a version. See npm run content:versions.`);
}
