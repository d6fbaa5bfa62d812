import { findPlace } from './escape.ts';
import type { LightForm } from './escape-address.ts';
import type { EscapeOutcome } from './escape-outcome.ts';

type PlanPoint = { x: number; y: number };

/** The places of calculated luminaires, for the fields of the form. */
export function takeLights(outcome: Pick<EscapeOutcome, 'lights' | 'sections'>): LightForm[] {
  return outcome.lights.map((light) => toForm(outcome, light));
}

/** Moves a luminaire to the nearest place inside; the others stay where they are calculated or wanted. */
export function moveLight(
  lights: readonly LightForm[],
  outcome: Pick<EscapeOutcome, 'lights' | 'sections'>,
  { index, to }: { index: number; to: PlanPoint },
): LightForm[] {
  const all = lights.length > 0 ? lights : takeLights(outcome);
  return all.map((light, number) => (number === index ? toForm(outcome, to) : light));
}

function toForm({ sections }: Pick<EscapeOutcome, 'sections'>, point: PlanPoint): LightForm {
  const { alongM, acrossM } = findPlace(sections, point);
  return { at: alongM, across: acrossM };
}
