import { createReport, type Problem } from '#server/import/content-problem.ts';
import type { AppliedTables } from '#server/import/part/apply-tables.ts';
import type { PlacedTables } from '#server/import/tables/place-sheets.ts';
import { kindAt } from '#server/import/tables/sheet-kinds.ts';
import { splitCsv } from '#server/import/tables/split-csv.ts';
import { type Table, textOfCell } from '#server/import/tables/table.ts';

/** Where the rows of a merged table come from. */
type TablePlaces = {
  file: string;
  columns: ReadonlySet<string>;
  /** By the row of the merged table. */
  rows: ReadonlyMap<number, { row: number; isNew: boolean }>;
};

/** By the path of the merged table. */
export type PartPlaces = ReadonlyMap<string, TablePlaces>;

/** Finds the rows of a part in the tables that it was merged into. */
export function placesOfPart(part: PlacedTables, applied: AppliedTables): PartPlaces {
  const places = new Map<string, TablePlaces>();
  for (const [path, table] of part) {
    const text = applied.tables.get(path);
    const kind = kindAt(path);
    if (text === undefined || !kind) continue;
    const { columns, key } = kind;
    const merged = splitCsv(
      { file: path, text },
      { columns, map: new Map(), report: createReport() },
    );
    if (!merged) continue;
    const added = applied.changes.get(path)?.added ?? [];
    const news = new Set(added.map((row) => keyText(key.map((name) => row[name] ?? ''))));
    const own = new Map(table.rows.map(({ row, cells }) => [keyOf(table, key, cells), row]));
    const rows = merged.rows.flatMap(({ row, cells }) => {
      const id = keyOf(merged, key, cells);
      const from = own.get(id);
      return from === undefined ? [] : [[row, { row: from, isNew: news.has(id) }] as const];
    });
    places.set(path, {
      file: table.file,
      columns: new Set(table.header),
      rows: new Map(rows),
    });
  }
  return places;
}

/** A problem of a merged table at its place in the part, if that is what is wrong. */
export function placeInPart(problem: Problem, places: PartPlaces): Problem {
  const { file, place, field } = problem;
  const table = places.get(file);
  if (!table || !place || !('row' in place)) return problem;
  const from = table.rows.get(place.row);
  if (!from || !(from.isNew || table.columns.has(field))) return problem;
  return { ...problem, file: table.file, place: { row: from.row } };
}

const keyText = (codes: readonly string[]) => codes.join('|').toLowerCase();

function keyOf({ header }: Table, key: readonly string[], cells: Table['rows'][number]['cells']) {
  return keyText(key.map((name) => textOfCell(cells[header.indexOf(name)] ?? '')));
}
