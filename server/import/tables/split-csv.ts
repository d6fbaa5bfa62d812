import { CsvError, parse } from 'csv-parse/sync';
import { say } from '#core/say.ts';
import type { ColumnMap } from '#server/import/columns/column-map.ts';
import type { Report } from '#server/import/content-problem.ts';
import { type ExpectedHeads, findHeads } from '#server/import/tables/find-header.ts';
import { nameColumns } from '#server/import/tables/name-columns.ts';
import { applyNames } from '#server/import/tables/settle-columns.ts';
import { type Table, withoutEmptyColumns } from '#server/import/tables/table.ts';

const DELIMITERS = [',', ';', '\t'] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** The line with which some programs name the delimiter; spreadsheets do not count it as a row. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

type Splitting = { columns: readonly string[]; map?: ColumnMap | undefined; report: Report };

/**
 * Splits the text of a CSV file into rows. Its delimiter is the comma, the semicolon or the tab: the one that gives its
 * header most of the expected columns, else most cells. Titles may be above the header.
 * @returns null for an empty file, and for one whose quotation marks do not match, which is reported.
 */
export function splitCsv(
  { file, text }: { file: string; text: string },
  { columns, map, report }: Splitting,
): Table | null {
  const start = text.replace(/^\ufeff/, '');
  const named = DELIMITERS.find((one) => one === SEPARATOR_LINE.exec(start)?.[1]);
  const body = named ? start.replace(SEPARATOR_LINE, '') : start;
  const delimiter = named ?? findDelimiter(body, { columns, map });
  try {
    const lines = parse(body, { ...CSV, delimiter }) as string[][];
    const all = lines.map((cells, index) => ({ row: index + 1, cells }));
    const [header] = lines;
    if (!header) return null;
    const found = findHeads(all, { columns, map });
    const heads = found?.heads ?? header.map((name) => name.replace(/\s+/g, ' ').trim());
    const headerRow = (found?.index ?? 0) + 1;
    const usualSign = delimiter === ',' ? '.' : null;
    const rows = all.slice(headerRow).map((line) => withoutSpare(line, heads.length));
    const table = applyNames(
      { file, headerRow, rows, usualSign },
      nameColumns(heads, columns, map),
    );
    return withoutEmptyColumns(table);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report.error({
      file,
      place: typeof error.lines === 'number' ? { row: error.lines } : null,
      field: '',
      value: undefined,
      problem: say`the quotation marks of a cell do not match`,
      whatToDo: say`Put a text that holds commas between one pair of ", and write a " inside it twice.`,
    });
    return null;
  }
}

const CSV = { bom: true, relax_column_count: true, trim: true } as const;

/** Empty cells beyond the header are no column: spreadsheets write them where something was once. */
function withoutSpare({ row, cells }: { row: number; cells: string[] }, width: number) {
  const isSpare = cells.slice(width).every((cell) => cell === '');
  return { row, cells: isSpare ? cells.slice(0, width) : cells };
}

/** The first rows of a CSV file, its header and some below it. */
export function firstRows(
  text: string,
  expected: ExpectedHeads,
): { row: number; cells: string[] }[] {
  const start = text.replace(/^\ufeff/, '').replace(SEPARATOR_LINE, '');
  const lines = firstLines(start, findDelimiter(start, expected));
  return lines.map((cells, at) => ({ row: at + 1, cells }));
}

function findDelimiter(text: string, expected: ExpectedHeads): Delimiter {
  const [only, ...others] = DELIMITERS.filter((one) => text.includes(one));
  // With another delimiter no row has more than one head.
  if (only && others.length === 0 && hasHeads(text, only, expected)) return only;
  const rated = DELIMITERS.map((delimiter) => {
    const first = firstLines(text, delimiter);
    const found = findHeads(
      first.map((cells) => ({ cells })),
      { ...expected, min: 1 },
    );
    return { delimiter, score: (found?.known ?? 0) * 10_000 + (first[0]?.length ?? 0) };
  });
  return rated.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/** Whether the first line has expected heads, as they are usually written. */
function hasHeads(text: string, delimiter: Delimiter, { columns }: ExpectedHeads): boolean {
  const [line = ''] = text.split(/\r?\n/, 1);
  const known = line.split(delimiter).filter((head) => columns.includes(head.trim()));
  return known.length > 1 && !line.includes('"');
}

/** The lines in which the header is looked for. */
function firstLines(text: string, delimiter: Delimiter): string[][] {
  try {
    return parse(text, { ...CSV, delimiter, to: 20 }) as string[][];
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}
