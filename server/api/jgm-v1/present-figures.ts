import { z } from '@hono/zod-openapi';
import type { Cell } from '#core/catalogue/figures/cell.ts';
import { figureCells, figureKeys } from '#core/catalogue/figures/figure-columns.ts';
import type { FigureColumn, FigureRow, Figures } from '#core/catalogue/figures/figures.ts';

type FigureFields = { [Column in FigureColumn]: z.ZodType<FigureRow[Column]> };

/** Schema of every figure, named as in the catalogue files with its unit; null means "does not apply". */
export const figureFields = Object.fromEntries(
  figureCells.map(([column, cell]) => [column, toField(cell)]),
) as FigureFields;

/** Example figures of a variant for the API documentation. */
export const figureExamples = Object.fromEntries(
  figureCells.map(([column, { example }]) => [column, example]),
) as FigureRow;

function toField(cell: Cell): z.ZodType {
  const { description, isRequired } = cell;
  const type = toType(cell);
  const field = isRequired ? type : type.nullable();
  return description === undefined ? field : field.openapi({ description });
}

function toType(cell: Cell): z.ZodType {
  if (cell.type === 'choice') return z.enum(cell.values);
  return cell.type === 'number' ? z.number() : z.string();
}

/** Returns the figures of a variant in the format of the API. */
export function presentFigures(variant: Figures): FigureRow {
  return Object.fromEntries(figureKeys.map(([column, key]) => [column, variant[key]])) as FigureRow;
}
