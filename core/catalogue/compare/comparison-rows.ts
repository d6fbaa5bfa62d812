import type { ComparisonGroup } from '#core/catalogue/compare/compare-variants.ts';
import type { ComparisonState } from '#core/catalogue/compare/comparison-address.ts';

/** Returns the groups without rows of equal values. */
export function onlyDifferent(groups: ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ isDifferent }) => isDifferent) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns the groups that a comparison of a number of variants shows; a single one differs from none. */
export function groupsShown(
  groups: ComparisonGroup[],
  { isBrief }: Pick<ComparisonState, 'isBrief'>,
  count: number,
): ComparisonGroup[] {
  return isBrief && count > 1 ? onlyDifferent(groups) : groups;
}

export function countRows(groups: ComparisonGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}
