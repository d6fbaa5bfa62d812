import type { ChangeGroup } from '#core/editing/table-upload.ts';
import type { ComparedUpload } from '#server/import/bulk/compare-upload.ts';
import { formatProblem } from '#server/import/content-problem.ts';
import type { LeftBehind } from '#server/import/pull/wp-list.ts';

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
    ...left.map(describeLeft),
    `${changed} ${changed === 1 ? 'variant changes' : 'variants change'}, ${added} ${added === 1 ? 'is' : 'are'} new.`,
    ...groups.slice(0, MOST).map(describeGroup),
    ...more,
  ].join('\n');
}

export function describeLeft({ what, count, why, where }: LeftBehind): string {
  const first = where === undefined ? '' : `${count === 1 ? 'in' : 'first in'} ${where}`;
  const number = [count ?? '', first].filter(Boolean).join(', ');
  return `Not carried: ${what}${number && ` (${number})`}, because ${why}.`;
}

function describeGroup({ column, before, after, count, example }: ChangeGroup): string {
  const where = count === 1 ? `of ${example}` : `of ${count} variants (${example} …)`;
  return `  ${column} ${where}: '${before}' → '${after}'`;
}
