const KEY = 'recent-searches';
const MOST = 6;
const LONGEST = 100;

/** What this visitor searched for, newest first; none where the browser keeps nothing or what it keeps is damaged. */
export function listRecent(): string[] {
  try {
    return parseRecent(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Remembers a text that the visitor has followed. */
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
    // What cannot be read cannot show either.
  }
}

/** The texts of a stored list; whatever is not a text, or there twice, is left out. */
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

/** The list with a text at its start, once whatever its case. */
export function withRecent(list: string[], text: string): string[] {
  const added = text.trim();
  if (!isUsable(added)) return list;
  const others = list.filter((known) => known.toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, MOST);
}

function isUsable(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST;
}
