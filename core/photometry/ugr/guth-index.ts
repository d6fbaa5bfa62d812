import { missing } from '#core/missing.ts';
import { guthTable } from './guth-table.ts';

const STEP = 0.1;
/** Positions as close to an entry as this are at it: the empty entries beside it do not count. */
const SNAP = 1e-9;

const rows = guthTable.length;
const columns = guthTable[0]?.length ?? 0;
/** The table row by row; empty entries are NaN. */
const entries = Float64Array.from(guthTable.flat(), (entry) => entry ?? Number.NaN);

/**
 * Returns Guth's position index p of a luminaire in the field of view, bilinear in table 4.1 of CIE 117:1995.
 *
 * @param aside T/R, sideways over forward distance; its sign does not matter.
 * @param above H/R, height above the eye over forward distance.
 * @returns null outside the table and beside its empty cells: such a luminaire does not glare.
 */
export function findGuthIndex(aside: number, above: number): number | null {
  const row = Math.abs(aside) / STEP;
  const column = Math.abs(above) / STEP;
  const top = Math.floor(row + SNAP);
  const left = Math.floor(column + SNAP);
  const down = row - top;
  const across = column - left;
  const bottom = down < SNAP ? top : top + 1;
  const right = across < SNAP ? left : left + 1;
  if (!(bottom < rows && right < columns)) return null;
  const [from, to] = [top * columns, bottom * columns];
  const upper = mix(from + left, from + right, across);
  const lower = mix(to + left, to + right, across);
  const index = upper * (1 - down) + lower * down;
  return Number.isNaN(index) ? null : index;
}

function mix(from: number, to: number, share: number): number {
  return (entries[from] ?? missing()) * (1 - share) + (entries[to] ?? missing()) * share;
}
