/** Where the browser stores what was typed into a file and the server does not have yet. */
export const draftKey = (changeId: string, path: string): string =>
  `studio-draft ${changeId} ${path}`;

/** A draft of an earlier visit; null where there is none, or an unreadable one. */
export function findDraft(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a draft; null removes it. Without room in the browser it is false: the draft is in this window only. */
export function storeDraft(key: string, draft: object | null): boolean {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
