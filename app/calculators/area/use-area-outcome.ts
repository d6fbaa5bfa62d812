import { type Solved, useSolved } from '#app/calculators/light/use-solved.ts';
import { type AreaForm, findWrongAreaFields } from '#core/calculators/area/area-address.ts';
import type { AreaOutcome } from '#core/calculators/area/area-outcome.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

export type SolvedArea = Solved<AreaForm, AreaOutcome>;

/** Calculates the form in the worker of this calculator. */
export function useAreaOutcome(
  form: AreaForm,
  luminaire: Luminaire | null,
  first: SolvedArea | null,
) {
  const isRight = findWrongAreaFields(form).length === 0;
  return useSolved({ form, luminaire, isRight }, first, () => {
    return new Worker(new URL('./area-worker.ts', import.meta.url), { type: 'module' });
  });
}
