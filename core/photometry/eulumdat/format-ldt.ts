import type { Ldt, LdtLampSet } from './ldt.ts';
import { countStoredPlanes } from './ldt-symmetry.ts';

/**
 * Writes an EULUMDAT file: one value per line, CRLF, only characters of ISO-8859-1 and texts no longer
 * than the format allows, so the text can be stored byte for byte as ISO-8859-1.
 *
 * @throws RangeError if the matrix lacks the rows and columns that its symmetry needs.
 */
export function formatLdt(ldt: Ldt): string {
  checkMatrix(ldt);
  const lines = [
    formatText(ldt.company, 78),
    ldt.sourceType,
    ldt.symmetry,
    ldt.planesDeg.length,
    ldt.planeStepDeg,
    ldt.gammasDeg.length,
    ldt.gammaStepDeg,
    formatText(ldt.reportNumber, 78),
    formatText(ldt.luminaireName, 78),
    formatText(ldt.luminaireNumber, 78),
    formatText(ldt.fileName, 78),
    formatText(ldt.dateAndUser, 78),
    ldt.lengthMm,
    ldt.widthMm,
    ldt.heightMm,
    ldt.luminousLengthMm,
    ldt.luminousWidthMm,
    ...ldt.luminousHeightsMm,
    ldt.downwardFluxPercent,
    ldt.lightOutputRatioPercent,
    ldt.conversionFactor,
    ldt.tiltDeg,
    ldt.lampSets.length,
    ...ldt.lampSets.flatMap(listLampSet),
    ...ldt.directRatios,
    ...ldt.planesDeg,
    ...ldt.gammasDeg,
    ...ldt.intensities.flat(),
  ];
  return `${lines.map((value) => (typeof value === 'number' ? formatNumber(value) : value)).join('\r\n')}\r\n`;
}

function listLampSet(set: LdtLampSet): (string | number)[] {
  return [
    set.lampCount,
    formatText(set.lampType, 24),
    set.fluxLm,
    formatText(set.colour, 16),
    formatText(set.colourRendering, 6),
    set.powerW,
  ];
}

/** A plain decimal number: a point, no exponent, at most six decimals, no trailing zeros. */
function formatNumber(value: number): string {
  return String(Number(value.toFixed(6)));
}

/** One line of ISO-8859-1: typographic characters become plain ones, unknown ones a question mark. */
function formatText(value: string, maxLength: number): string {
  return value
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
    .replace(/[^\u0020-\u007E\u00A1-\u00FF]/gu, '?')
    .slice(0, maxLength)
    .trim();
}

function checkMatrix({ symmetry, planesDeg, gammasDeg, intensities }: Ldt): void {
  const rows = countStoredPlanes(symmetry, planesDeg.length);
  if (intensities.length !== rows || intensities.some((row) => row.length !== gammasDeg.length)) {
    throw new RangeError(
      `Symmetry ${symmetry} with ${planesDeg.length} C-planes stores ${rows} rows of ${gammasDeg.length} intensities.`,
    );
  }
}
