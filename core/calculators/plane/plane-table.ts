import type { CsvCell } from '#core/csv.ts';
import type { Translate } from '#core/i18n/translate.ts';
import type { Plane } from './plane-drawing.ts';

/** A calculated plane with its size in metres along its columns and its rows, and the unit of its values. */
export type SizedPlane = {
  plane: Omit<Plane, 'values'> & { values: readonly (number | null)[] };
  width: number;
  depth: number;
  unit: 'lx' | 'cd/m²';
};

/** Places to a tenth of a millimetre, without the noise of a division. */
const PLACES_PER_M = 10_000;

/**
 * The points of planes as a table: their places from the corner of the first column and row in metres, and their
 * values as they were calculated. Several planes, the sections of a route, are numbered from 1.
 */
export function planeTable(
  t: Translate<'calculation'>,
  planes: readonly SizedPlane[],
): CsvCell[][] {
  const isNumbered = planes.length > 1;
  const isLuminance = planes[0]?.unit === 'cd/m²';
  const value = t(isLuminance ? 'calculation.table.luminance' : 'calculation.table.lux');
  const head = ['x (m)', 'y (m)', value];
  return [
    isNumbered ? [t('calculation.table.section'), ...head] : head,
    ...planes.flatMap((plane, index) =>
      listPoints(plane).map((row) => (isNumbered ? [index + 1, ...row] : row)),
    ),
  ];
}

function listPoints({ plane: { columns, rows, values }, width, depth }: SizedPlane): number[][] {
  return values.flatMap((value, index) => {
    // The missing corner of an L has no points.
    if (value === null) return [];
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return [[place(column, width / columns), place(row, depth / rows), value]];
  });
}

/** The middle of a cell. */
function place(index: number, stepM: number): number {
  return Math.round((index + 0.5) * stepM * PLACES_PER_M) / PLACES_PER_M;
}
