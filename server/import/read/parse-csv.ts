import type { z } from 'zod';
import { say } from '#core/say.ts';
import type { ColumnMap } from '#server/import/columns/column-map.ts';
import type { Problem, Report } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import { explainIssue } from '#server/import/read/explain-issue.ts';
import { recallReported } from '#server/import/recall-reported.ts';
import { createPlainNumbers } from '#server/import/tables/plain-numbers.ts';
import { leaveOutUnknown } from '#server/import/tables/settle-columns.ts';
import { splitCsv } from '#server/import/tables/split-csv.ts';
import { type Table, textOfCell } from '#server/import/tables/table.ts';

/** A valid row; `row` counts as a spreadsheet does, the header is row 1. */
type CsvRow<RecordType> = { row: number; record: RecordType };

export type ParsedCsv<RecordType> = {
  /** Rows as read, valid or not, without the empty ones. */
  raw: { row: number; cells: Record<string, string> }[];
  rows: CsvRow<RecordType>[];
  /** The table that was read; null for an unreadable one. */
  table: Table | null;
};

/** The fault of a row, without its position. */
type RowProblem = Omit<Problem, 'file' | 'place'>;

export type ObjectSchema = z.ZodObject<Record<string, z.ZodType>>;

type CsvText = { file: string; text: string; map?: ColumnMap; allowsFree?: boolean };

/** Parses CSV with a header and checks every row; all faults are reported. */
export function parseCsv<Schema extends ObjectSchema>(
  source: CsvText,
  schema: Schema,
  report: Report,
): ParsedCsv<z.infer<Schema>> {
  const { file, text, map } = source;
  const remembered = { key: `csv ${file}`, inputs: [text, JSON.stringify([...(map ?? [])])] };
  return recallReported(report, remembered, (own) => parseText(source, schema, own));
}

function parseText<Schema extends ObjectSchema>(
  source: CsvText,
  schema: Schema,
  report: Report,
): ParsedCsv<z.infer<Schema>> {
  const columns = Object.keys(schema.shape);
  const { map, allowsFree = false } = source;
  const table = splitCsv(source, { columns, map, report });
  if (!table) return { raw: [], rows: [], table: null };
  return parseTable(leaveOutUnknown(table, { columns, allowsFree, report }), schema, report);
}

/** Checks every row of a table; all faults are reported. */
export function parseTable<Schema extends ObjectSchema>(
  table: Table,
  schema: Schema,
  report: Report,
): ParsedCsv<z.infer<Schema>> {
  const { file, headerRow } = table;
  const header = table.header.filter((name) => !table.free.has(name));
  const columns = Object.keys(schema.shape);
  const tell = (row: number, problem: RowProblem) =>
    report.error({ file, place: { row }, ...problem });
  const absent = columns.filter((name) => !header.includes(name));
  const missing = absent.filter((name) => !mayBeEmpty(schema.shape[name] as z.ZodType));
  const headerProblems = findHeaderProblems({ header, columns, absent, missing });
  for (const problem of headerProblems) tell(headerRow, problem);
  const unknown = header.filter((name) => !columns.includes(name));
  if (headerProblems.length > unknown.length) return { raw: [], rows: [], table };
  // Cells of unknown columns do not make the others of their rows wrong.
  const left = new Set([...table.free.keys(), ...unknown]);
  const raw = readCells(table, { schema, absent, tell });
  const whole = new Set(columns.filter((name) => isWholeNumber(schema.shape[name] as z.ZodType)));
  const rows: CsvRow<z.infer<Schema>>[] = [];
  for (const { row, cells, doubtful } of raw) {
    const result = schema.safeParse(without(left, cells));
    if (result.success && doubtful.size === 0) rows.push({ row, record: result.data });
    if (result.success) continue;
    const issues = result.error.issues
      .filter((issue) => !doubtful.has(String(issue.path[0])))
      .flatMap((issue) => explainIssue(issue, cells, { known: columns, whole }));
    for (const { path, ...explanation } of issues) {
      tell(row, { field: path.join('.'), ...explanation });
    }
  }
  if (unknown.length > 0) return { raw: [], rows: [], table };
  return { raw, rows, table };
}

function without(names: ReadonlySet<string>, cells: Record<string, string>) {
  if (names.size === 0) return cells;
  return Object.fromEntries(Object.entries(cells).filter(([name]) => !names.has(name)));
}

type CellReading = {
  schema: ObjectSchema;
  /** Columns that the header does not name. */
  absent: string[];
  tell: (row: number, problem: RowProblem) => void;
};

/** The texts of all complete rows that are not empty; `doubtful` are the columns whose numbers cannot be told. */
function readCells(table: Table, { schema, absent, tell }: CellReading) {
  const { header } = table;
  const numbers = createPlainNumbers(table, numericColumns(schema));
  return table.rows
    .filter(({ cells }) => cells.some((cell) => textOfCell(cell).trim() !== ''))
    .filter(({ row, cells }) => {
      const isComplete = cells.length === header.length;
      if (!isComplete) tell(row, widthProblem(cells.length, header.length));
      return isComplete;
    })
    .map(({ row, cells }) => {
      const doubtful = new Set<string>();
      const texts = cells.map((cell, index) => {
        const read = numbers.read(row, index, cell);
        if (typeof read === 'string') return read;
        const { field, text, problem, whatToDo } = read;
        doubtful.add(field);
        tell(row, { field, value: text, problem, whatToDo });
        return text;
      });
      return { row, cells: toRecord([...header, ...absent], texts), doubtful };
    });
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
      problem: say`the column is missing`,
      whatToDo: say`${didYouMean(name, unknown)}Add it; each row needs it.`,
    })),
    ...unknown.map((name) => ({
      field: name,
      value: name,
      problem: say`is not a known column`,
      whatToDo: say`${didYouMean(name, absent)}Correct its name or remove it.`,
    })),
    ...twice.map((name) => ({
      field: name,
      value: name,
      problem: say`the column occurs twice`,
      whatToDo: say`Remove one of them.`,
    })),
  ];
}

function widthProblem(cells: number, header: number): RowProblem {
  return {
    field: '',
    value: undefined,
    problem: say`has ${cells} cells where the header has ${header}`,
    whatToDo: say`Look for a comma too many or too few; a text with commas goes between quotation marks.`,
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
  return (innermost(schema) as unknown as { isInt?: boolean }).isInt === true;
}

/** The columns that hold numbers. */
export function numericColumns(schema: ObjectSchema): Set<string> {
  return new Set(
    Object.keys(schema.shape).filter((name) => isNumber(schema.shape[name] as z.ZodType)),
  );
}

function isNumber(schema: z.ZodType): boolean {
  return innermost(schema).def.type === 'number';
}

/** The schema within preprocessing and nullable schemas. */
function innermost(schema: z.ZodType): z.ZodType {
  const definition = schema.def as unknown as Record<string, unknown>;
  const inner = (definition.out ?? definition.innerType) as z.ZodType | undefined;
  return inner ? innermost(inner) : schema;
}
