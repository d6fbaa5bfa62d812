import { z } from 'zod';
import type { Cell } from '#core/catalogue/figures/cell.ts';
import { figureCells } from '#core/catalogue/figures/figure-columns.ts';
import type { FigureColumn, FigureRow } from '#core/catalogue/figures/figures.ts';
import { numberCell, optionalCell, optionalNumberCell } from '#core/csv-cell.ts';

type FigureShape = { [Column in FigureColumn]: z.ZodType<FigureRow[Column]> };

/** Schema of the figure columns of a row of `variants.csv`. */
export const figureShape = Object.fromEntries(
  figureCells.map(([column, cell]) => [column, schemaOfCell(cell)]),
) as FigureShape;

/** Schema of a cell of a table of variants. */
export function schemaOfCell(cell: Cell): z.ZodType {
  switch (cell.type) {
    case 'number':
      return cell.isRequired ? numberCell(toNumber(cell)) : optionalNumberCell(toNumber(cell));
    case 'text':
      return cell.isRequired ? toText(cell) : optionalCell(toText(cell));
    case 'choice':
      return cell.isRequired ? z.enum(cell.values) : optionalCell(z.enum(cell.values));
  }
}

function toNumber({ isWhole, above, min, max }: Extract<Cell, { type: 'number' }>): z.ZodNumber {
  let schema = isWhole ? z.number().int() : z.number();
  if (above !== undefined) schema = schema.gt(above);
  if (min !== undefined) schema = schema.min(min);
  if (max !== undefined) schema = schema.max(max);
  return schema;
}

function toText({ minLength = 0, pattern }: Extract<Cell, { type: 'text' }>): z.ZodString {
  const schema = minLength > 0 ? z.string().min(minLength) : z.string();
  return pattern ? schema.regex(pattern) : schema;
}
