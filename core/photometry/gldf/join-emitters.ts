import { missing } from '#core/missing.ts';
import { addEmitters, type Emitter, emittedFlux } from '#core/photometry/add-emitters.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { calculateDownwardShare, calculateFlux } from '#core/photometry/figures/flux.ts';
import { calculateFigures } from '#core/photometry/figures/photometric-figures.ts';
import { storeDistribution } from '#core/photometry/find-symmetry.ts';
import { checkHealth } from '#core/photometry/health.ts';
import type { InspectedFile } from '#core/photometry/inspect-file.ts';
import { createLuminaire } from '#core/photometry/luminaire.ts';

/** An emitter with the file of its distribution. */
export type EmitterPart = Pick<Emitter, 'rotationDeg' | 'fluxLm'> & { file: InspectedFile };

/**
 * Joins the emitters of a luminaire into one distribution, measured as a whole. Names, sizes and the luminous area are
 * those of the emitter that shines down most, whose glare counts; the powers add up.
 *
 * @returns null without any light.
 */
export function joinEmitters(parts: readonly EmitterPart[]): InspectedFile | null {
  const emitters = parts.map(({ file, rotationDeg, fluxLm }): Emitter => {
    return { luminaire: file.luminaire, rotationDeg, fluxLm };
  });
  const fluxLm = emitters.reduce((sum, emitter) => sum + emittedFlux(emitter), 0);
  if (!(fluxLm > 0)) return null;
  const light = addEmitters(emitters);
  // Turning samples a distribution again; its flux stays.
  const found = calculateFlux(light);
  const stored = storeDistribution({
    ...light,
    intensities: light.intensities.map((row) => row.map((value) => (value * 1000) / found)),
  });
  const main = findMain(parts);
  const powers = parts.map(({ file }) => (file.ldt.lampSets[0] ?? missing()).powerW);
  const ldt: Ldt = {
    ...main.ldt,
    ...stored,
    planeStepDeg: 0,
    gammaStepDeg: 0,
    downwardFluxPercent: Number((100 * calculateDownwardShare(light)).toFixed(2)),
    lightOutputRatioPercent: 100,
    conversionFactor: 1,
    tiltDeg: 0,
    lampSets: [
      {
        ...(main.ldt.lampSets[0] ?? missing()),
        lampCount: -1,
        fluxLm,
        powerW: powers.reduce((sum, power) => sum + power, 0),
      },
    ],
    directRatios: main.ldt.directRatios.map(() => 0),
  };
  const luminaire = createLuminaire(ldt);
  return {
    ...main,
    ies: null,
    ldt,
    luminaire,
    figures: calculateFigures(luminaire),
    findings: checkHealth(ldt),
  };
}

function findMain(parts: readonly EmitterPart[]): InspectedFile {
  const downward = ({ file: { luminaire }, fluxLm }: EmitterPart) =>
    calculateDownwardShare(luminaire.light) * (fluxLm ?? luminaire.fluxLm);
  const sorted = [...parts].sort((a, b) => downward(b) - downward(a));
  return (sorted[0] ?? missing()).file;
}
