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
  // `fromEntries` returns any string as a key.
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
