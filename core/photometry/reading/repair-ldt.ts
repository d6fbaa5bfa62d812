import { parseNumber } from '#core/photometry/eulumdat/ldt-lines.ts';
import { countStoredPlanes } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { createFinding, type Finding, type FindingCode } from '#core/photometry/finding.ts';
import { findLayout, kindOfLine, type LdtLayout } from '#core/photometry/reading/ldt-layout.ts';

/** A line after repair, and its position in the file. */
export type RepairedLine = { text: string; line: number };

const TRIPLET_LINE = 12;
const LUMINOUS_LINE = 15;
const CONVERSION_LINE = 23;
const MANY_LAMP_SETS = 20;
/** A number followed by its unit or by words: `24 W`, `1200mm`, `1 x LED`. */
const numberWithText =
  /^([+-]?\d+(?:[.,]\d+)?)\s*(?:(?:mm|cm|m|lm|klm|W|K|%|°|deg|V|x|×|pcs?)\b.*|[%°].*|\s[^\d].*)$/i;

/**
 * Repairs defects that make an EULUMDAT file unreadable although its meaning is clear, and reports each. Anything
 * ambiguous stays as it is, for the reader to reject.
 */
export function repairLdt(source: readonly string[]): {
  lines: RepairedLine[];
  findings: Finding[];
} {
  const findings: Finding[] = [];
  let lines = source.map((text, index) => ({ text, line: index + 1 }));
  lines = spreadSizes(lines, TRIPLET_LINE, findings);
  lines = spreadSizes(lines, LUMINOUS_LINE, findings);
  repairTypeIndicator(lines, findings);
  const layout = findLayout(lines.map(({ text }) => text));
  if (!layout) return { lines, findings };
  if (layout.setCount > MANY_LAMP_SETS) {
    findings.push(createFinding('many-lamp-sets', { count: layout.setCount }, lines[25]?.line));
  }
  const head = lines.slice(0, layout.matrixAt);
  const matrix = spreadMatrix(lines.slice(layout.matrixAt), findings);
  const repaired = [...repairNumbers(head, layout, findings), ...matrix];
  rebuildPlanes(repaired, layout, findings);
  completeMatrix(repaired, layout, findings);
  return { lines: repaired, findings };
}

/** `1200 62 70` on the line of the length, with zeros or nothing on the lines of width and height. */
function spreadSizes(lines: RepairedLine[], index: number, findings: Finding[]): RepairedLine[] {
  const values = (lines[index]?.text ?? '').split(/[\s;]+/);
  const isTriplet = values.length === 3 && values.every((value) => parseNumber(value) !== null);
  if (!isTriplet) return lines;
  const line = lines[index]?.line ?? index + 1;
  findings.push(createFinding('several-values-on-line', { count: values.length }, line));
  const followers = lines.slice(index + 1, index + 3);
  const areEmpty = followers.every(({ text }) => text === '' || parseNumber(text) === 0);
  const spread = values.map((text) => ({ text, line }));
  return [...lines.slice(0, index), ...spread, ...lines.slice(areEmpty ? index + 3 : index + 1)];
}

function repairTypeIndicator(lines: RepairedLine[], findings: Finding[]): void {
  const value = lines[1];
  const number = value && parseNumber(value.text);
  if (!value || number === null || number === undefined || (number >= 0 && number <= 3)) return;
  if (!Number.isInteger(number) || Math.abs(number) > 9) return;
  findings.push(createFinding('type-indicator', { value: number }, value.line));
  lines[1] = { ...value, text: '0' };
}

function repairNumbers(
  lines: RepairedLine[],
  layout: LdtLayout,
  findings: Finding[],
): RepairedLine[] {
  return lines.map((item, index) => {
    const kind = kindOfLine(index, layout);
    if (kind === 'text') return item;
    if (item.text === '' && kind === 'number') {
      const value = index === CONVERSION_LINE ? 1 : 0;
      findings.push(createFinding('empty-number', { value }, item.line));
      return { ...item, text: String(value) };
    }
    return { ...item, text: repairNumber(item, findings) };
  });
}

/** Extracts the number of a line; returns the text itself if nothing needs repair. */
function repairNumber({ text, line }: RepairedLine, findings: Finding[]): string {
  const tell = (code: FindingCode) => {
    findings.push(createFinding(code, { value: text.slice(0, 40) }, line));
  };
  if (parseNumber(text) !== null) {
    if (text.includes(',')) tell('decimal-comma');
    if (text.includes('_')) tell('thousands-mark');
    return text;
  }
  const number = text.match(numberWithText)?.[1];
  if (number === undefined) return text;
  tell('text-after-number');
  return number;
}

/** Splits angles and intensities into one value per line and removes empty lines among and after them. */
function spreadMatrix(lines: RepairedLine[], findings: Finding[]): RepairedLine[] {
  const end = lines.findLastIndex(({ text }) => text !== '') + 1;
  const filled = lines.slice(0, end).filter(({ text }) => text !== '');
  if (filled.length < end) {
    const first = lines.find(({ text }) => text === '');
    findings.push(createFinding('blank-lines', { count: end - filled.length }, first?.line));
  }
  const crowded = filled.find(({ text }) => /\S[\s;]+\S/.test(text));
  if (crowded) {
    const count = crowded.text.split(/[\s;]+/).length;
    findings.push(createFinding('several-values-on-line', { count }, crowded.line));
  }
  const comma = filled.find(({ text }) => text.includes(','));
  if (comma) findings.push(createFinding('decimal-comma', { value: comma.text }, comma.line));
  if (!crowded) return filled;
  return filled.flatMap(({ text, line }) =>
    text.split(/[\s;]+/).map((value) => ({ text: value, line })),
  );
}

/** Rebuilds C-planes that are all zero from their step. */
function rebuildPlanes(lines: RepairedLine[], layout: LdtLayout, findings: Finding[]): void {
  const { matrixAt, planeCount } = layout;
  const step = parseNumber(lines[4]?.text ?? '') ?? 0;
  const planes = lines.slice(matrixAt, matrixAt + planeCount);
  const areZero = planes.length > 1 && planes.every(({ text }) => parseNumber(text) === 0);
  if (!areZero || !(step > 0) || step * (planeCount - 1) >= 360.001) return;
  findings.push(createFinding('planes-rebuilt', { step }, planes[0]?.line));
  planes.forEach((plane, index) => {
    lines[matrixAt + index] = { ...plane, text: String(step * index) };
  });
}

/** Fills a few missing values at the end with darkness; drops surplus values. */
function completeMatrix(lines: RepairedLine[], layout: LdtLayout, findings: Finding[]): void {
  const { matrixAt, planeCount, gammaCount, storedPlanes } = layout;
  const wanted = matrixAt + planeCount + gammaCount + storedPlanes * gammaCount;
  const last = lines.at(-1)?.line ?? 0;
  const missing = wanted - lines.length;
  if (missing < 0) {
    const found = storedPlanes - missing / gammaCount;
    const finding = storesOtherPlanes(layout, found)
      ? createFinding(
          'symmetry-mismatch',
          { symmetry: layout.symmetry, wanted: storedPlanes, found },
          lines[2]?.line,
        )
      : createFinding('trailing-content', { count: -missing }, lines[wanted]?.line);
    findings.push(finding);
    lines.length = wanted;
  }
  const canBeSpared = missing < gammaCount / (storedPlanes > 1 ? 1 : 4);
  if (missing <= 0 || !canBeSpared) return;
  findings.push(createFinding('missing-intensities', { count: missing }, last));
  for (let count = 0; count < missing; count += 1) lines.push({ text: '0', line: last });
}

/** Whether this number of planes is what a file of another symmetry stores. */
function storesOtherPlanes({ planeCount }: LdtLayout, found: number): boolean {
  return ([0, 2, 4] as const).some((other) => countStoredPlanes(other, planeCount) === found);
}
