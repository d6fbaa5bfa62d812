import type { Database } from '#server/db/client.ts';
import { createChangeCheck } from '#server/import/check/check-change.ts';
import type { CheckMemory } from '#server/import/check-memory.ts';
import { checksumOfFolder, createBuild } from '#server/import/import-content.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';
import { buildRows, listEntities } from '#server/import/rows/build-rows.ts';
import { assignIds } from '#server/import/rows/entity-ids.ts';
import { noteMade } from '#server/import/rows/served-rows.ts';
import { readPreviousVersion } from '#server/import/write/previous-version.ts';

/**
 * Reads, checks and makes the version in use as an import would, and remembers it, so that the next publication does so with
 * what differs only. Nothing is written, and nothing remembered of rows that another importer has made.
 */
export async function learnVersion(
  database: Database,
  files: SourceFolder,
  memory: CheckMemory,
): Promise<void> {
  const previous = await readPreviousVersion(database);
  const { state } = previous;
  const { checked, errors, existing } = await createChangeCheck(files, memory)(files, {
    ...{ knownSizes: previous.sizes, withPhotometry: true },
    onProgress: () => {},
  });
  if (errors.length + existing.length > 0 || state.checksum !== checksumOfFolder(files)) return;
  const entities = listEntities(checked.content, checked.media.values());
  const idOf = await assignIds(database, entities, { isStored: false });
  const { importedAt } = state;
  const { made } = buildRows(createBuild(checked, { idOf, previous, importedAt, memory }));
  noteMade(memory, state, made);
}
