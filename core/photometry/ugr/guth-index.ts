import { guthTable } from './guth-table.ts';

const STEP = 0.1;

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
  const [top, bottom] = bracket(row, guthTable.length);
  const [left, right] = bracket(column, guthTable[0]?.length ?? 0);
  const corners = [
    guthTable[top]?.[left],
    guthTable[top]?.[right],
    guthTable[bottom]?.[left],
    guthTable[bottom]?.[right],
  ];
  const [a, b, c, d] = corners;
  if (a == null || b == null || c == null || d == null) return null;
  const down = row - top;
  const across = column - left;
  return (a * (1 - across) + b * across) * (1 - down) + (c * (1 - across) + d * across) * down;
}

/** The two entries around a position; the same one twice at an entry, none outside the table. */
function bracket(position: number, count: number): [number, number] {
  const rounded = Math.round(position);
  if (Math.abs(position - rounded) < 1e-9) return rounded < count ? [rounded, rounded] : [-1, -1];
  const low = Math.floor(position);
  return low + 1 < count ? [low, low + 1] : [-1, -1];
}
