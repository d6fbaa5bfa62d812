import { type RoadForm, toRoadTask } from '#core/calculators/road/road-address.ts';
import { type RoadOutcome, solveRoad } from '#core/calculators/road/road-outcome.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

/** Input of the page's worker; it replies with a `RoadOutcome`. */
export type RoadInput = { form: RoadForm; luminaire: Luminaire };

self.addEventListener('message', ({ data }: MessageEvent<RoadInput>) => {
  self.postMessage(solveRoad(toRoadTask(data.form, data.luminaire)) satisfies RoadOutcome);
});
