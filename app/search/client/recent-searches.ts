const KEY = 'recent-searches';
const MOST = 6;
const LONGEST = 100;

/**
 * Returns the visitor's recent searches, newest first; none where the browser stores nothing or the stored list is
 * damaged.
 */
export function listRecent(): string[] {
  try {
    return parseRecent(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Stores a text whose results the visitor has followed. */
export function rememberSearch(text: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withRecent(listRecent(), text)));
  } catch {
    // Storage that is full or forbidden only costs the list.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage that cannot be read cannot show either.
  }
}

/** Parses a stored list; values that are not texts, and duplicates, are left out. */
export function parseRecent(stored: string | null): string[] {
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    if (!Array.isArray(list)) return [];
    return list.filter(isUsable).reduceRight<string[]>(withRecent, []);
  } catch {
    return [];
  }
}

/** Returns the list with a text at its start, without duplicates in any case. */
export function withRecent(list: string[], text: string): string[] {
  const added = text.trim();
  if (!isUsable(added)) return list;
  const others = list.filter((other) => other.toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, MOST);
}

function isUsable(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST;
}
