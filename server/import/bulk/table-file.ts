import type { CellObject, SheetData } from 'write-excel-file/node';
import { type CsvCell, formatCsv } from '#core/csv.ts';
import { type ContentTable, kindOfTable } from '#core/editing/content-tables.ts';
import { describeForm } from '#core/editing/describe-form.ts';
import { createEditingNames } from '#core/editing/field-hints.ts';
import { type ColumnTexts, nameOfColumn, unitOfColumn } from '#core/editing/grid/column-names.ts';
import { describeColumns } from '#core/editing/grid/grid-column.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import {
  type CollectedTable,
  type ContentTexts,
  collectTable,
} from '#server/import/bulk/collect-table.ts';
import { guideHeads } from '#server/import/bulk/guide-sheet.ts';
import { numericColumns } from '#server/import/read/parse-csv.ts';
import { attributeTexts, readEditingTexts, texts } from '#server/texts.ts';

export type TableFile = {
  table: ContentTable;
  /** Only products of this category and those below it. */
  category: string | null;
  format: 'csv' | 'xlsx';
  locale: LocaleCode;
};

/** A plain number, which a cell may be without losing a sign of its text: no leading zero. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** Digits that a cell has. */
const MOST_DIGITS = 15;

/**
 * A table of the content as a file that the importer reads again: heads are the names of the columns, numbers are
 * numbers, no text is a formula. A workbook has a second sheet that explains the columns.
 */
export async function writeTableFile(
  files: ContentTexts,
  { table, category, format, locale }: TableFile,
): Promise<Uint8Array> {
  const collected = collectTable(files, { table, category });
  const numeric = numericColumns(collected.kind.schema);
  const isNumeric = collected.columns.map((name) => numeric.has(name));
  const rows = collected.rows.map((cells) =>
    cells.map((cell, at) => (isNumeric[at] ? toNumber(cell) : cell)),
  );
  if (format === 'csv')
    return new TextEncoder().encode(formatCsv(locale, [collected.columns, ...rows], 'exact'));
  return writeWorkbook(rows, collected, { table, locale });
}

function toNumber(text: string): CsvCell {
  const digits = text.replace(/\D/g, '').length;
  return NUMBER.test(text) && digits <= MOST_DIGITS ? Number(text) : text;
}

type Named = { table: ContentTable; locale: LocaleCode };

async function writeWorkbook(
  rows: CsvCell[][],
  { columns, kind }: CollectedTable,
  { table, locale }: Named,
): Promise<Uint8Array> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const data: SheetData = [columns.map(headCell), ...rows.map((cells) => cells.map(valueCell))];
  const guide = guideOf(columns, { table, locale, schema: kind.schema });
  const made = await writeXlsxFile([
    {
      data,
      sheet: table,
      columns: columns.map((name) => ({ width: Math.min(40, Math.max(10, name.length + 2)) })),
      stickyRowsCount: 1,
      stickyColumnsCount: kind.key.length,
    },
    {
      data: guide,
      sheet: guideHeads[locale].sheet,
      columns: [{ width: 28 }, { width: 40 }, { width: 10 }, { width: 80 }],
      stickyRowsCount: 1,
    },
  ]).toBuffer();
  return new Uint8Array(made);
}

function headCell(value: string): CellObject {
  return { value, type: String, fontWeight: 'bold' };
}

function valueCell(value: CsvCell): CellObject | null {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
}

type Guide = Named & { schema: Parameters<typeof describeForm>[0] };

/** What people call the columns, their units and the codes that they take. */
function guideOf(columns: string[], { table, locale, schema }: Guide): SheetData {
  const kind = kindOfTable(table);
  const names = textsOf(locale);
  const described = describeColumns(columns, describeForm(schema));
  return [
    guideHeads[locale].heads.map(headCell),
    ...described.map(({ name, values }) => [
      valueCell(name),
      valueCell(nameOfColumn(kind, name, names)),
      valueCell(unitOfColumn(kind, name) ?? ''),
      valueCell(values.join(', ')),
    ]),
  ];
}

function textsOf(locale: LocaleCode): ColumnTexts {
  const known = (text: string, key: string) => (text === key ? undefined : text);
  return {
    names: createEditingNames(readEditingTexts(locale)),
    figure: (key) => known(texts[locale](key as 'figure.code'), key),
    attribute: (key) => known(attributeTexts[locale](key), key),
  };
}
