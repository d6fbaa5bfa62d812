import { missing } from '#core/missing.ts';
import type { Ldt, LdtLampSet } from '#core/photometry/eulumdat/ldt.ts';
import { turnToIes } from './ies-planes.ts';

/** Photometry of type C (C-γ), lengths in metres: the codes of LM-63 on the line of figures. */
const TYPE_C = 1;
const METRES = 2;
const MAX_LINE = 128;
/** LM-63-2002, 5.2: no line is longer than 256 characters, its end included. */
const MAX_TEXT = 220;

/**
 * Writes an IES file (ANSI/IESNA LM-63-2002, type C) from the content of an EULUMDAT file.
 *
 * The luminaire's length lies along C90-C270 in EULUMDAT and along 0°-180° in LM-63, so the planes are turned by 90°:
 * I(H) = I(C = H + 90°). Candela are absolute: the EULUMDAT value for 1000 lm is multiplied by the flux of the first
 * lamp set and by the file's conversion factor, and the candela multiplier is 1. Absolute photometry (a negative number
 * of lamps) has -1 lumens per lamp. The text is ASCII with CRLF.
 *
 * @throws RangeError for a file without lamp sets.
 */
export function formatIes(ldt: Ldt): string {
  const lamps = ldt.lampSets[0] ?? missing();
  const { planesDeg, gammasDeg, intensities } = turnToIes(ldt);
  const candelaPerValue = (ldt.conversionFactor * lamps.fluxLm) / 1000;
  const candela = intensities.map((row) => row.map((value) => value * candelaPerValue));
  const decimals = decimalsFor(Math.max(...candela.map((row) => Math.max(...row))));
  const lines = [
    'IESNA:LM-63-2002',
    ...listKeywords(ldt, lamps),
    'TILT=NONE',
    [...lampFigures(lamps), gammasDeg.length, planesDeg.length, TYPE_C, METRES, ...opening(ldt)]
      .map((value) => formatNumber(value, 4))
      .join(' '),
    `1 1 ${formatNumber(lamps.powerW, 3)}`,
    ...wrap(gammasDeg, 3),
    ...wrap(planesDeg, 3),
    ...candela.flatMap((row) => wrap(row, decimals)),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** Number of lamps, lumens per lamp and the candela multiplier. */
function lampFigures({ lampCount, fluxLm }: LdtLampSet): number[] {
  const count = Math.max(1, Math.abs(lampCount));
  return [count, lampCount < 0 ? -1 : fluxLm / count, 1];
}

/**
 * Width, length and height of the luminous opening, metres (LM-63-2002, table 1): negative for round openings, a height
 * if the sides are luminous, three zeros for a point.
 */
function opening({ luminousLengthMm, luminousWidthMm, luminousHeightsMm }: Ldt): number[] {
  const height = Math.max(0, ...luminousHeightsMm) / 1000;
  if (luminousLengthMm <= 0) return [0, 0, 0];
  if (luminousWidthMm > 0) return [luminousWidthMm / 1000, luminousLengthMm / 1000, height];
  return [-luminousLengthMm / 1000, -luminousLengthMm / 1000, height];
}

/** LM-63-2002 requires the first four; custom keywords start with an underscore. */
function listKeywords(ldt: Ldt, lamps: LdtLampSet): string[] {
  const keywords: [string, string][] = [
    ['TEST', ldt.reportNumber || 'not stated'],
    ['TESTLAB', ldt.company || 'not stated'],
    ['ISSUEDATE', ldt.dateAndUser || 'not stated'],
    ['MANUFAC', ldt.company || 'not stated'],
    ['LUMCAT', ldt.luminaireNumber],
    ['LUMINAIRE', ldt.luminaireName],
    ['LAMP', lamps.lampType],
    ['_COLOUR', lamps.colour],
    ['_CRI', lamps.colourRendering],
    ['_TILT', ldt.tiltDeg === 0 ? '' : `measured at ${formatNumber(ldt.tiltDeg, 2)} deg`],
    ['OTHER', 'Converted from EULUMDAT; planes turned by 90 deg, length along 0-180'],
  ];
  return keywords
    .map(([key, value]) => [key, toAscii(value)] as const)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `[${key}] ${value}`);
}

/** Numbers in lines of at most `MAX_LINE` characters. */
function wrap(values: readonly number[], decimals: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const value of values) {
    const text = formatNumber(value, decimals);
    if (line !== '' && line.length + 1 + text.length > MAX_LINE) {
      lines.push(line);
      line = text;
    } else {
      line = line === '' ? text : `${line} ${text}`;
    }
  }
  return [...lines, line];
}

/** Six significant digits of the highest intensity, at least a whole candela, at most four decimals. */
function decimalsFor(peak: number): number {
  return peak > 0 ? Math.min(4, Math.max(0, 5 - Math.floor(Math.log10(peak)))) : 0;
}

/** A plain decimal number: a point, no exponent, no trailing zeros. */
function formatNumber(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}

/** One line of printable ASCII: accents are removed, special characters become plain ones. */
function toAscii(value: string): string {
  return value
    .replace(/°/g, ' deg')
    .replace(/×/g, 'x')
    .replace(/Ø/g, 'D')
    .replace(/²/g, '2')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D«»]/g, '"')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^ -~]/g, '?')
    .slice(0, MAX_TEXT)
    .trim();
}
