import type { TableUpload } from '#core/editing/table-upload.ts';
import { type ComparedUpload, compareUpload } from '#server/import/bulk/compare-upload.ts';
import { type TableFile, writeTableFile } from '#server/import/bulk/table-file.ts';
import { folderOf, type SourceFolder, sourceOf } from '#server/import/read/source-folder.ts';
import type { SourceOfTable } from '#server/studio/tables/read-sources.ts';

export type TableJob = { sources: SourceOfTable[] } & (
  | { write: TableFile }
  | { compare: TableUpload }
);

export type TableResult = Uint8Array | ComparedUpload;

/** Writes tables of the content as files, or compares files with them. */
export async function runTableJob(job: TableJob): Promise<TableResult> {
  const folder = openFolder(job.sources);
  if ('write' in job) return writeTableFile(folder.files, job.write);
  const { errors, warnings, ...compared } = await compareUpload(folder, job.compare);
  return { ...compared, errors: errors.map(toPlain), warnings: warnings.map(toPlain) };
}

/** Threads exchange no functions; JSON drops what is undefined. */
const toPlain = <Found extends { value: unknown }>({ value, ...problem }: Found) => ({
  ...problem,
  value: value === undefined || typeof value === 'object' ? null : value,
});

/** The texts as an import reads them, whatever their encoding. */
function openFolder(sources: SourceOfTable[]): SourceFolder {
  return folderOf(
    sources.map(({ path, content }) => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      return sourceOf({ path, absolute: '' }, bytes);
    }),
  );
}
