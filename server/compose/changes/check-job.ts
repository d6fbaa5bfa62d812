import type { Said } from '#core/say.ts';
import type { ContentFinding, ContentFindings } from '#core/studio/changes/change-set.ts';
import type { MediaItem } from '#core/studio/media/media-item.ts';
import { type FileChanges, withChanges } from '#server/import/changes/version-folder.ts';
import { createChangeCheck } from '#server/import/check/check-change.ts';
import { createCheckMemory } from '#server/import/check-memory.ts';
import { createReport } from '#server/import/content-problem.ts';
import { listMedia } from '#server/import/list-media.ts';
import type { Size } from '#server/import/media-library.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';

/** The content of a version, as a check reads it. */
export type CheckBase = { folder: SourceFolder; sizes: Map<string, Size> };

export type CheckJob = {
  version: number;
  changes: FileChanges;
  /** What is to be found: faults, or the media files and where they are used. */
  wants: 'findings' | 'media';
  /** Null where the checker should know it. */
  base: CheckBase | null;
};

/** Null: the checker does not know the version. */
export type CheckReply = Omit<ContentFindings<Said>, 'state'> | { media: MediaItem[] } | null;

type Known = { version: number; base: CheckBase; check: ReturnType<typeof createChangeCheck> };

/** Checks changes of one version after the other; what a change leaves as it was is not read again. */
export function createChecker(): (job: CheckJob) => Promise<CheckReply> {
  let known: Known | null = null;
  const memory = createCheckMemory();
  return async ({ version, changes, base, wants }) => {
    if (base) known = { version, base, check: createChangeCheck(base.folder, memory) };
    if (known?.version !== version) return null;
    const folder = await withChanges(known.base.folder, changes, null);
    if (wants === 'media') {
      const report = createReport(memory);
      return { media: await listMedia(folder, { report, knownSizes: known.base.sizes }) };
    }
    const { errors, existing, warnings } = await known.check(folder, {
      ...{ knownSizes: known.base.sizes, withPhotometry: true },
      onProgress: () => {},
    });
    return {
      errors: errors.map(toFinding),
      existing: existing.map(toFinding),
      warnings: warnings.map(toFinding),
    };
  };
}

/** Threads exchange no functions, of which values that were read have none; JSON drops what is undefined. */
function toFinding({ value, ...finding }: ContentFinding<Said>): ContentFinding<Said> {
  return { ...finding, value: value ?? null };
}
