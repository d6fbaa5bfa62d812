import type { ComparisonGroup } from '#core/catalogue/compare/compare-variants.ts';

/** Returns the groups without rows of equal values. */
export function onlyDifferent(groups: ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ isDifferent }) => isDifferent) }))
    .filter(({ rows }) => rows.length > 0);
}

export function countRows(groups: ComparisonGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}
