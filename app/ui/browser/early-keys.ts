let text = '';

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  if (key.length === 1) text += key;
  else if (key === 'Backspace') text = text.slice(0, -1);
  else return;
  event.preventDefault();
}

/** Keeps what is typed while the search loads. */
export const keepKeys = () => document.addEventListener('keydown', keep);

/** Returns what was typed meanwhile, and keeps no more. */
export function takeKeys(): string {
  document.removeEventListener('keydown', keep);
  const typed = text;
  text = '';
  return typed;
}
