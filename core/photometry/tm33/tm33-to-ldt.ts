import { missing } from '#core/missing.ts';
import { describeLight } from '#core/photometry/describe-light.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { createFinding, type Finding, PhotometryError } from '#core/photometry/finding.ts';
import { convertToTypeC } from '#core/photometry/ies/ies-types.ts';
import { IES_TURN_DEG, unfoldPlanes } from '#core/photometry/ies/unfold-planes.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import type { Tm33, Tm33Emitter, Tm33Intensity } from './tm33.ts';

/**
 * Converts the content of a TM-33 file to EULUMDAT. Emitters on one grid of angles add up; of others the first counts,
 * with a finding.
 *
 * @throws PhotometryError if there is no light at all.
 */
export function convertTm33ToLdt(tm33: Tm33): { ldt: Ldt; findings: Finding[] } {
  const findings: Finding[] = [];
  const [first] = tm33.emitters;
  const emitters = chooseEmitters(tm33, findings);
  const light = createLight(addIntensities(emitters), findings);
  const count = Math.max(1, Math.round(first.quantity));
  const ratedLm = sumOf(emitters, ({ ratedLumens, quantity }) => (ratedLumens ?? 0) * quantity);
  if (!first.intensity.isAbsolute && !(ratedLm > 0)) {
    throw new PhotometryError('flux-not-positive', { value: ratedLm });
  }
  const described = describeLight(light, first.intensity.isAbsolute ? null : ratedLm);
  const { housing, opening } = tm33;
  const ldt: Ldt = {
    ...described.fields,
    sourceType:
      described.fields.symmetry === 1 ? 1 : opening.lengthMm > 2 * opening.widthMm ? 2 : 3,
    company: oneLine(tm33.manufacturer),
    reportNumber: oneLine(tm33.reportNumber),
    luminaireName: oneLine(tm33.description),
    luminaireNumber: oneLine(tm33.catalogNumber),
    fileName: '',
    dateAndUser: oneLine(tm33.reportDate),
    lengthMm: round(housing.lengthMm),
    widthMm: round(housing.widthMm),
    heightMm: round(housing.heightMm),
    luminousLengthMm: round(opening.lengthMm),
    luminousWidthMm: opening.isRound ? 0 : round(opening.widthMm),
    luminousHeightsMm: opening.heightsMm.map(round),
    conversionFactor: 1,
    tiltDeg: 0,
    lampSets: [
      {
        lampCount: first.intensity.isAbsolute ? -count : count,
        lampType: oneLine(first.description),
        fluxLm: described.lampFluxLm,
        colour: first.colour,
        colourRendering: first.colourRendering,
        powerW: sumOf(emitters, ({ inputWatts }) => inputWatts),
      },
    ],
    directRatios: Array.from({ length: 10 }, () => 0),
  };
  return { ldt, findings };
}

function chooseEmitters(tm33: Tm33, findings: Finding[]): readonly Tm33Emitter[] {
  const [first] = tm33.emitters;
  const alike = tm33.emitters.filter(({ intensity }) => isOnGridOf(intensity, first.intensity));
  const count = tm33.emitters.length - alike.length;
  if (count > 0) findings.push(createFinding('tm33-emitters-left-out', { count }));
  return alike;
}

function isOnGridOf(one: Tm33Intensity, other: Tm33Intensity): boolean {
  const key = ({ type, system, isAbsolute, horizontalDeg, verticalDeg }: Tm33Intensity) =>
    JSON.stringify([type, system, isAbsolute, horizontalDeg, verticalDeg]);
  return key(one) === key(other);
}

function addIntensities([first = missing(), ...others]: readonly Tm33Emitter[]): Tm33Intensity {
  const add = (sum: Tm33Intensity, { intensity }: Tm33Emitter): Tm33Intensity => ({
    ...sum,
    candela: sum.candela.map((row, plane) =>
      row.map((value, angle) => value + (intensity.candela[plane]?.[angle] ?? missing())),
    ),
  });
  return others.reduce(add, first.intensity);
}

/** The full circle in half planes C, candela. */
function createLight(intensity: Tm33Intensity, findings: Finding[]): LightDistribution {
  const { type, system } = intensity;
  if (type !== 'C') {
    findings.push(createFinding('type-converted', { type }));
    return convertToTypeC(type, intensity);
  }
  const turnDeg = system === 'CIE' ? 0 : IES_TURN_DEG;
  return unfoldPlanes({ ...intensity, turnDeg }, findings);
}

function sumOf(emitters: readonly Tm33Emitter[], read: (emitter: Tm33Emitter) => number): number {
  return emitters.reduce((sum, emitter) => sum + read(emitter), 0);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
