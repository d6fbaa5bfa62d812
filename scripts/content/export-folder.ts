import type { Database } from '#server/db/client.ts';
import { createProgress } from '#server/import/import-progress.ts';
import { type ExportOptions, exportVersion } from '#server/import/sources/export-version.ts';

/** Exports a version with progress, and says what is missing; the exit code reflects it, too. */
export async function exportFolder(
  database: Database,
  options: Omit<ExportOptions, 'onProgress'>,
): Promise<number> {
  const progress = createProgress(process.stderr, { export: 'Writing files' });
  const onProgress = (done: number, total: number) => progress.show('export', done, total);
  const exporting = exportVersion(database, { ...options, onProgress });
  const { version, files, bytes, missing } = await exporting.finally(progress.end);
  if (missing.length === 0) {
    const size = (bytes / 1e6).toFixed(1);
    console.log(`Version ${version.version} is in ${options.folder}: ${files} files, ${size} MB.`);
    return 0;
  }
  for (const path of missing) console.error(`Missing or damaged: ${path}`);
  console.error(
    `${missing.length} of ${files} files of version ${version.version} could not be written: the store of ` +
      'media or the database has lost them. A backup may have them.',
  );
  return 1;
}
