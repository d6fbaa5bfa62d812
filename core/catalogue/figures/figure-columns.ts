import { type CamelCase, type Cell, camelCase } from '#core/catalogue/figures/cell.ts';
import { type FigureColumn, figuresOf } from '#core/catalogue/figures/figures.ts';

/** The columns in the order of records and of the API. */
export const figureCells = figuresOf('record').flatMap(({ figure }) =>
  Object.entries(figure.cells),
) as [FigureColumn, Cell][];

/** Columns with their property names in views. */
export const figureKeys = figureCells.map(
  ([column]) => [column, camelCase(column)] as [FigureColumn, CamelCase<FigureColumn>],
);
