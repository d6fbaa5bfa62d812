import { isAppError } from '#core/app-error.ts';
import type { Said } from '#core/say.ts';
import type { ContentFinding } from '#core/studio/changes/change-set.ts';
import { restoreVersion } from '#server/compose/restore-version.ts';
import { withScratch } from '#server/compose/scratch-folder.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { findSourceVersion, type SourceVersion } from '#server/db/versions/source-versions.ts';
import type { MediaStore } from '#server/files/media-store.ts';
import { learnVersion } from '#server/import/changes/learn-version.ts';
import { previewVersion } from '#server/import/changes/preview-version.ts';
import {
  placeUploads,
  readVersionFolder,
  withChanges,
} from '#server/import/changes/version-folder.ts';
import type { CheckMemory } from '#server/import/check-memory.ts';
import { type ImportOptions, importContent } from '#server/import/import-content.ts';
import type { ImportResult } from '#server/import/import-result.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';
import { findMade } from '#server/import/rows/served-rows.ts';
import type { Actor } from '#server/studio/audit-trail.ts';
import {
  findPreviewable,
  findPublishable,
  notePublished,
  type Publishable,
} from '#server/studio/changes/publish-change.ts';

/** What is to be in use: a change set, or an earlier version again; or the change set to be previewed. */
export type PublishJob = { actor: Actor } & (
  | { change: string }
  | { version: number }
  | { preview: string }
);

/**
 * The version in use then, with the errors that it has all the same, or that of the preview; else why nothing has changed, as a
 * key of the studio's texts.
 */
export type PublishResult =
  | { version: number; existing?: ContentFinding<Said>[] }
  | { code: string; errors?: ContentFinding<Said>[] };

export type ContentPublisher = {
  run(job: PublishJob): Promise<PublishResult>;
  /** Reads the version in use for a publication that will follow soon; nobody waits for it. */
  ready(): void;
  /** Ends what nobody waits for; a publication goes on. */
  close(): Promise<void>;
};

export type PublishPlace = Pick<ImportOptions, 'prepare' | 'onProgress' | 'memory'> & {
  database: Database;
  dataDir: string;
  media: MediaStore;
};

/**
 * Publishes a change set, or restores a version, as an import does: as a whole or not at all.
 * @throws Error when files of a version are gone, or the database fails; nothing has changed then
 */
export async function publishContent(place: PublishPlace, job: PublishJob): Promise<PublishResult> {
  try {
    if ('preview' in job) return await previewChange(place, job.preview);
    return await ('change' in job ? publishChange(place, job) : restore(place, job));
  } catch (error) {
    if (isAppError(error, 'studio-conflict')) return { code: error.values.code };
    throw error;
  }
}

/** Reads the version in use, unless the memory has it. A publication that follows makes only what is different. */
export async function learnContent(
  { database, dataDir, media }: Omit<PublishPlace, 'memory'>,
  memory: CheckMemory,
): Promise<void> {
  const state = await readContentVersion(database);
  const { version } = state;
  if (findMade(memory, state) || !(await findSourceVersion(database, version))) return;
  await withScratch({ dataDir, name: 'publish-' }, async (scratch) => {
    const files = await readVersionFolder(database, { version, media, scratch, memory });
    await learnVersion(database, files, memory);
  });
}

async function publishChange(
  { database, ...place }: PublishPlace,
  { change: id, actor }: { change: string; actor: Actor },
): Promise<PublishResult> {
  const change = await findPublishable(database.read, id);
  return withFiles({ database, ...place }, change, async (changed) => {
    const result = await importContent(database, {
      ...place,
      ...{ folder: changed.base.source, note: change.title, changed },
      start: { person: actor.name, command: `studio: ${change.title}` },
      onSwitch: (transaction, published) => {
        const at = new Date().toISOString();
        return notePublished(transaction, { id, actor, at, published, seen: change.updated });
      },
    });
    return toResult(result);
  });
}

async function previewChange(place: PublishPlace, id: string): Promise<PublishResult> {
  const { database } = place;
  const release = await database.tryLock('preview');
  if (!release) return { code: 'preview-running' };
  try {
    const change = await findPreviewable(database.read, id);
    return await withFiles(place, change, async (changed) => {
      const of = { change: id, stamp: change.stamp };
      const result = await previewVersion(database, { ...changed, memory: place.memory }, of);
      return 'version' in result ? result : { code: 'content-refused', ...result };
    });
  } finally {
    await release();
  }
}

type ChangedFiles = { files: SourceFolder; base: SourceVersion; before: SourceFolder };

/** Works with the files of the version in use under a change set. */
async function withFiles(
  { database, dataDir, media, memory }: PublishPlace,
  change: Publishable,
  work: (changed: ChangedFiles) => Promise<PublishResult>,
): Promise<PublishResult> {
  const { version } = await readContentVersion(database);
  const base = await findSourceVersion(database, change.baseVersion);
  if (!base || version !== base.version) return { code: 'base-outdated' };
  return withScratch({ dataDir, name: 'publish-' }, async (scratch) => {
    const before = await readVersionFolder(database, { version, media, scratch, memory });
    await placeUploads(database, change.files, scratch);
    const changes = { files: change.files, uploads: scratch };
    return work({ files: await withChanges(before, changes, scratch), base, before });
  });
}

async function restore(
  { database, ...place }: PublishPlace,
  { version, actor }: { version: number; actor: Actor },
): Promise<PublishResult> {
  if (!(await findSourceVersion(database, version))) return { code: 'version-gone' };
  const start = { person: actor.name, command: `studio: restore ${version}` };
  return toResult(await restoreVersion(database, { ...place, version, actor, start }));
}

function toResult({ outcome, version, errors, existing }: ImportResult): PublishResult {
  switch (outcome) {
    case 'imported':
      return { version, ...(existing && { existing }) };
    case 'unchanged':
      return { code: 'nothing-changed' };
    case 'refused':
      return { code: 'content-refused', errors };
    case 'unseen':
      return { code: 'base-outdated' };
    case 'locked':
      return { code: 'import-running' };
  }
}
