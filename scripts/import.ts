import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { importPart, readPartOnce } from '#scripts/import/import-part.ts';
import { indexInChild } from '#scripts/import/index-in-child.ts';
import { settleOrigin, toUnseen } from '#scripts/import/settle-origin.ts';
import { writeDiffPage } from '#scripts/import/write-diff-page.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { type Env, readEnv } from '#server/env.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { describeResult } from '#server/import/describe-result.ts';
import {
  checkFolder,
  compareFolder,
  type ImportOptions,
  importContent,
} from '#server/import/import-content.ts';
import { createProgress, importSteps } from '#server/import/import-progress.ts';
import type { CheckResult, ImportResult } from '#server/import/import-result.ts';
import { noteEnd } from '#server/import/note-import.ts';
import { goBack } from '#server/import/write/write-content.ts';
import { openTraces } from '#server/observe/traces.ts';
import { fileSettings, searchSettings, traceSettings } from '#server/settings.ts';

// V8 collects before memory has grown by a third: 70,000 variants take half the memory and a tenth more time.
setFlagsFromString('--heap-growing-percent=30');

const USAGE = `Usage: npm run import -- <folder> [--dry-run | --diff] [--page <file>] [--part <path> [--sheet <name>]]
                             [--force] [--if-empty] [--note <text>] [--onto <version> | --theirs]
       npm run import -- --undo

  <folder>   the content folder, for example content/
  --dry-run  check and report; needs no database, writes nothing
  --diff     check and compare with the version in use; changes nothing in the database
  --page     where the page with all changes is written; otherwise in imports/ of DATA_DIR
  --part     a CSV file, workbook, BMEcat or xChange file, or folder that is merged into the content folder first;
             removes nothing
  --sheet    of the part, only this sheet
  --force    import even when nothing has changed
  --if-empty import only where nothing was imported yet
  --onto     replace this version, although the folder does not come from it; it has to be the one in use
  --theirs   first write into the folder what the version in use has changed
  --note     why there is a new version, for the list of versions
  --undo     go back to the version before`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean' },
    diff: { type: 'boolean' },
    page: { type: 'string' },
    part: { type: 'string' },
    sheet: { type: 'string' },
    force: { type: 'boolean' },
    'if-empty': { type: 'boolean' },
    note: { type: 'string' },
    onto: { type: 'string' },
    theirs: { type: 'boolean' },
    undo: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

/** For the report that the studio shows. */
const start = {
  person: nameOfUser(),
  command: ['npm run import', ...process.argv.slice(2)].join(' ').slice(0, 300),
};

const part = values.part === undefined ? null : { path: values.part, sheet: values.sheet };
/** Of a check or a comparison: the part is merged in memory only. */
const reading = part && readPartOnce(part);

/** Empty where the machine has no name for its user, as in some containers. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

process.exitCode = await run().catch((error: NodeJS.ErrnoException) => {
  const isMissing = error.code === 'ENOENT' && error.path === positionals[0];
  console.error(isMissing ? `There is no folder ${positionals[0]}.` : error.message);
  return 1;
});

async function run(): Promise<number> {
  const [folder] = positionals;
  const isUsage = values.undo
    ? !folder && !values['dry-run'] && !values.diff
    : folder !== undefined;
  if (values.help || !isUsage) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  if (folder && values['dry-run']) {
    return report(folder, (onProgress) => checkFolder({ folder, onProgress, ...amending() }));
  }
  const env = readEnv();
  const traces = await openTraces(traceSettings(env));
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    asItIs: values.diff,
  });
  try {
    if (!folder) {
      const version = await goBack(database);
      console.log(
        version === null
          ? 'There is no version to go back to.'
          : `Version ${version} is in use again.`,
      );
      return version === null ? 1 : 0;
    }
    if (values['if-empty'] && (await readContentVersion(database)).version > 0) return 0;
    const pagePath = { page: values.page, dataDir: env.DATA_DIR };
    if (values.diff) {
      return await report(folder, async (onProgress) =>
        withPage(await compareFolder(database, { folder, onProgress, ...amending() }), pagePath),
      );
    }
    return await report(folder, async (onProgress) =>
      withPage(await importFolder(database, { env, folder, onProgress }), pagePath),
    );
  } finally {
    await traces?.close();
    await database.destroy();
  }
}

type Importing = Pick<ImportOptions, 'folder' | 'onProgress'> & { env: Env };

/** Imports the folder, with the part, unless the version in use stops it. */
async function importFolder(database: Database, { env, ...options }: Importing) {
  const { folder } = options;
  const { media } = openSiteFiles(fileSettings(env));
  const wanted = { folder, media, onto: values.onto, theirs: values.theirs ?? false };
  const { onto, unseen } = await settleOrigin(database, wanted);
  if (part && unseen) {
    return toUnseen(await compareFolder(database, { ...options, ...amending() }), unseen);
  }
  const importWhole = () =>
    importContent(database, {
      ...options,
      ...{ start, media, onto },
      dataDir: env.DATA_DIR,
      force: values.force ?? false,
      note: values.note ?? '',
      ...(!searchSettings(env).typesense && { prepare: indexInChild }),
    });
  if (!part) return importWhole();
  const begun = performance.now();
  const result = await importPart(options, part, importWhole);
  // The part was refused before there was an import.
  if (result.outcome === 'refused' && !('version' in result)) {
    const seconds = (performance.now() - begun) / 1000;
    await noteEnd(database, { ...start, folder, seconds, result });
  }
  return result;
}

function amending() {
  return reading && { amend: reading.amend };
}

/** Writes the page with the changes, and says where it is. */
async function withPage<Result extends ImportResult | CheckResult>(
  result: Result,
  place: { page: string | undefined; dataDir: string },
): Promise<Result> {
  if (result.diff && result.diff.from > 0)
    console.log(`All changes: ${await writeDiffPage(result, result.diff, place)}`);
  return result;
}

/** Shows progress, then the result; the exit code reflects it, too. */
async function report(
  folder: string,
  work: (onProgress: Required<ImportOptions>['onProgress']) => Promise<ImportResult | CheckResult>,
): Promise<number> {
  const progress = createProgress(process.stderr, importSteps);
  const found = await work(progress.show);
  const result = reading ? reading.placed(found) : found;
  progress.end();
  console.log(describeResult(result, folder));
  return ['refused', 'unseen', 'locked'].includes(result.outcome) ? 1 : 0;
}
