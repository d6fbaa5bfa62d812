import { createFinding, type Finding } from '#core/photometry/finding.ts';
import { select, textOf, type XmlElement } from '#core/photometry/xml/parse-xml.ts';
import type { Tm33Opening, Tm33Size } from './tm33.ts';
import { firstNumber } from './tm33-numbers.ts';

const METRE_MM = 1000;
/** No luminaire is so long: a larger number is in millimetres, whatever TM-33 says. */
const LONGEST_M = 25;

/**
 * Reads the housing (`Luminaire/Dimensions`) and the luminous area (`EmissionAreas` of the first emitter, TM-33 4.5.23).
 * TM-33 states metres. Several areas of one face count as the rectangle around them; without any the luminous area is
 * the housing's underside, as in files of LM-63.
 */
export function readSizes(
  root: XmlElement,
  emitter: XmlElement,
  findings: Finding[],
): { housing: Tm33Size; opening: Tm33Opening } {
  const dimensions = select(root, 'Luminaire', 'Dimensions')[0] ?? null;
  const size = ['Length', 'Width', 'Height'].map((name) => firstNumber(dimensions, name) ?? 0);
  const isInMillimetres = size.some((value) => value > LONGEST_M);
  if (isInMillimetres) findings.push(createFinding('tm33-millimetres'));
  const scale = isInMillimetres ? 1 : METRE_MM;
  const [lengthMm = 0, widthMm = 0, heightMm = 0] = size.map((value) => Math.abs(value) * scale);
  const housing = { lengthMm, widthMm, heightMm };
  const areas = select(emitter, 'EmissionAreas')[0];
  return { housing, opening: areas ? readAreas(areas, scale) : openingOfHousing(housing) };
}

function openingOfHousing({ lengthMm, widthMm }: Tm33Size): Tm33Opening {
  return { lengthMm, widthMm, isRound: false, heightsMm: [0, 0, 0, 0] };
}

function readAreas(areas: XmlElement, scale: number): Tm33Opening {
  const below = select(areas, 'BottomFace', 'BottomArea');
  const flat = below.length > 0 ? below : select(areas, 'TopFace', 'TopArea');
  const [only] = flat;
  const heightOf = (face: string) =>
    extent(select(areas, `${face}Face`, `${face}Area`), 'Height') * scale;
  return {
    lengthMm: extent(flat, 'Length') * scale,
    widthMm: extent(flat, 'Width') * scale,
    isRound: flat.length === 1 && /^(true|1)$/i.test(textOf(only ?? null, 'Circular')),
    heightsMm: [heightOf('C0'), heightOf('C90'), heightOf('C180'), heightOf('C270')],
  };
}

/** How far areas reach in one direction, around all of them; 0 for none. */
function extent(areas: readonly XmlElement[], name: 'Length' | 'Width' | 'Height'): number {
  if (areas.length === 0) return 0;
  const ends = areas.flatMap((area) => {
    const size = Math.abs(firstNumber(area, name) ?? 0);
    const middle = firstNumber(area, `${name}Offset`) ?? 0;
    return [middle - size / 2, middle + size / 2];
  });
  return Math.max(...ends) - Math.min(...ends);
}
