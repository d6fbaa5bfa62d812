import { basename, resolve } from 'node:path';
import { screenPaths } from '#core/i18n/paths.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { findSourceVersion, type SourceVersion } from '#server/db/versions/source-versions.ts';
import type { MediaStore } from '#server/files/media-store.ts';
import {
  type CheckedContent,
  checkReadable,
  createChangeCheck,
} from '#server/import/check/check-change.ts';
import { checkContent } from '#server/import/check/check-content.ts';
import { coverageOf } from '#server/import/check/typed/check-etim.ts';
import type { CheckMemory } from '#server/import/check-memory.ts';
import { createReport, type Report } from '#server/import/content-problem.ts';
import { compareContent } from '#server/import/diff/compare-content.ts';
import type { CheckResult, ImportResult } from '#server/import/import-result.ts';
import type { ImportStep } from '#server/import/import-step.ts';
import type { Size } from '#server/import/media-library.ts';
import { type ImportStart, noteEnd, UNKNOWN_START } from '#server/import/note-import.ts';
import { readSourceFolder, type SourceFolder } from '#server/import/read/source-folder.ts';
import { buildRows, countRows, listEntities } from '#server/import/rows/build-rows.ts';
import { assignIds, type IdOf } from '#server/import/rows/entity-ids.ts';
import { createMediaRegister } from '#server/import/rows/media-register.ts';
import { type Build, checksumOf } from '#server/import/rows/row-build.ts';
import { findMade, noteMade } from '#server/import/rows/served-rows.ts';
import { readMark } from '#server/import/sources/folder-mark.ts';
import { findUnseen } from '#server/import/sources/folder-origin.ts';
import { copyMedia, hasAllMedia } from '#server/import/write/copy-media.ts';
import { readPreviousVersion } from '#server/import/write/previous-version.ts';
import {
  type NewVersion,
  type SourceOrigin,
  writeContent,
} from '#server/import/write/write-content.ts';
import { observe } from '#server/observe/signals.ts';

export type ImportOptions = {
  /** The content folder. */
  folder: string;
  /** Folder of the media files, unless `media` is another place of them. */
  dataDir: string;
  media?: MediaStore;
  /** Imports even content that is stored already. */
  force?: boolean;
  /** Compares photometric files with the figures of their variants; on by default. */
  checkPhotometry?: boolean;
  /** Why there is a new version, for people. */
  note?: string;
  /** The version in use, which the folder replaces even if it does not come from it. */
  onto?: number | undefined;
  /** The version whose files the folder has: only what cannot be read refuses them. */
  restores?: SourceVersion;
  /** Files that were read already, and the version in use that they change, with its own; the folder is only named. */
  changed?: { files: SourceFolder; base: SourceVersion; before: SourceFolder };
  /** What earlier checks have read of nearly the same files; used where files are changed. */
  memory?: CheckMemory | undefined;
  /** Runs in the transaction that switches to the new version. */
  onSwitch?: NewVersion['onSwitch'];
  onProgress?: (step: ImportStep, done: number, total: number) => void;
  /** Makes what processes of the site need of a version that is stored but not in use yet. The import rejects with it. */
  prepare?: (version: StoredContent) => Promise<void>;
  /** Who imports, for the report that is stored. */
  start?: ImportStart;
};

/** A version whose rows are all stored. */
export type StoredContent = { version: number; importedAt: string; checksum: string };

/** Raise it when the importer makes different rows of the same content, so that unchanged content is imported again. */
const IMPORTER_REVISION = 7;

/**
 * Reads and checks a content folder as an import does. It needs neither a database nor a data folder.
 *
 * @throws Error when the folder cannot be read.
 */
export async function checkFolder(options: CheckOptions): Promise<CheckResult> {
  const files = await readFiles(options);
  const { checked, errors, warnings } = await readAndCheck(files, options, new Map());
  if (errors.length > 0) return { outcome: 'refused', errors, warnings };
  return { outcome: 'checked', errors, warnings, coverage: coverageOf(checked.content) };
}

/**
 * Reads and checks a content folder and compares it with the version in use. Nothing is written.
 * @throws Error when the folder cannot be read or the database fails.
 */
export async function compareFolder(
  database: Database,
  options: CheckOptions,
): Promise<CheckResult> {
  const previous = await readPreviousVersion(database);
  const files = await readFiles(options);
  const { checked, errors, warnings } = await readAndCheck(files, options, previous.sizes);
  if (errors.length > 0) return { outcome: 'refused', errors, warnings };
  const entities = listEntities(checked.content, checked.media.values());
  const idOf = await assignIds(database, entities, { isStored: false });
  const importedAt = new Date().toISOString();
  const build = createBuild(checked, { idOf, previous, importedAt, memory: null });
  const { rows } = buildRows(build);
  const diff = await compareContent(database, previous.state.version, { build, rows });
  return { outcome: 'checked', errors, warnings, diff };
}

/**
 * Imports a content folder: reads and checks everything, then either stores a new version and switches to it, or
 * changes nothing and returns the problems.
 * @throws Error when the folder cannot be read or the database fails; nothing has changed for readers then.
 */
export async function importContent(
  database: Database,
  options: ImportOptions,
): Promise<ImportResult> {
  const release = await database.tryLock('import');
  if (!release) {
    const { version } = await readContentVersion(database);
    return { outcome: 'locked', version, counts: null, errors: [], warnings: [] };
  }
  const begun = performance.now();
  const { folder, start = UNKNOWN_START } = options;
  const frame = () => ({ ...start, folder, seconds: (performance.now() - begun) / 1000 });
  try {
    const result = await observe('import', () => runImport(database, options));
    await noteEnd(database, { ...frame(), result });
    return result;
  } catch (error) {
    await noteEnd(database, { ...frame(), error });
    throw error;
  } finally {
    await release();
  }
}

type RunResult = ImportResult & { outcome: Exclude<ImportResult['outcome'], 'locked'> };

async function runImport(database: Database, options: ImportOptions): Promise<RunResult> {
  const { folder: root, onProgress = () => {} } = options;
  const folder = options.changed?.files ?? (await readFiles(options));
  const files = [...folder.files.values()];
  const previous = await readPreviousVersion(database);
  const checksum = checksumOfFolder(folder);
  const isStored =
    previous.state.checksum === checksum &&
    (await findSourceVersion(database, previous.state.version)) !== null;
  if (isStored && !options.force && (await hasAllMedia(options, previous.hashes))) {
    const { version, counts } = previous.state;
    return { outcome: 'unchanged', version, counts, errors: [], warnings: [] };
  }
  const unseen = await findLost(database, options);
  const found = await checkAsWanted(folder, options, previous.sizes);
  const { checked, errors, existing, warnings } = found;
  const { version } = previous.state;
  if (errors.length > 0) return { outcome: 'refused', version, counts: null, errors, warnings };

  const importedAt = new Date().toISOString();
  const idOf = await assignIds(database, listEntities(checked.content, checked.media.values()));
  const memory = options.memory ?? null;
  const build = createBuild(checked, { idOf, previous, importedAt, memory });
  const { rows, made } = buildRows(build);
  const diff = await compareContent(database, version, { build, rows });
  if (unseen) return { outcome: 'unseen', version, counts: null, errors, warnings, diff, unseen };
  const media = await copyMedia(
    options,
    [...build.register.used.values()].map(({ file }) => file),
  );
  const written = await writeContent(
    database,
    {
      ...{ rows, importedAt, checksum, onSwitch: options.onSwitch },
      carried: build.served && { from: version, unchanged: build.unchanged },
      prepare: preparation(options, { importedAt, checksum }),
      source: (options.restores ?? options.changed?.base)?.source ?? basename(resolve(root)),
      sources: {
        ...{ files, media, ...(await originOf(folder, options)) },
        onProgress: (done, total) => onProgress('sources', done, total),
      },
    },
    (done, total) => onProgress('write', done, total),
  );
  noteMade(memory, { version: written, importedAt, checksum }, made);
  const counts = countRows(rows);
  const coverage = coverageOf(checked.content, memory);
  const result = { counts, errors, existing, warnings, diff, coverage };
  return { outcome: 'imported', version: written, ...result };
}

/** Tells the rows of a version apart from those of other content, or of another importer. */
export function checksumOfFolder({ checksum }: SourceFolder): string {
  return checksumOf([IMPORTER_REVISION, checksum, screenPaths]);
}

/** Changed content and that of earlier versions may have errors that other content may not. */
function checkAsWanted(
  folder: SourceFolder,
  options: ImportOptions,
  knownSizes: Map<string, Size>,
): Promise<CheckedContent> {
  const { checkPhotometry: withPhotometry = true, onProgress = () => {} } = options;
  const check = { knownSizes, withPhotometry, onProgress };
  if (options.restores) return checkReadable(folder, check);
  const { changed, memory } = options;
  if (changed) return createChangeCheck(changed.before, memory)(folder, check);
  return readAndCheck(folder, options, knownSizes);
}

/** The version in use, where its changes would be lost without anybody's saying so. */
async function findLost(database: Database, options: ImportOptions): Promise<SourceVersion | null> {
  const { restores, changed } = options;
  if (restores) return null;
  if (!changed) return findUnseen(database, options);
  const { version } = await readContentVersion(database);
  return version === changed.base.version ? null : findSourceVersion(database, version);
}

function preparation(
  { prepare, onProgress }: ImportOptions,
  stored: Omit<StoredContent, 'version'>,
): NewVersion['prepare'] {
  return (
    prepare &&
    (async (version) => {
      onProgress?.('search', 0, 1);
      await prepare({ version, ...stored });
      onProgress?.('search', 1, 1);
    })
  );
}

async function originOf(
  { checksum }: SourceFolder,
  { folder, note = '', restores, changed }: ImportOptions,
): Promise<SourceOrigin> {
  const base = changed?.base.version;
  if (base !== undefined) return { checksum, command: 'publish', note, origin: base, mark: '' };
  if (restores) return { checksum, command: 'restore', note, origin: restores.version, mark: '' };
  return { checksum, command: 'import', note, origin: null, mark: await readMark(folder) };
}

type BuildTime = {
  idOf: IdOf;
  previous: Awaited<ReturnType<typeof readPreviousVersion>>;
  importedAt: string;
  memory: CheckMemory | null;
};

export function createBuild(
  checked: Awaited<ReturnType<typeof checkContent>>,
  { idOf, previous, importedAt, memory }: BuildTime,
): Build {
  const updatedAt: Build['updatedAt'] = ({ kind, id }, stamp, stated) => {
    const before = previous.stamps[kind].get(id);
    if (before?.checksum === stamp) return before.updated;
    const known = before?.updated.slice(0, 10) ?? '';
    const isTrue = stated !== undefined && known < stated && stated <= importedAt.slice(0, 10);
    return isTrue ? `${stated}T00:00:00.000Z` : importedAt;
  };
  const unchanged = { products: new Set<number>(), media: new Set<number>() };
  const served = findMade(memory, previous.state);
  const register = createMediaRegister(idOf);
  return { ...checked, idOf, register, updatedAt, memory, served, unchanged };
}

export type CheckOptions = Pick<ImportOptions, 'folder' | 'checkPhotometry' | 'onProgress'> & {
  /** Merges a part into the folder that was read, before it is checked. */
  amend?: (folder: SourceFolder, report: Report) => Promise<void>;
};

async function readFiles({ folder, onProgress }: CheckOptions): Promise<SourceFolder> {
  onProgress?.('read', 0, 1);
  const files = await readSourceFolder(folder);
  onProgress?.('read', 1, 1);
  return files;
}

/** @param knownSizes of pictures by hash, which need not be measured again. */
async function readAndCheck(
  folder: SourceFolder,
  { checkPhotometry = true, amend, onProgress = () => {} }: CheckOptions,
  knownSizes: Map<string, Size>,
): Promise<CheckedContent> {
  const report = createReport();
  await amend?.(folder, report);
  const options = { report, knownSizes, withPhotometry: checkPhotometry, onProgress };
  const checked = await checkContent(folder, options);
  const { errors, existing, warnings } = report;
  return { checked, errors, existing, warnings };
}
