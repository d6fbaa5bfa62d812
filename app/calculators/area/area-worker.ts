import { type AreaForm, toAreaTask } from '#core/calculators/area/area-address.ts';
import { type AreaOutcome, solveArea } from '#core/calculators/area/area-outcome.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

/** Input of the page's worker; it replies with a `AreaOutcome`. */
export type AreaInput = { form: AreaForm; luminaire: Luminaire };

self.addEventListener('message', ({ data }: MessageEvent<AreaInput>) => {
  self.postMessage(solveArea(toAreaTask(data.form, data.luminaire)) satisfies AreaOutcome);
});
