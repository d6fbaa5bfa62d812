import type { Database } from '#server/db/client.ts';
import { createChangeCheck } from '#server/import/check/check-change.ts';
import type { CheckMemory } from '#server/import/check-memory.ts';
import type { Problem } from '#server/import/content-problem.ts';
import { createBuild } from '#server/import/import-content.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';
import { buildRows, listEntities } from '#server/import/rows/build-rows.ts';
import { assignIds } from '#server/import/rows/entity-ids.ts';
import { readPreviousVersion } from '#server/import/write/previous-version.ts';
import { writePreview } from '#server/import/write/write-preview.ts';

/** Which change set, and which of its contents. */
export type PreviewOf = { change: string; stamp: string };

type PreviewFiles = {
  files: SourceFolder;
  /** The files of the version in use. */
  before: SourceFolder;
  memory?: CheckMemory | undefined;
};

/**
 * Stores the rows of files under a version that is never in use. The version in use and its files stay as they are; numbers of
 * new records are those that publishing would give them.
 * @returns the version, or the errors of the checks.
 */
export async function previewVersion(
  database: Database,
  { files, before, memory }: PreviewFiles,
  of: PreviewOf,
): Promise<{ version: number } | { errors: Problem[] }> {
  const previous = await readPreviousVersion(database);
  const { checked, errors } = await createChangeCheck(before, memory)(files, {
    ...{ knownSizes: previous.sizes, withPhotometry: true },
    onProgress: () => {},
  });
  if (errors.length > 0) return { errors };
  const entities = listEntities(checked.content, checked.media.values());
  const idOf = await assignIds(database, entities, { isStored: false });
  const importedAt = new Date().toISOString();
  const build = createBuild(checked, { idOf, previous, importedAt, memory: memory ?? null });
  const { rows } = buildRows(build);
  const { served, unchanged } = build;
  const carried = served && { from: previous.state.version, unchanged };
  return { version: await writePreview(database, { ...of, rows, carried }) };
}
