import { type MediaItem, mediaKindOf } from '#core/studio/media/media-item.ts';
import { listMediaUses } from '#server/import/check/media-uses.ts';
import { createReport, type Report } from '#server/import/content-problem.ts';
import { measureMedia, type Size } from '#server/import/media-library.ts';
import { readContent } from '#server/import/read/read-content.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';
import { readWorkbooks } from '#server/import/tables/read-workbooks.ts';
import { listUnreadUses } from '#server/import/unread-uses.ts';

type Reading = {
  /** With a memory: records that did not change are not read again. */
  report: Report;
  /** Sizes of pictures by hash. */
  knownSizes: Map<string, Size>;
};

/** All media files of a content folder, by path, with the fields that name them. Faults are not reported. */
export async function listMedia(
  folder: SourceFolder,
  { report, knownSizes }: Reading,
): Promise<MediaItem[]> {
  folder.tables = await readWorkbooks(folder, report);
  const content = readContent(folder, report);
  const paths = [...folder.files.keys()].filter((path) => mediaKindOf(path) !== null);
  const measured = await measureMedia({ folder, paths, report: createReport() }, knownSizes);
  const uses = new Map<string, MediaItem['uses']>();
  const valid = listMediaUses(content, createReport());
  const read = new Set(valid.map(({ file }) => file));
  const unread = new Set(report.errors.map(({ file }) => file).filter((file) => !read.has(file)));
  for (const { candidates, place } of [...valid, ...listUnreadUses(folder, unread)]) {
    const path = candidates.find((candidate) => folder.files.has(candidate));
    if (path) uses.set(path, [...(uses.get(path) ?? []), place]);
  }
  return paths.flatMap((path) => {
    const kind = mediaKindOf(path);
    const file = folder.files.get(path);
    if (!kind || !file) return [];
    const { width = null, height = null } = measured.get(path) ?? {};
    const { digest: hash, sizeBytes } = file;
    return [{ path, kind, hash, sizeBytes, width, height, uses: uses.get(path) ?? [] }];
  });
}
