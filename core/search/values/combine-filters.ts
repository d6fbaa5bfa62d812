/** Combines several `filter_by` into one that requires all of them; empty ones are skipped. */
export function combineFilters(filters: readonly string[]): string {
  const filled = filters.filter((filter) => filter.trim() !== '');
  return filled.length > 1 ? filled.map((filter) => `(${filter})`).join(' && ') : (filled[0] ?? '');
}

/**
 * Whether a `filter_by` can be wrapped in brackets safely: none of its own brackets closes the outer one, however a
 * parser treats brackets in lists and quotes. Refuses some harmless edge cases.
 */
export function isSelfContained(filter: string): boolean {
  if (filter.includes('\\`')) return false;
  const unquoted = filter.replace(/`[^`]*`/g, '');
  if (unquoted.includes('`')) return false;
  const withoutLists = unquoted.replace(/\[[^\]]*\]/g, '');
  return [filter.replaceAll('`', ''), unquoted, withoutLists].every(isBalanced);
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}
