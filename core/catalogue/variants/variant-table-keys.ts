/** The parts of an address that hold the state of a table of variants. */
export const tableKeys = ['search', 'sort', 'entries', 'page', 'columns'] as const;

/** Longer than any that the table writes itself, lists of all columns included. */
const MAX_LENGTH = 400;

/**
 * Query of a product's address for another variant: what the table of variants shows stays as it is, whatever else the
 * address held goes. `?variation=123&sort=-flux`
 */
export function variantQuery(search: URLSearchParams, id: number): string {
  const tableEntries = tableKeys.flatMap((key) => {
    const value = search.getAll(key).join(',').slice(0, MAX_LENGTH);
    return value ? [[key, value] as const] : [];
  });
  return formatQuery([['variation', String(id)], ...tableEntries]);
}

/** `?name=value&…` with commas as they are; '' for an empty list. */
export function formatQuery(entries: (readonly [string, string])[]): string {
  const parts = entries.map(([key, value]) => {
    return `${key}=${encodeURIComponent(value.toWellFormed()).replaceAll('%2C', ',')}`;
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
