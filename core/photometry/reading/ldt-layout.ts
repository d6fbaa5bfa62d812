import { parseNumber } from '#core/photometry/eulumdat/ldt-lines.ts';
import { countStoredPlanes, type LdtSymmetry } from '#core/photometry/eulumdat/ldt-symmetry.ts';

/** Content of the head lines of an EULUMDAT file, by line number. */
export type LdtLineKind = 'text' | 'count' | 'number';

/** Lines 1 to 26. */
const head: readonly LdtLineKind[] = [
  'text',
  'count',
  'count',
  'count',
  'number',
  'count',
  'number',
  'text',
  'text',
  'text',
  'text',
  'text',
  'number',
  'number',
  'number',
  'number',
  'number',
  'number',
  'number',
  'number',
  'number',
  'number',
  'number',
  'number',
  'number',
  'count',
];

/** A set of lamps: number, type, flux, colour, colour rendering, power. */
const lampSet: readonly LdtLineKind[] = ['number', 'text', 'number', 'text', 'text', 'number'];

const HEAD_LINES = head.length;
const DIRECT_RATIOS = 10;

/** Start of the parts of a file, 0-based, from its own counts; null if a count is invalid. */
export type LdtLayout = {
  symmetry: LdtSymmetry;
  setCount: number;
  planeCount: number;
  gammaCount: number;
  /** First line of the direct ratios. */
  ratiosAt: number;
  /** First line of the angles; the intensities follow them. */
  matrixAt: number;
  storedPlanes: number;
};

export function findLayout(lines: readonly string[]): LdtLayout | null {
  const [symmetry, planeCount, gammaCount, setCount] = [2, 3, 5, 25].map((index) =>
    parseNumber(lines[index] ?? ''),
  );
  if (symmetry == null || planeCount == null || gammaCount == null || setCount == null) return null;
  const isSane = [symmetry, planeCount, gammaCount, setCount].every(
    (value) => Number.isInteger(value) && value >= 0 && value <= 1000,
  );
  if (!isSane || symmetry > 4) return null;
  const storedPlanes = countStoredPlanes(symmetry as LdtSymmetry, planeCount);
  if (!Number.isInteger(storedPlanes)) return null;
  const ratiosAt = HEAD_LINES + setCount * lampSet.length;
  return {
    symmetry: symmetry as LdtSymmetry,
    setCount,
    planeCount,
    gammaCount,
    ratiosAt,
    matrixAt: ratiosAt + DIRECT_RATIOS,
    storedPlanes,
  };
}

/** Content of a line, 0-based. */
export function kindOfLine(index: number, layout: LdtLayout): LdtLineKind {
  if (index < HEAD_LINES) return head[index] ?? 'text';
  if (index >= layout.ratiosAt) return 'number';
  return lampSet[(index - HEAD_LINES) % lampSet.length] ?? 'text';
}
