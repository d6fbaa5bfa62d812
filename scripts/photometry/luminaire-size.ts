import type { OpticRecord } from '#core/catalogue/product-record.ts';
import type { VariantRecord } from '#core/catalogue/variant-record.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';

type Sides = { lengthMm: number; widthMm: number; heightMm: number };

/**
 * Returns the size and luminous area of a luminaire for EULUMDAT: seen with the luminous face down and the length along
 * C90-C270. A round luminaire has its diameter as length and a width of 0. A luminaire with the catalogue sizes of a
 * wall light or a floodlight is turned until its luminous area fits.
 *
 * @returns null if the luminous area is larger than the luminaire in every orientation.
 */
export function placeLuminaire(variant: VariantRecord, optic: OpticRecord) {
  const area = getLuminousArea(optic);
  const sides = listPositions(variant).find((position) => isInside(area, position));
  if (!sides) return null;
  return {
    ...sides,
    ...area,
    luminousHeightsMm: Array<number>(4).fill(getLuminousHeight(optic, area, sides.heightMm)),
  };
}

type LuminousArea = Pick<Ldt, 'luminousLengthMm' | 'luminousWidthMm'>;

function getLuminousArea({ luminous }: OpticRecord): LuminousArea {
  return 'diameter_mm' in luminous
    ? { luminousLengthMm: luminous.diameter_mm, luminousWidthMm: 0 }
    : { luminousLengthMm: luminous.length_mm, luminousWidthMm: luminous.width_mm };
}

/** Only luminaires that shine all around have a luminous side: as high as wide, or as high as the luminaire. */
function getLuminousHeight(optic: OpticRecord, area: LuminousArea, heightMm: number): number {
  if (optic.kind !== 'omnidirectional') return 0;
  return Math.min(area.luminousWidthMm || area.luminousLengthMm, heightMm);
}

/** Orientations of a luminaire on its face, the catalogue's first. */
function listPositions(variant: VariantRecord): Sides[] {
  const height = variant.height_mm ?? 0;
  if (variant.diameter_mm) {
    return [{ lengthMm: variant.diameter_mm, widthMm: 0, heightMm: height }];
  }
  const length = variant.length_mm ?? 0;
  const width = variant.width_mm ?? 0;
  return [
    { lengthMm: length, widthMm: width, heightMm: height },
    { lengthMm: width, widthMm: length, heightMm: height },
    { lengthMm: width, widthMm: height, heightMm: length },
    { lengthMm: length, widthMm: height, heightMm: width },
  ];
}

function isInside({ luminousLengthMm, luminousWidthMm }: LuminousArea, sides: Sides): boolean {
  const { lengthMm, widthMm } = sides;
  if (widthMm > 0) {
    return luminousLengthMm <= lengthMm && (luminousWidthMm || luminousLengthMm) <= widthMm;
  }
  return Math.hypot(luminousLengthMm, luminousWidthMm) <= lengthMm;
}
