import { describeLight } from '#core/photometry/describe-light.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { createFinding, type Finding } from '#core/photometry/finding.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import { findKeyword, type Ies } from './ies.ts';
import type { IesOpening } from './ies-opening.ts';
import { convertToTypeC } from './ies-types.ts';
import { IES_TURN_DEG, unfoldPlanes } from './unfold-planes.ts';

const POINT_OR_ROTATIONAL = 1;
const LINEAR = 2;
const OTHER = 3;

/**
 * Converts the content of an IES file to EULUMDAT, with findings about what EULUMDAT cannot express. Planes are turned
 * by 90° as in `format-ies.ts`; absolute photometry becomes a negative number of lamps with the flux of the
 * distribution.
 *
 * @throws PhotometryError if there is no light at all.
 */
export function convertIesToLdt(ies: Ies): { ldt: Ldt; findings: Finding[] } {
  const findings: Finding[] = [];
  const light = createLight(ies, findings);
  const isAbsolute = ies.lumensPerLamp < 0;
  const count = Math.max(1, Math.round(Math.abs(ies.lampCount)));
  const described = describeLight(light, isAbsolute ? null : ies.lumensPerLamp * count);
  const sizes = describeOpening(ies.opening, findings);
  const name = findKeyword(ies, 'LUMINAIRE') || (ies.labels[0] ?? '');
  if (name === '') findings.push(createFinding('name-missing'));
  const ldt: Ldt = {
    ...described.fields,
    company: firstLine(findKeyword(ies, 'MANUFAC', 'TESTLAB')),
    sourceType:
      described.fields.symmetry === 1 ? POINT_OR_ROTATIONAL : sizes.isLinear ? LINEAR : OTHER,
    reportNumber: firstLine(findKeyword(ies, 'TEST')),
    luminaireName: firstLine(name),
    luminaireNumber: firstLine(findKeyword(ies, 'LUMCAT')),
    fileName: '',
    dateAndUser: firstLine(findKeyword(ies, 'ISSUEDATE', 'DATE')),
    ...sizes.lengths,
    conversionFactor: 1,
    tiltDeg: 0,
    lampSets: [
      {
        lampCount: isAbsolute ? -count : count,
        lampType: firstLine(findKeyword(ies, 'LAMP', 'LAMPCAT')),
        fluxLm: described.lampFluxLm,
        colour: firstLine(findKeyword(ies, '_COLOUR', 'COLORTEMP', '_CCT')),
        colourRendering: firstLine(findKeyword(ies, '_CRI', 'CRI')),
        powerW: ies.powerW,
      },
    ],
    directRatios: Array.from({ length: 10 }, () => 0),
  };
  return { ldt, findings };
}

/** The full circle in half planes C, candela. */
function createLight(ies: Ies, findings: Finding[]): LightDistribution {
  if (ies.type !== 'C') {
    findings.push(createFinding('type-converted', { type: ies.type }));
    return convertToTypeC(ies.type, ies);
  }
  return unfoldPlanes({ ...ies, turnDeg: IES_TURN_DEG }, findings);
}

function describeOpening(opening: IesOpening, findings: Finding[]) {
  const { shape, widthMm, lengthMm, heightMm } = opening;
  const isRound = /^(circle|vertical-cylinder|sphere)$/.test(shape);
  if (!isRound && !/^(point|rectangle|box)$/.test(shape)) {
    findings.push(createFinding('opening-approximated', { shape }));
  }
  const length = round(isRound ? Math.max(lengthMm, widthMm) : lengthMm, 3);
  const width = isRound ? 0 : round(widthMm, 3);
  const height = round(heightMm, 3);
  const lengths = {
    lengthMm: length,
    widthMm: width,
    heightMm: height,
    luminousLengthMm: length,
    luminousWidthMm: width,
    luminousHeightsMm: [height, height, height, height],
  };
  return { lengths, isLinear: !isRound && length > 2 * width };
}

function firstLine(text: string): string {
  return text.split('\n')[0]?.trim() ?? '';
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
