import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import type { Problem, Report } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import { explainIssue } from '#server/import/read/explain-issue.ts';

/** A valid row; `row` counts as a spreadsheet does, the header is row 1. */
type CsvRow<RecordType> = { row: number; record: RecordType };

export type ParsedCsv<RecordType> = {
  /** Rows as read, valid or not, without the empty ones. */
  raw: { row: number; cells: Record<string, string> }[];
  rows: CsvRow<RecordType>[];
};

/** The fault of a row, without its position. */
type RowProblem = Omit<Problem, 'file' | 'place'>;

type ObjectSchema = z.ZodObject<Record<string, z.ZodType>>;

/** Parses CSV with a header and checks every row; all faults are reported. */
export function parseCsv<Schema extends ObjectSchema>(
  { file, text }: { file: string; text: string },
  schema: Schema,
  report: Report,
): ParsedCsv<z.infer<Schema>> {
  const lines = splitCells(file, text, report);
  const [header, ...body] = lines ?? [];
  const columns = Object.keys(schema.shape);
  if (!header) return { raw: [], rows: [] };
  const tell = (row: number, problem: RowProblem) =>
    report.error({ file, place: { row }, ...problem });
  const absent = columns.filter((name) => !header.includes(name));
  const missing = absent.filter((name) => !mayBeEmpty(schema.shape[name] as z.ZodType));
  const headerProblems = findHeaderProblems({ header, columns, absent, missing });
  for (const problem of headerProblems) tell(1, problem);
  if (headerProblems.length > 0) return { raw: [], rows: [] };
  const whole = new Set(columns.filter((name) => isWholeNumber(schema.shape[name] as z.ZodType)));
  const raw = body
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .filter(({ row, cells }) => {
      const isComplete = cells.length === header.length;
      if (!isComplete) tell(row, widthProblem(cells, header));
      return isComplete;
    })
    .map(({ row, cells }) => ({ row, cells: toRecord([...header, ...absent], cells) }));
  const rows: CsvRow<z.infer<Schema>>[] = [];
  for (const { row, cells } of raw) {
    const result = schema.safeParse(cells);
    if (result.success) rows.push({ row, record: result.data });
    else {
      const issues = result.error.issues.flatMap((issue) =>
        explainIssue(issue, cells, { known: columns, whole }),
      );
      for (const { path, ...explanation } of issues) {
        tell(row, { field: path.join('.'), ...explanation });
      }
    }
  }
  return { raw, rows };
}

function splitCells(file: string, text: string, report: Report): string[][] | null {
  try {
    return parse(text, { bom: true, relax_column_count: true, trim: true }) as string[][];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error.lines === 'number' ? { row: error.lines } : null;
    report.error({
      file,
      place: row,
      field: '',
      value: undefined,
      problem: 'the quotation marks of a cell do not match',
      whatToDo:
        'Put a text that holds commas between one pair of ", and write a " inside it twice.',
    });
    return null;
  }
}

type Header = {
  header: string[];
  /** All columns that the table may have. */
  columns: string[];
  /** Columns that the header does not name. */
  absent: string[];
  /** Missing columns that each row requires. */
  missing: string[];
};

function findHeaderProblems({ header, columns, absent, missing }: Header): RowProblem[] {
  const unknown = header.filter((name) => !columns.includes(name));
  const twice = header.filter((name, index) => header.indexOf(name) !== index);
  return [
    ...missing.map((name) => ({
      field: name,
      value: undefined,
      problem: 'the column is missing',
      whatToDo: `${didYouMean(name, unknown)}Add it; each row needs it.`,
    })),
    ...unknown.map((name) => ({
      field: name,
      value: name,
      problem: 'is not a known column',
      whatToDo: `${didYouMean(name, absent)}Correct its name or remove it.`,
    })),
    ...twice.map((name) => ({
      field: name,
      value: name,
      problem: 'the column occurs twice',
      whatToDo: 'Remove one of them.',
    })),
  ];
}

function widthProblem(cells: string[], header: string[]): RowProblem {
  return {
    field: '',
    value: undefined,
    problem: `has ${cells.length} cells where the header has ${header.length}`,
    whatToDo:
      'Look for a comma too many or too few; a text with commas goes between quotation marks.',
  };
}

function toRecord(header: string[], cells: string[]): Record<string, string> {
  return Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']));
}

/** Returns true for a column that may be absent because all its cells may be empty. */
function mayBeEmpty(schema: z.ZodType): boolean {
  return schema.safeParse('').success;
}

/** Returns true for a whole number, also within preprocessing and nullable schemas. */
function isWholeNumber(schema: z.ZodType): boolean {
  const definition = schema.def as unknown as Record<string, unknown>;
  const inner = (definition.out ?? definition.innerType) as z.ZodType | undefined;
  if (inner) return isWholeNumber(inner);
  const { isInt } = schema as unknown as { isInt?: boolean };
  return definition.type === 'number' && isInt === true;
}
