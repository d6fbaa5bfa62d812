import { useState } from 'react';

/** Runs what a form or button does: once at a time, with its error. What was typed stays. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (reason) {
      setError(reason);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, error, run };
}

/** The values of a form by their names. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
