import { createFinding, type Finding, PhotometryError } from '#core/photometry/finding.ts';
import type { Ies, IesTilt } from '#core/photometry/ies/ies.ts';
import { createOpening } from '#core/photometry/ies/ies-opening.ts';
import type { IesVersion } from '#core/photometry/ies/ies-version.ts';
import { splitLines } from '#core/photometry/reading/decode-text.ts';
import { type IesHead, readIesHead } from '#core/photometry/reading/ies-head.ts';
import { createIesTokens, type IesTokens } from '#core/photometry/reading/ies-tokens.ts';

const FOOT_MM = 304.8;
const METRE_MM = 1000;
const MAX_ANGLES = 1000;
const types = { 1: 'C', 2: 'B', 3: 'A' } as const;

/**
 * Reads an IES file of any edition of LM-63; every tolerated defect becomes a finding.
 *
 * @throws PhotometryError with the line if the text cannot be read.
 */
export function readIes(text: string): { ies: Ies; findings: Finding[] } {
  const lines = splitLines(text);
  const head = readIesHead(lines);
  const plain = attempt(() => readNumbers(head, createIesTokens(lines, { from: head.numbersAt })));
  const numbers = plain.value?.isComplete
    ? plain.value
    : (readWithCommas(lines, head) ?? plain.value);
  if (!numbers) throw plain.failure;
  return { ies: numbers.ies, findings: [...head.findings, ...numbers.findings] };
}

/** Reads the numbers with commas as decimal signs; null unless everything fits then. */
function readWithCommas(lines: readonly string[], head: IesHead): Numbers | null {
  const first = lines.findIndex((line, index) => index >= head.numbersAt && /\d,\d/.test(line));
  if (first < 0) return null;
  const tokens = createIesTokens(lines, { from: head.numbersAt, hasDecimalCommas: true });
  const { value } = attempt(() => readNumbers(head, tokens));
  if (!value?.isComplete) return null;
  const comma = createFinding(
    'decimal-comma',
    { value: lines[first]?.slice(0, 40) ?? '' },
    first + 1,
  );
  return { ...value, findings: [comma, ...value.findings] };
}

type Numbers = {
  ies: Ies;
  findings: Finding[];
  /** No number is missing or left over. */
  isComplete: boolean;
};

type Attempt<T> = { value: T; failure: null } | { value: null; failure: PhotometryError };

function attempt<T>(task: () => T): Attempt<T> {
  try {
    return { value: task(), failure: null };
  } catch (error) {
    if (error instanceof PhotometryError) return { value: null, failure: error };
    throw error;
  }
}

function readNumbers(head: IesHead, tokens: IesTokens): Numbers {
  const findings: Finding[] = [];
  const ies = readRecords(head, tokens, findings);
  const left = tokens.left();
  const isComplete = left === 0 && findings.every(({ severity }) => severity !== 'error');
  if (left > 0) findings.push(createFinding('trailing-content', { count: left }, tokens.line()));
  return { ies, findings, isComplete };
}

function readRecords(head: IesHead, tokens: IesTokens, findings: Finding[]): Ies {
  const { version, keywords, labels } = head;
  const tilt = readTilt(head, tokens, findings);
  const lampCount = tokens.next();
  const lumensPerLamp = readLumens(tokens);
  const multiplier = tokens.nextFigure('factor-not-positive', false);
  const verticalCount = tokens.nextWhole({ min: 1, max: MAX_ANGLES });
  const horizontalCount = tokens.nextWhole({ min: 1, max: MAX_ANGLES });
  const type = types[tokens.next() as 1 | 2 | 3];
  if (!type) throw new PhotometryError('photometric-type', {}, tokens.line());
  const units = tokens.nextWhole({ min: 1, max: 2 });
  const [width = 0, length = 0, height = 0] = tokens.list(3);
  const opening = createOpening(
    { width, length, height },
    version,
    units === 1 ? FOOT_MM : METRE_MM,
  );
  const { factor, generationType, powerW } = readBallast(version, tokens, findings);
  const verticalDeg = readAngles(verticalCount, tokens);
  const horizontalDeg = readAngles(horizontalCount, tokens);
  const scale = multiplier * factor;
  const candela = readCandela({ verticalCount, horizontalCount, scale }, tokens, findings);
  return {
    version,
    keywords,
    labels,
    tilt,
    lampCount,
    lumensPerLamp,
    type,
    opening,
    generationType,
    powerW,
    verticalDeg,
    horizontalDeg,
    candela,
  };
}

/** Lumens per lamp, or -1 for absolute photometry. */
function readLumens(tokens: IesTokens): number {
  const lumens = tokens.next();
  if (lumens > 0 || lumens === -1) return lumens;
  throw new PhotometryError('flux-not-positive', { value: lumens }, tokens.line());
}

function readTilt(head: IesHead, tokens: IesTokens, findings: Finding[]): IesTilt | null {
  if (head.tilt === 'NONE') return null;
  if (head.tilt !== 'INCLUDE') {
    findings.push(createFinding('tilt-file', { value: head.tilt.slice(0, 40) }, head.numbersAt));
    return null;
  }
  const geometry = tokens.next();
  const count = tokens.nextWhole({ min: 1, max: MAX_ANGLES });
  const anglesDeg = tokens.list(count);
  const factors = tokens.list(count);
  findings.push(createFinding('tilt-included', { count }, head.numbersAt));
  return { geometry, anglesDeg, factors };
}

/** Record of ballast factor, a figure whose meaning changed between editions, and power. */
function readBallast(version: IesVersion, tokens: IesTokens, findings: Finding[]) {
  const ballastFactor = tokens.nextFigure('factor-not-positive', false);
  const second = tokens.next();
  const line = tokens.line();
  const isFactor = version !== '2002' && version !== '2019';
  if (isFactor && second <= 0) {
    throw new PhotometryError('factor-not-positive', { value: second }, line);
  }
  const powerW = tokens.nextFigure('negative-power', true);
  if (version === '2019') return { factor: ballastFactor, generationType: second, powerW };
  if (isFactor) return { factor: ballastFactor * second, generationType: null, powerW };
  // LM-63-2002 reserves the figure for future use: it is not a factor there, whatever its value.
  if (second !== 1) findings.push(createFinding('future-use', { value: second }, line));
  return { factor: ballastFactor, generationType: null, powerW };
}

function readAngles(count: number, tokens: IesTokens): number[] {
  const angles: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const angle = tokens.next();
    const previous = angles[index - 1];
    if (previous !== undefined && angle <= previous) {
      throw new PhotometryError('angles-order', { angle, previous }, tokens.line());
    }
    if (Math.abs(angle) > 360) {
      throw new PhotometryError(
        'out-of-range',
        { value: angle, min: -180, max: 360 },
        tokens.line(),
      );
    }
    angles.push(angle);
  }
  return angles;
}

type Matrix = { verticalCount: number; horizontalCount: number; scale: number };

/** One row per horizontal angle; a few values missing at the end count as darkness. */
function readCandela(matrix: Matrix, tokens: IesTokens, findings: Finding[]): number[][] {
  const { verticalCount, horizontalCount, scale } = matrix;
  const missing = verticalCount * horizontalCount - tokens.left();
  const canBeSpared = missing < verticalCount / (horizontalCount > 1 ? 1 : 4);
  if (missing > 0 && !canBeSpared) throw new PhotometryError('cut-short', {}, tokens.line());
  const rows = Array.from({ length: horizontalCount }, () => readRow(verticalCount, tokens, scale));
  if (missing > 0) {
    findings.push(createFinding('missing-intensities', { count: missing }, tokens.line()));
  }
  return rows;
}

function readRow(count: number, tokens: IesTokens, scale: number): number[] {
  const row = tokens.intensities(Math.min(count, tokens.left()));
  while (row.length < count) row.push(0);
  return scale === 1 ? row : row.map((value) => value * scale);
}
