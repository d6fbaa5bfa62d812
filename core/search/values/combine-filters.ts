/** Several `filter_by` as one that demands all of them; empty ones demand nothing. */
export function combineFilters(filters: readonly string[]): string {
  const filled = filters.filter((filter) => filter.trim() !== '');
  return filled.length > 1 ? filled.map((filter) => `(${filter})`).join(' && ') : (filled[0] ?? '');
}

/**
 * Whether a `filter_by` keeps to itself between brackets: none of its own closes the one around it, however a reader
 * takes brackets in lists and in quotes. Refuses a few odd filters that would be harmless.
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
