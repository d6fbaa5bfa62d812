import type { ColumnMap } from '#server/import/columns/column-map.ts';
import { nameColumns } from '#server/import/tables/name-columns.ts';
import { type TableCell, textOfCell } from '#server/import/tables/table.ts';

/** Titles above a table are skipped; its header is within these rows. */
export const HEADER_WITHIN = 20;
/** A header with fewer known columns may be anything. */
const MIN_KNOWN = 2;

/** The heads of a table, the position of the last row that they are in, and how many mean something. */
export type FoundHeads = { heads: string[]; index: number; known: number };

export type ExpectedHeads = {
  columns: readonly string[];
  map?: ColumnMap | undefined;
  /** How many must be known. */
  min?: number;
  /** The columns that further names mean. */
  rename?: ((heads: string[]) => string[]) | undefined;
};

type Rows = readonly { cells: readonly TableCell[] }[];

/**
 * Finds the heads of a table in its first rows. They may be in two rows, one below the other, as groups above heads,
 * merged cells and rows of units need: `Pack` above `Weight (kg)`, `Weight` above `kg`.
 */
export function findHeads(rows: Rows, expected: ExpectedHeads): FoundHeads | null {
  const { min = MIN_KNOWN, rename = (heads: string[]) => heads } = expected;
  const first = rows.slice(0, HEADER_WITHIN).map(({ cells }) => rename(headsOf(cells)));
  const found = findRated(first, min, expected);
  const isWhole = found && found.known === found.heads.length;
  if (isWhole) return found;
  const joined = first.slice(1).map((lower, at) => {
    return rate(joinHeads(first[at] ?? [], lower, expected), at + 1, expected);
  });
  if (!found) return joined.find(({ known }) => known >= min) ?? null;
  const near = joined.filter(({ index }) => index === found.index || index === found.index + 1);
  return near.reduce((best, one) => (one.known > best.known ? one : best), found);
}

/** The first row with enough known heads; later ones are not looked at. */
function findRated(rows: string[][], min: number, expected: ExpectedHeads): FoundHeads | null {
  for (const [index, heads] of rows.entries()) {
    const rated = rate(heads, index, expected);
    if (rated.known >= min) return rated;
  }
  return null;
}

function rate(heads: string[], index: number, { columns, map }: ExpectedHeads): FoundHeads {
  return { heads, index, known: countKnown(heads, { columns, map }) };
}

/** How many heads mean something. */
function countKnown(heads: readonly string[], { columns, map }: ExpectedHeads): number {
  const { header, free, ignored } = nameColumns(heads, columns, map);
  const isKnown = (head: string, index: number) =>
    columns.includes(head) || free.has(head) || ignored.has(index);
  return header.filter(isKnown).length;
}

/** The texts of a row that may be a header. */
export function headsOf(cells: readonly TableCell[]): string[] {
  return cells.map((cell) => textOfCell(cell).replace(/\s+/g, ' ').trim());
}

function joinHeads(upper: string[], lower: string[], expected: ExpectedHeads): string[] {
  const isKnown = (head: string) => countKnown([head], expected) > 0;
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const [above, below] = [upper[index] ?? '', lower[index] ?? ''];
    if (above !== '') group = above;
    if (below === '' || isKnown(above)) return above;
    const forms = [`${group} ${below}`, `${above} (${below})`, below];
    return forms.find(isKnown) ?? below;
  });
}
