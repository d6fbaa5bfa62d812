import { indexInChild } from '#scripts/import/index-in-child.ts';
import { restoreVersion } from '#server/compose/restore-version.ts';
import type { Database } from '#server/db/client.ts';
import type { Env } from '#server/env.ts';
import type { MediaStore } from '#server/files/media-store.ts';
import { describeResult } from '#server/import/describe-result.ts';
import { createProgress, importSteps } from '#server/import/import-progress.ts';
import { searchSettings } from '#server/settings.ts';

type Restoring = { env: Env; media: MediaStore; version: number; note: string };

/** Restores a version with progress, and prints what that changes; the exit code reflects the outcome, too. */
export async function restoreContent(
  database: Database,
  { env, media, version, note }: Restoring,
): Promise<number> {
  const steps = { export: 'Reading the version', ...importSteps };
  const progress = createProgress(process.stderr, steps);
  const restoring = restoreVersion(database, {
    ...{ version, note, media, dataDir: env.DATA_DIR },
    actor: { id: null, name: 'npm run content:restore' },
    onExport: (done, total) => progress.show('export', done, total),
    onProgress: progress.show,
    ...(!searchSettings(env).typesense && { prepare: indexInChild }),
  });
  const result = await restoring.finally(progress.end);
  console.log(describeResult(result, `version ${version}`));
  return result.outcome === 'imported' || result.outcome === 'unchanged' ? 0 : 1;
}
