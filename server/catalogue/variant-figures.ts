import { figureKeys } from '#core/catalogue/figures/figure-columns.ts';
import type { FigureRow, StoredFigures } from '#core/catalogue/figures/figures.ts';

const keys = figureKeys.filter(([column]) => column !== 'optic');

/** The figures of a stored variant. */
export function toFigures(row: FigureRow): StoredFigures {
  const figures: Record<string, unknown> = {};
  for (const [column, key] of keys) figures[key] = row[column];
  return figures as StoredFigures;
}
