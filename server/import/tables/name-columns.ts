import type { ColumnMap, FreeColumn } from '#server/import/columns/column-map.ts';
import { foldHead } from '#server/import/tables/fold-head.ts';
import { columnsOfName, factorOf } from '#server/import/tables/units-of-heads.ts';

/** The columns of a table, and how its cells become theirs. */
export type NamedColumns = {
  header: string[];
  /** By how much numbers of a column are multiplied where its head has another unit. */
  factors: ReadonlyMap<string, number>;
  /** What cells of a column mean, by their text in small letters, where a source has words of its own. */
  meanings: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Columns that become rows of the specification, by their heads. */
  free: ReadonlyMap<string, FreeColumn>;
  /** Positions of columns that are left out on purpose. */
  ignored: ReadonlySet<number>;
};

const NO_MAP: ColumnMap = new Map();

const WITH_UNIT = /^(.+?)\s*[([]\s*([^)\]]+?)\s*[)\]]$/;

/**
 * The columns that heads mean: letter case, hyphens and spaces do not matter, and a unit may be in brackets, `Weight (g)`
 * for `weight_kg`. What `columns.yaml` says comes first. Other heads stay as they are.
 */
export function nameColumns(
  header: readonly string[],
  columns: readonly string[],
  map: ColumnMap = NO_MAP,
): NamedColumns {
  const { known, exact } = indexOf(columns);
  const factors = new Map<string, number>();
  const meanings = new Map<string, ReadonlyMap<string, string>>();
  const free = new Map<string, FreeColumn>();
  const ignored = new Set<number>();
  const names = header.map((head, index) => {
    const target = map.get(foldHead(head));
    if (target === 'ignored') ignored.add(index);
    if (target === 'ignored') return head;
    if (target && 'label' in target) free.set(head, target);
    if (target && 'column' in target && exact.has(target.column)) {
      if (target.factor !== 1) factors.set(target.column, target.factor);
      if (target.meanings.size > 0) meanings.set(target.column, target.meanings);
      return target.column;
    }
    const column = exact.has(head) ? head : known.get(foldHead(head));
    if (column !== undefined || target) return column ?? head;
    const converted = findByUnit(head, columns, map);
    if (!converted) return head;
    if (converted.factor !== 1) factors.set(converted.column, converted.factor);
    return converted.column;
  });
  return { header: names, factors, meanings, free, ignored };
}

type ColumnIndex = { known: ReadonlyMap<string, string>; exact: ReadonlySet<string> };

const indexes = new WeakMap<readonly string[], ColumnIndex>();

/** Columns by their folded names; one list names the heads of many rows. */
function indexOf(columns: readonly string[]): ColumnIndex {
  const stored = indexes.get(columns);
  if (stored) return stored;
  const known = new Map(columns.map((column) => [foldHead(column), column]));
  const index = { known, exact: new Set(columns) };
  indexes.set(columns, index);
  return index;
}

function findByUnit(head: string, columns: readonly string[], map: ColumnMap) {
  const [, name, unit] = WITH_UNIT.exec(head) ?? [];
  if (!name || !unit) return null;
  const target = map.get(foldHead(name));
  const isMapped = typeof target === 'object' && 'column' in target;
  const found = isMapped ? [target.column] : columnsOfName(foldHead(name), columns);
  for (const column of found) {
    const factor = columns.includes(column) ? factorOf(column, unit) : null;
    if (factor !== null) return { column, factor };
  }
  return null;
}
