/** Adds a value to a cache of at most `most` values; the one that was added first makes room. */
export function remember<Value>(
  cache: Map<string, Value>,
  { key, value, most }: { key: string; value: Value; most: number },
): Value {
  if (cache.size >= most) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, value);
  return value;
}
