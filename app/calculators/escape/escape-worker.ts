import { type EscapeForm, toEscapeTask } from '#core/calculators/escape/escape-address.ts';
import { type EscapeOutcome, solveEscape } from '#core/calculators/escape/escape-outcome.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

/** Input of the page's worker; it replies with an `EscapeOutcome`. */
type EscapeInput = { form: EscapeForm; luminaire: Luminaire };

self.addEventListener('message', ({ data }: MessageEvent<EscapeInput>) => {
  self.postMessage(solveEscape(toEscapeTask(data.form, data.luminaire)) satisfies EscapeOutcome);
});
