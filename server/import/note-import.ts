import { basename, resolve } from 'node:path';
import type { ImportOutcome } from '#core/studio/import-run.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { noteImport } from '#server/db/imports/import-reports.ts';
import { describeResult } from '#server/import/describe-result.ts';
import type { ContentDiff } from '#server/import/diff/content-diff.ts';
import type { CheckResult, ImportResult } from '#server/import/import-result.ts';
import { maskSecrets } from '#server/log.ts';

/** Who started an import, and the options of the command. */
export type ImportStart = { person: string; command: string };

export const UNKNOWN_START: ImportStart = { person: '', command: '' };

type Ended = ImportStart & {
  folder: string;
  /** How long it took. */
  seconds: number;
} & ({ result: ImportResult | CheckResult } | { error: unknown });

/** Stores what an import has printed. It changes nothing else, and never fails: what is broken may be the database. */
export async function noteEnd(database: Database, ended: Ended): Promise<void> {
  const { person, command, seconds } = ended;
  const source = basename(resolve(ended.folder));
  try {
    const { version } = await readContentVersion(database);
    await noteImport(database, {
      ...{ person, command, seconds, version, source, ended: new Date().toISOString() },
      ...('result' in ended ? tell(ended.result, source) : tellFailure(ended.error)),
    });
  } catch {}
}

function tell(result: ImportResult | CheckResult, source: string) {
  const { errors, existing = [], warnings, diff, outcome } = result;
  return {
    // A check is only noted where a part was refused.
    outcome: outcome === 'unseen' ? ('refused' as const) : (outcome as ImportOutcome),
    errors: errors.length + existing.length,
    warnings: warnings.length,
    changed: outcome === 'unchanged' ? 0 : diff ? countChanges(diff) : null,
    report: describeResult(result, source),
  };
}

function tellFailure(error: unknown) {
  const report = maskSecrets(error instanceof Error ? error.message : String(error));
  return { outcome: 'failed' as const, errors: 0, warnings: 0, changed: null, report };
}

/** Products and other records that were added, removed or changed. */
function countChanges({ products, others }: ContentDiff): number {
  return [products, ...others].reduce(
    (sum, { added, removed, changed }) => sum + added.length + removed.length + changed.length,
    0,
  );
}
