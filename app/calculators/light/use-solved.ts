import { useEffect, useRef, useState } from 'react';
import { createLatestWorker } from '#app/ui/browser/latest-worker.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

type Input<Form> = { form: Form; luminaire: Luminaire };

/** An outcome with the form that it belongs to. */
export type Solved<Form, Outcome> = { input: Input<Form>; outcome: Outcome };

type State<Form, Outcome> = { solved: Solved<Form, Outcome> | null; hasFailed: boolean };

/**
 * Calculates a form in a worker; the previous outcome stays until the next one. A form with wrong fields is not
 * calculated.
 *
 * @param first the server's outcome for the initial form.
 * @param start starts the worker; only the first one is called.
 * @returns the last outcome, whether the worker has failed since, and a function that retries.
 */
export function useSolved<Form, Outcome>(
  { form, luminaire, isRight }: { form: Form; luminaire: Luminaire | null; isRight: boolean },
  first: Solved<Form, Outcome> | null,
  start: () => Worker,
): State<Form, Outcome> & { retry: () => void } {
  const [state, setState] = useState<State<Form, Outcome>>({ solved: first, hasFailed: false });
  const requested = useRef(first?.input ?? null);
  const [worker] = useState(() =>
    createLatestWorker<Input<Form>, Outcome>({
      start,
      onResult: (input, outcome) => setState({ solved: { input, outcome }, hasFailed: false }),
      onFailure: () => setState((last) => ({ ...last, hasFailed: true })),
    }),
  );
  useEffect(() => () => worker.close(), [worker]);
  useEffect(() => {
    if (!luminaire || !isRight) return;
    const last = requested.current;
    if (last?.form === form && last.luminaire === luminaire) return;
    requested.current = { form, luminaire };
    worker.send(requested.current);
  }, [worker, form, luminaire, isRight]);
  return {
    ...state,
    solved: luminaire ? state.solved : null,
    retry: () => luminaire && worker.send({ form, luminaire }),
  };
}
