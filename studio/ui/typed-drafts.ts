import { useState } from 'react';

const PREFIX = 'studio-typed ';
const OWNER = 'studio-typed-by';

/**
 * A state that outlives its page: whoever reloads, follows a link and comes back, or chooses another language finds what
 * they typed. It is stored for the tab only, because it may say something about a visitor; the initial value removes it.
 */
export function useTypedDraft<Value>(
  name: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => readDraft<Value>(name) ?? initial);
  return [
    value,
    (next) => {
      setValue(next);
      writeDraft(name, next === initial ? null : next);
    },
  ];
}

/** Drafts belong to the person who typed them: those of anybody else are removed. */
export function claimDrafts(personId: string | null): void {
  try {
    if (sessionStorage.getItem(OWNER) === personId) return;
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) sessionStorage.removeItem(name);
    if (personId === null) sessionStorage.removeItem(OWNER);
    else sessionStorage.setItem(OWNER, personId);
  } catch {
    // A browser that stores nothing has no drafts.
  }
}

function readDraft<Value>(name: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

function writeDraft(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Without room in the browser it lasts as long as the page.
  }
}
