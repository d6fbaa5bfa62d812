import type { ComparisonGroup } from '#core/catalogue/compare/compare-variants.ts';

/** The groups without rows that are the same for all. */
export function onlyDifferent(groups: ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ isDifferent }) => isDifferent) }))
    .filter(({ rows }) => rows.length > 0);
}

export function countRows(groups: ComparisonGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}
