import { CsvError, parse } from 'csv-parse/sync';
import type { Report } from '#server/import/content-problem.ts';
import { nameColumns } from '#server/import/tables/name-columns.ts';
import { type Table, withoutEmptyColumns } from '#server/import/tables/table.ts';

const DELIMITERS = [',', ';', '\t'] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** The line with which some programs name the delimiter; spreadsheets do not count it as a row. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/**
 * Splits the text of a CSV file into rows. Its delimiter is the comma, the semicolon or the tab: the one that gives its
 * header most of the expected columns, else most cells.
 * @returns null for an empty file, and for one whose quotation marks do not match, which is reported.
 */
export function splitCsv(
  { file, text }: { file: string; text: string },
  columns: readonly string[],
  report: Report,
): Table | null {
  const start = text.replace(/^\ufeff/, '');
  const named = DELIMITERS.find((one) => one === SEPARATOR_LINE.exec(start)?.[1]);
  const body = named ? start.replace(SEPARATOR_LINE, '') : start;
  const delimiter = named ?? findDelimiter(body, columns);
  try {
    const [header, ...rows] = parse(body, { ...CSV, delimiter }) as string[][];
    if (!header) return null;
    const heads = header.map((name) => name.replace(/\s+/g, ' ').trim());
    return withoutEmptyColumns({
      file,
      ...nameColumns(heads, columns),
      headerRow: 1,
      rows: rows.map((cells, index) => ({ row: index + 2, cells })),
      usualSign: delimiter === ',' ? '.' : null,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report.error({
      file,
      place: typeof error.lines === 'number' ? { row: error.lines } : null,
      field: '',
      value: undefined,
      problem: 'the quotation marks of a cell do not match',
      whatToDo:
        'Put a text that holds commas between one pair of ", and write a " inside it twice.',
    });
    return null;
  }
}

const CSV = { bom: true, relax_column_count: true, trim: true } as const;

function findDelimiter(text: string, columns: readonly string[]): Delimiter {
  const known = new Set(columns);
  const rated = DELIMITERS.map((delimiter) => {
    const header = headerOf(text, delimiter);
    const found = header.filter((name) => known.has(name.trim())).length;
    return { delimiter, score: found * 10_000 + header.length };
  });
  return rated.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function headerOf(text: string, delimiter: Delimiter): string[] {
  try {
    return (parse(text, { ...CSV, delimiter, to: 1 }) as string[][])[0] ?? [];
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}
