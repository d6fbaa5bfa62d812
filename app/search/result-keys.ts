/** Index of the search field in the row that arrows walk through; results count from 0. */
export const FIELD = -1;

export type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Returns the target of a key from an index among `count` results and the field before them, which form a ring; null
 * leaves the key to the browser.
 */
export function nextPlace(pressed: PressedKey, index: number, count: number): number | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed;
  if (count === 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  switch (key) {
    case 'ArrowDown':
      return index + 1 < count ? index + 1 : FIELD;
    case 'ArrowUp':
      return index === FIELD ? count - 1 : index - 1;
    case 'Home':
      return index === FIELD ? null : 0;
    case 'End':
      return index === FIELD ? null : count - 1;
    default:
      return null;
  }
}

/** Returns true for a key that changes the text of a field, wherever the focus is. */
export function isTyping({ key, altKey, ctrlKey, metaKey }: PressedKey): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return key === 'Backspace' || (key.length === 1 && key !== ' ');
}
