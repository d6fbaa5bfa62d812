import { type Solved, useSolved } from '#app/calculators/light/use-solved.ts';
import { findWrongFields, type RoadForm } from '#core/calculators/road/road-address.ts';
import type { RoadOutcome } from '#core/calculators/road/road-outcome.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

export type SolvedRoad = Solved<RoadForm, RoadOutcome>;

/** Calculates the form in the worker of this calculator. */
export function useRoadOutcome(
  form: RoadForm,
  luminaire: Luminaire | null,
  first: SolvedRoad | null,
) {
  const isRight = findWrongFields(form).length === 0;
  return useSolved({ form, luminaire, isRight }, first, () => {
    return new Worker(new URL('./road-worker.ts', import.meta.url), { type: 'module' });
  });
}
