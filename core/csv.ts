import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatPlainNumber } from '#core/units.ts';

export type CsvCell = string | number | null;

/** `exact`: texts come back as they were; else no-break spaces are common ones, so that filters find them. */
type CsvSpaces = 'exact' | 'plain';

/** Characters that a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r]/;

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows as the text of a CSV file after RFC 4180, the first row being the header: fields in quotes where they need them,
 * lines ended by CR LF. It opens in a spreadsheet of the language at a double click: numbers have its decimal sign and no
 * groups, and where that sign is the comma, fields are separated by semicolons. A text that could be a formula gets an
 * apostrophe in front; null is an empty field.
 */
export function formatCsv(
  locale: LocaleCode,
  rows: CsvCell[][],
  spaces: CsvSpaces = 'plain',
): string {
  return BYTE_ORDER_MARK + csvRows(locale, rows, spaces);
}

/** Further rows of the same file. */
export function csvRows(
  locale: LocaleCode,
  rows: CsvCell[][],
  spaces: CsvSpaces = 'plain',
): string {
  const separator = formatPlainNumber(locale, 0.5).includes(',') ? ';' : ',';
  const lines = rows.map((row) =>
    row.map((cell) => quoted(formatCell(locale, cell, spaces), separator)).join(separator),
  );
  return lines.map((line) => `${line}\r\n`).join('');
}

function formatCell(locale: LocaleCode, cell: CsvCell, spaces: CsvSpaces): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return formatPlainNumber(locale, cell);
  const text = spaces === 'exact' ? cell : cell.replace(/[\u00a0\u202f]/g, ' ');
  return FORMULA.test(text) ? `'${text}` : text;
}

function quoted(text: string, separator: string): string {
  return /["\r\n]/.test(text) || text.includes(separator)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}
