import type { EtimCoverage } from '#core/catalogue/etim/etim-coverage.ts';
import type { ContentCounts } from '#server/db/tables.ts';
import type { SourceVersion } from '#server/db/versions/source-versions.ts';
import type { Problem } from '#server/import/content-problem.ts';
import type { ContentDiff } from '#server/import/diff/content-diff.ts';

export type ImportResult = {
  /** `locked`: another import is running. `unseen`: the folder does not come from the version in use. */
  outcome: 'imported' | 'unchanged' | 'refused' | 'unseen' | 'locked';
  /** The version in use now. */
  version: number;
  counts: ContentCounts | null;
  errors: Problem[];
  /** Errors that the content had before, or that an earlier version has by today's checks: they do not refuse it. */
  existing?: Problem[];
  warnings: Problem[];
  /** What a new version changes of the one before it. */
  diff?: ContentDiff;
  /** The version in use from which the folder does not come. */
  unseen?: SourceVersion;
  /** How complete the features of each ETIM class are. */
  coverage?: EtimCoverage[];
};

export type CheckResult = Pick<ImportResult, 'errors' | 'existing' | 'warnings'> & {
  outcome: 'checked' | 'refused';
  diff?: ContentDiff;
  coverage?: EtimCoverage[];
};
