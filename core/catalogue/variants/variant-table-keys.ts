/** Query parameters with the state of a variants table. */
export const tableKeys = ['search', 'sort', 'entries', 'page', 'columns'] as const;

/** Longer than any value the table writes, including lists of all columns. */
const MAX_LENGTH = 900;

/**
 * Builds the query of a product URL for another variant: keeps the state of the variants table and drops the rest.
 * `?variation=123&sort=-flux`
 */
export function variantQuery(search: URLSearchParams, id: number): string {
  const tableEntries = tableKeys.flatMap((key) => {
    const value = search.getAll(key).join(',').slice(0, MAX_LENGTH);
    return value ? [[key, value] as const] : [];
  });
  return formatQuery([['variation', String(id)], ...tableEntries]);
}

/** Formats `?name=value&…` with literal commas; '' for an empty list. */
export function formatQuery(entries: (readonly [string, string])[]): string {
  const parts = entries.map(([key, value]) => {
    return `${key}=${encodeURIComponent(value.toWellFormed()).replaceAll('%2C', ',')}`;
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
