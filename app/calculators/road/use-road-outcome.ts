import { useEffect, useRef, useState } from 'react';
import type { RoadInput } from '#app/calculators/road/road-worker.ts';
import { createLatestWorker } from '#app/ui/browser/latest-worker.ts';
import { findWrongFields, type RoadForm } from '#core/calculators/road/road-address.ts';
import type { RoadOutcome } from '#core/calculators/road/road-outcome.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

/** An outcome with the form that it belongs to. */
export type SolvedRoad = { input: RoadInput; outcome: RoadOutcome };
type State = { solved: SolvedRoad | null; hasFailed: boolean };

/**
 * Calculates a road in a worker; the previous outcome stays until the next one. A form with wrong fields is not
 * calculated.
 *
 * @param first the server's outcome for the initial form.
 * @returns the last outcome, whether the worker has failed since, and a function that retries.
 */
export function useRoadOutcome(
  form: RoadForm,
  luminaire: Luminaire | null,
  first: SolvedRoad | null,
): State & { retry: () => void } {
  const [state, setState] = useState<State>({ solved: first, hasFailed: false });
  const requested = useRef(first?.input ?? null);
  const [worker] = useState(() =>
    createLatestWorker<RoadInput, RoadOutcome>({
      start: () => new Worker(new URL('./road-worker.ts', import.meta.url), { type: 'module' }),
      onResult: (input, outcome) => setState({ solved: { input, outcome }, hasFailed: false }),
      onFailure: () => setState((last) => ({ ...last, hasFailed: true })),
    }),
  );
  useEffect(() => () => worker.close(), [worker]);
  useEffect(() => {
    if (!luminaire || findWrongFields(form).length > 0) return;
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
