import type { ProductRecord } from '#core/catalogue/product-record.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { mapKeys } from '#core/keys.ts';
import { say } from '#core/say.ts';
import { formatNumber } from '#core/units.ts';
import type { FreeColumn } from '#server/import/columns/column-map.ts';
import type { Report } from '#server/import/content-problem.ts';
import { signOf, toPlainNumber } from '#server/import/tables/decimal-sign.ts';
import { type Table, type TableCell, textOfCell } from '#server/import/tables/table.ts';

type Row = ProductRecord['specification'][number];

/** Decimals of numbers in free rows: what an editor writes stays. */
const DIGITS = 6;

/**
 * The rows of the specification that the free columns of a product's variants are: those with the same value for every
 * variant that has one. Columns whose variants differ are said.
 */
export function freeRows(table: Table, report: Report): Row[] {
  return [...table.free].flatMap(([head, column]) => {
    const index = table.header.indexOf(head);
    const cells = table.rows.map((row) => row.cells[index] ?? '').filter((cell) => cell !== '');
    const values = new Map(cells.map((cell) => [textOfCell(cell).trim(), cell]));
    const [value] = values.values();
    if (value === undefined) return [];
    if (values.size === 1 && cells.length === table.rows.length)
      return { label: column.label, value: shownValue(column, value) };
    report.warn({
      file: table.file,
      place: { row: table.headerRow },
      field: head,
      value: head,
      problem: say`is not the same for all variants of a product, and is not shown there`,
      whatToDo: say`The specification has one value for all: complete it, or map it to an attribute.`,
    });
    return [];
  });
}

function shownValue({ unit, meanings }: FreeColumn, cell: TableCell): Localised {
  const text = textOfCell(cell).trim();
  const meaning = meanings.get(text.toLowerCase());
  return mapKeys(localeCodes, (locale) => {
    if (meaning) return meaning[locale];
    const number = numberOf(cell);
    const shown = number === null ? text : formatNumber(locale, number, DIGITS);
    return unit === null ? shown : `${shown}\u00a0${unit}`;
  });
}

/** A cell that is a number and nothing else; codes with leading zeros and numbers that could be two are texts. */
function numberOf(cell: TableCell): number | null {
  if (typeof cell === 'number') return cell;
  const plain = toPlainNumber(cell, signOf(cell) ?? '.');
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(plain) && !/^-?\d{1,3}[.,]\d{3}$/.test(cell)
    ? Number(plain)
    : null;
}
