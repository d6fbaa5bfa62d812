import { MOST_LINES, MOST_PIECES, type ProjectLine } from '#core/projects/project.ts';

type Counted = Pick<ProjectLine, 'id' | 'sku' | 'quantity' | 'note'>;

/**
 * Returns lines for counted variants, of which there may be more than a line holds: they take several lines. None where
 * a list cannot hold them all.
 */
export function countedLines(counted: readonly Counted[]): ProjectLine[] {
  const lines = counted.flatMap((variant) =>
    portionsOf(variant.quantity).map((quantity) => ({ ...variant, quantity, label: '' })),
  );
  if (lines.length > MOST_LINES) return [];
  return lines.map((line, index) => ({ key: index + 1, ...line }));
}

/** Splits a number of pieces into `MOST_PIECES` each, and the rest. */
function portionsOf(quantity: number): number[] {
  const full = Math.floor(quantity / MOST_PIECES);
  const rest = quantity % MOST_PIECES;
  return [...Array.from({ length: full }, () => MOST_PIECES), ...(rest > 0 ? [rest] : [])];
}
