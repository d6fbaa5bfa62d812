/** Returns the keys of a table with their type. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  // The tables are literals: they have exactly the keys of their type.
  return Object.keys(table) as Key[];
}

/** Makes a value for each key: `mapKeys(['a', 'b'], (key) => texts[key])`. */
export function mapKeys<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return recordOf(keys.map((key) => [key, make(key)]));
}

/** Makes a table of its entries, which must have every key of the type: rows of a database, one for each language. */
export function recordOf<Key extends string, Value>(
  entries: Iterable<readonly [Key, Value]>,
): Record<Key, Value> {
  // `fromEntries` returns any string as a key.
  return Object.fromEntries(entries) as Record<Key, Value>;
}

/** Returns the keys of a table with their values. */
export function entriesOf<Table extends object>(
  table: Table,
): [Extract<keyof Table, string>, Table[keyof Table]][] {
  // As for `keysOf`.
  return Object.entries(table) as [Extract<keyof Table, string>, Table[keyof Table]][];
}
