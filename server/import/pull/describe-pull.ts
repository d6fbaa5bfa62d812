import type { ChangeGroup } from '#core/editing/table-upload.ts';
import type { ComparedUpload } from '#server/import/bulk/compare-upload.ts';
import { formatProblem } from '#server/import/content-problem.ts';
import type { LeftBehind } from '#server/import/pull/pull-site.ts';

const MOST = 20;

/** What was pulled would change, and what stays behind: lines for a terminal. */
export function describePull(
  { changes, errors, warnings }: ComparedUpload,
  { left, folder }: { left: readonly LeftBehind[]; folder: string },
): string {
  const { added, changed, groups } = changes;
  const more = groups.length > MOST ? [`  and ${groups.length - MOST} more kinds of changes`] : [];
  return [
    ...errors.map((problem) => formatProblem(problem, folder)),
    ...warnings.map((problem) => `Warning: ${formatProblem(problem, folder)}`),
    ...left.map(({ what, count, why }) => `Not carried: ${countOf(count)}${what}, because ${why}.`),
    `${changed} ${changed === 1 ? 'variant changes' : 'variants change'}, ${added} ${added === 1 ? 'is' : 'are'} new.`,
    ...groups.slice(0, MOST).map(describeGroup),
    ...more,
  ].join('\n');
}

const countOf = (count: number | null): string => (count === null ? '' : `${count} `);

function describeGroup({ column, before, after, count, example }: ChangeGroup): string {
  const where = count === 1 ? `of ${example}` : `of ${count} variants (${example} …)`;
  return `  ${column} ${where}: '${before}' → '${after}'`;
}
