import { say } from '#core/say.ts';
import type { ColumnMap } from '#server/import/columns/column-map.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import { choiceNames, isShownOnly } from '#server/import/part/export-heads.ts';
import type { Rows, TableChanges } from '#server/import/part/table-changes.ts';
import { writeMerged } from '#server/import/part/write-merged.ts';
import { numericColumns } from '#server/import/read/parse-csv.ts';
import { createPlainNumbers } from '#server/import/tables/plain-numbers.ts';
import type { SheetKind } from '#server/import/tables/sheet-kinds.ts';
import { splitCsv } from '#server/import/tables/split-csv.ts';
import type { Table } from '#server/import/tables/table.ts';

export type MergedTable = { text: string; changes: TableChanges };

const NO_ROWS: Rows = { header: [], rows: new Map(), places: new Map() };

type Merge = {
  path: string;
  kind: SheetKind;
  base: string | null;
  /** What heads of the content mean. */
  map: ColumnMap;
  /** Whether rows that the part lacks are removed. */
  removesMissing?: boolean;
  report: Report;
};

/**
 * Merges a part into a table: rows with the same key get the cells of the part's columns, an empty one too; other rows are
 * added. What the part does not name stays as it is.
 * @returns null when the part cannot be told; the report says why.
 */
export function mergeTable(part: Table, merge: Merge): MergedTable | null {
  const { kind, base, report } = merge;
  const before = report.errors.length;
  const stored = base === null ? NO_ROWS : readStoredRows(merge);
  const own = withStoredKeys(readRows(part, kind, report), stored, kind.key);
  if (report.errors.length > before) return null;
  const changes = compareRows(stored, own, merge.removesMissing ?? false);
  warnOfUnknown({ file: part.file, stored, own }, merge);
  const header = [...stored.header, ...own.header.filter((name) => !stored.header.includes(name))];
  return { text: writeMerged({ base, stored, header, changes, key: kind.key }), changes };
}

/** Other systems write `nim120/12` for NIM120/12: such rows are those of the content, and their codes stay. */
function withStoredKeys(own: Rows, stored: Rows, key: readonly string[]): Rows {
  const folded = new Map([...stored.rows.keys()].map((code) => [code.toLowerCase(), code]));
  const rows: Rows['rows'] = new Map();
  for (const [code, row] of own.rows) {
    const other = folded.get(code.toLowerCase());
    const known = other !== undefined && !own.rows.has(other) ? stored.rows.get(other) : undefined;
    const codes = key.map((name) => [name, known?.[name] ?? row[name] ?? '']);
    rows.set(known && other ? other : code, known ? { ...row, ...Object.fromEntries(codes) } : row);
  }
  return { ...own, rows };
}

function compareRows(stored: Rows, own: Rows, removesMissing: boolean): TableChanges {
  const changes: TableChanges = { added: [], removed: [], changed: [] };
  for (const [key, row] of own.rows) {
    const earlier = stored.rows.get(key);
    if (!earlier) {
      changes.added.push(row);
      continue;
    }
    const cells = own.header.flatMap((column) => {
      const [before, after] = [earlier[column] ?? '', row[column] ?? ''];
      return isSameValue(before, after) ? [] : { column, before, after };
    });
    if (cells.length > 0) changes.changed.push({ row: earlier, cells });
  }
  if (removesMissing) {
    for (const [key, row] of stored.rows) if (!own.rows.has(key)) changes.removed.push(row);
  }
  return changes;
}

/** A row that the content lacks is a new one, if the part has what each row needs; otherwise its code is mistyped. */
function warnOfUnknown(
  { file, stored, own }: { file: string; stored: Rows; own: Rows },
  { kind, report }: Pick<Merge, 'kind' | 'report'>,
): void {
  const lacking = kind.columns.filter(
    (name) => !own.header.includes(name) && !kind.schema.shape[name]?.safeParse('').success,
  );
  if (lacking.length === 0 || stored.rows.size === 0) return;
  const field = kind.key.at(-1) ?? '';
  const known = [...stored.rows.values()].map((row) => row[field] ?? '');
  for (const [key, row] of own.rows) {
    const place = own.places.get(key);
    if (stored.rows.has(key) || place === undefined) continue;
    const value = row[field] ?? '';
    report.warn({
      ...{ file, place: { row: place }, field, value },
      problem: say`${quote(value)} is not in the content, and a new row needs further columns: ${lacking}`,
      whatToDo: say`${didYouMean(value, known)}Correct the code, or add the columns.`,
    });
  }
}

/** The rows of a table of the content by key. */
export function readStoredRows({ path, kind, base, map, report }: Merge): Rows {
  const { columns } = kind;
  const table = splitCsv({ file: path, text: base ?? '' }, { columns, map, report });
  return table ? readRows(table, kind, report) : NO_ROWS;
}

/** `100.0` and `100` are the same: the stored text stays. */
function isSameValue(before: string, after: string): boolean {
  if (before === after) return true;
  return NUMBER.test(before) && NUMBER.test(after) && Number(before) === Number(after);
}

/** Numbers without leading zeros, which codes may have. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** The rows of a table by key, numbers with a decimal point. */
function readRows(table: Table, kind: SheetKind, report: Report): Rows {
  const { file, headerRow } = table;
  const names = nameHeads(table, kind, report);
  const numbers = createPlainNumbers(
    { ...table, header: names.map((name) => name ?? '') },
    numericColumns(kind.schema),
  );
  const rows: Rows['rows'] = new Map();
  const missing = kind.key.filter((name) => !names.includes(name));
  for (const name of missing) {
    const whatToDo = say`Add it: the rows of a part are found by it.`;
    const place = { row: headerRow };
    report.error({
      file,
      place,
      field: name,
      value: undefined,
      problem: say`the column is missing`,
      whatToDo,
    });
  }
  if (missing.length > 0) return NO_ROWS;
  const places = new Map<string, number>();
  for (const { row, cells } of table.rows) {
    if (cells.every((cell) => cell === '')) continue;
    const record: Record<string, string> = {};
    for (const [index, name] of names.entries()) {
      if (name === null) continue;
      const read = numbers.read(row, index, cells[index] ?? '');
      if (typeof read === 'string') record[name] = readCell(name, read);
      else
        report.error({
          file,
          place: { row },
          field: name,
          value: read.text,
          problem: read.problem,
          whatToDo: read.whatToDo,
        });
    }
    const key = JSON.stringify(kind.key.map((name) => record[name]));
    if (rows.has(key)) reportTwice({ table, row, kind, record, report });
    rows.set(key, record);
    places.set(key, row);
  }
  return { header: names.filter((name) => name !== null), rows, places };
}

/** The columns that the heads mean; null for what the site composes, which is said. */
function nameHeads({ file, header, headerRow, free }: Table, kind: SheetKind, report: Report) {
  const place = { row: headerRow };
  return header.map((head, index): string | null => {
    if (header.indexOf(head) !== index)
      report.error({ ...TWICE, file, place, field: head, value: head });
    if (kind.columns.includes(head) || free.has(head)) return head;
    const at = { file, place, field: head, value: head };
    if (isShownOnly(head)) report.warn({ ...at, ...COMPOSED });
    else {
      const whatToDo = say`${didYouMean(head, kind.columns)}Correct its name or remove it.`;
      report.error({ ...at, problem: say`is not a known column`, whatToDo });
    }
    return null;
  });
}

const TWICE = { problem: say`the column occurs twice`, whatToDo: say`Remove one of them.` };

const COMPOSED = {
  problem: say`is composed for readers and was not read`,
  whatToDo: say`Change its figures in the columns of variants.csv.`,
};

/** The value of a cell: a choice may have its name in a language. Apostrophes keep spreadsheets from calculating. */
function readCell(column: string, text: string): string {
  const plain = /^'[=+\-@]/.test(text) ? text.slice(1) : text;
  return choiceNames.get(column)?.get(plain) ?? plain;
}

type Twice = {
  table: Table;
  row: number;
  kind: SheetKind;
  record: Record<string, string>;
  report: Report;
};

function reportTwice({ table, row, kind, record, report }: Twice): void {
  const field = kind.key.at(-1) ?? '';
  const value = kind.key.map((name) => record[name]).join(' ');
  const problem = say`${quote(value)} occurs twice`;
  report.error({
    file: table.file,
    place: { row },
    field,
    value,
    problem,
    whatToDo: say`Remove one of the rows.`,
  });
}
