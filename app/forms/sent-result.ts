import type { FormOutcome } from '#app/forms/send-form.ts';

/** State of a history entry: the router's own, and the result of the form that was sent on it. */
type EntryState = { sent?: { form: string; outcome: FormOutcome } } | null;

/** Stores the result of a form with the history entry, so that the page shows it again when it is loaded again. */
export function storeSent(form: string, outcome: FormOutcome): void {
  history.replaceState({ ...history.state, sent: { form, outcome } }, '');
}

/** Returns the result of the form that was sent on this history entry. */
export function findSent(form: string): FormOutcome | null {
  const { sent } = (history.state ?? {}) as NonNullable<EntryState>;
  return sent?.form === form ? sent.outcome : null;
}
