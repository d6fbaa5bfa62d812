import { useEffect, useRef, useState } from 'react';
import type { AreaInput } from '#app/calculators/area/area-worker.ts';
import { createLatestWorker } from '#app/ui/browser/latest-worker.ts';
import { type AreaForm, findWrongAreaFields } from '#core/calculators/area/area-address.ts';
import type { AreaOutcome } from '#core/calculators/area/area-outcome.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

/** An outcome with the form that it belongs to. */
export type SolvedArea = { input: AreaInput; outcome: AreaOutcome };
type State = { solved: SolvedArea | null; hasFailed: boolean };

/**
 * Calculates an area in a worker; the previous outcome stays until the next one. A form with wrong fields is not
 * calculated.
 *
 * @param first the server's outcome for the initial form.
 * @returns the last outcome, whether the worker has failed since, and a function that retries.
 */
export function useAreaOutcome(
  form: AreaForm,
  luminaire: Luminaire | null,
  first: SolvedArea | null,
): State & { retry: () => void } {
  const [state, setState] = useState<State>({ solved: first, hasFailed: false });
  const requested = useRef(first?.input ?? null);
  const [worker] = useState(() =>
    createLatestWorker<AreaInput, AreaOutcome>({
      start: () => new Worker(new URL('./area-worker.ts', import.meta.url), { type: 'module' }),
      onResult: (input, outcome) => setState({ solved: { input, outcome }, hasFailed: false }),
      onFailure: () => setState((last) => ({ ...last, hasFailed: true })),
    }),
  );
  useEffect(() => () => worker.close(), [worker]);
  useEffect(() => {
    if (!luminaire || findWrongAreaFields(form).length > 0) return;
    const last = requested.current;
    if (last?.form === form && last.luminaire === luminaire) return;
    requested.current = { form, luminaire };
    worker.send(requested.current);
  }, [worker, form, luminaire]);
  return {
    ...state,
    solved: luminaire ? state.solved : null,
    retry: () => luminaire && worker.send({ form, luminaire }),
  };
}
