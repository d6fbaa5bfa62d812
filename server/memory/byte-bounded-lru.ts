/** Something cached: its key, and the memory that it takes. */
type Sized = { readonly key: string; bytes: number };

/** Entries in the order of their last use, at most `maxBytes` of them together; the least recently used are evicted. */
export function createByteBoundedLru<Entry extends Sized>(
  maxBytes: number,
  onEvict: (entry: Entry) => void,
) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function remove(entry: Entry): void {
    if (entries.get(entry.key) !== entry) return;
    entries.delete(entry.key);
    bytes -= entry.bytes;
  }

  function evict(): void {
    for (const oldest of entries.values()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
      onEvict(oldest);
    }
  }

  return {
    add(entry: Entry): void {
      entries.set(entry.key, entry);
      bytes += entry.bytes;
      evict();
    },
    remove,
    /** Makes an entry the most recently used. */
    touch(entry: Entry): void {
      entries.delete(entry.key);
      entries.set(entry.key, entry);
    },
    /** Notes that an entry takes another amount of memory now. */
    resize(entry: Entry, newBytes: number): void {
      const isHeld = entries.get(entry.key) === entry;
      if (isHeld) bytes += newBytes - entry.bytes;
      entry.bytes = newBytes;
      if (isHeld) evict();
    },
  };
}

export type ByteBoundedLru<Entry extends Sized> = ReturnType<typeof createByteBoundedLru<Entry>>;
