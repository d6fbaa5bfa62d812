import {
  calculateFigures,
  type LuminaireFigures,
} from '#core/photometry/figures/photometric-figures.ts';
import { checkHealth } from './health.ts';
import { createLuminaire, type Luminaire } from './luminaire.ts';
import { type ReadPhotometry, readPhotometry } from './reading/read-photometry.ts';

/** A photometric file after reading, checks and calculation. */
export type InspectedFile = ReadPhotometry & { luminaire: Luminaire; figures: LuminaireFigures };

/**
 * Reads a photometric file and checks it; `findings` holds first the findings of reading, then those of the checks,
 * each once.
 *
 * @throws PhotometryError if it is not photometry.
 */
export function inspectFile(bytes: Uint8Array): InspectedFile {
  const read = readPhotometry(bytes);
  const luminaire = createLuminaire(read.ldt);
  const findings = [...read.findings, ...checkHealth(read.ldt, read.ies)];
  return { ...read, findings, luminaire, figures: calculateFigures(luminaire) };
}
