import { createByteBoundedLru } from '#server/memory/byte-bounded-lru.ts';

type Options<Value> = {
  maxBytes: number;
  /** The memory that a value takes, roughly. */
  sizeOf: (value: Value) => number;
};

type Kept<Value> = { readonly key: string; bytes: number; readonly value: Promise<Value> };

/** What an entry takes besides its key and its value. */
const ENTRY_BYTES = 200;

/**
 * Loads the value of each key once and keeps at most `maxBytes` of them; the least recently used go. What fails to load
 * is not kept, what is larger than all the room together not either.
 */
export function createBoundedMemo<Value>({ maxBytes, sizeOf }: Options<Value>) {
  const index = new Map<string, Kept<Value>>();
  const kept = createByteBoundedLru<Kept<Value>>(maxBytes, ({ key }) => void index.delete(key));

  function remove(entry: Kept<Value>): void {
    kept.remove(entry);
    if (index.get(entry.key) === entry) index.delete(entry.key);
  }

  return function recall(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = index.get(key);
    if (known) {
      kept.touch(known);
      return known.value;
    }
    const entry: Kept<Value> = { key, bytes: ENTRY_BYTES + 2 * key.length, value: load() };
    index.set(key, entry);
    kept.add(entry);
    entry.value.then(
      (value) => kept.resize(entry, entry.bytes + sizeOf(value)),
      () => remove(entry),
    );
    return entry.value;
  };
}
