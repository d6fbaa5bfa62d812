import { missing } from '#core/missing.ts';
import { Float64List, Uint32List } from '#core/search/growing-list.ts';

export type FieldValue = string | number | boolean;

/** The distinct values of a field by id from 1; 0 means that a document has none. */
export class Dictionary {
  readonly values: FieldValue[] = [''];
  private readonly ids = new Map<FieldValue, number>();

  add(value: FieldValue): number {
    const existing = this.ids.get(value);
    if (existing !== undefined) return existing;
    const id = this.values.length;
    this.values.push(value);
    this.ids.set(value, id);
    return id;
  }

  /** Returns 0 if no document ever had it. */
  find(value: FieldValue): number {
    return this.ids.get(value) ?? 0;
  }
}

/** One value per document, as a dictionary id. */
export class ValueColumn {
  readonly kind = 'value';
  readonly dictionary = new Dictionary();
  readonly ids = new Uint32List();

  add(values: FieldValue[]): void {
    const [value] = values;
    this.ids.push(value === undefined ? 0 : this.dictionary.add(value));
  }

  settle(): void {
    this.ids.trim();
  }
}

/** Several values per document, as distinct dictionary ids. */
export class ListColumn {
  readonly kind = 'list';
  readonly dictionary = new Dictionary();
  readonly ids = new Uint32List();
  readonly starts = new Uint32List();

  constructor() {
    this.starts.push(0);
  }

  add(values: FieldValue[]): void {
    for (const value of values.length > 1 ? new Set(values) : values) {
      this.ids.push(this.dictionary.add(value));
    }
    this.starts.push(this.ids.length);
  }

  settle(): void {
    this.ids.trim();
    this.starts.trim();
  }
}

/** One number per document, NaN if missing: for fields that are not counted. */
export class NumberColumn {
  readonly kind = 'number';
  readonly numbers = new Float64List();

  add(values: FieldValue[]): void {
    this.numbers.push(values[0] === undefined ? Number.NaN : Number(values[0]));
  }

  settle(): void {
    this.numbers.trim();
  }
}

export type Column = ValueColumn | ListColumn | NumberColumn;

/** Returns the values of a document. */
export function readColumn(column: Column, document: number): FieldValue[] {
  if (column.kind === 'number') {
    const number = column.numbers.array[document] ?? Number.NaN;
    return Number.isNaN(number) ? [] : [number];
  }
  const { values } = column.dictionary;
  const ids = column.ids.array;
  if (column.kind === 'value') {
    const id = ids[document] ?? missing();
    return id === 0 ? [] : [values[id] ?? ''];
  }
  const from = column.starts.array[document] ?? missing();
  const to = column.starts.array[document + 1] ?? missing();
  return Array.from(ids.subarray(from, to), (id) => values[id] ?? '');
}

/**
 * Adds the values of a document of another column of the same kind.
 * @param ids of its values here, by their ids there; 0 for one that has none yet.
 */
export function copyValues(
  to: Column,
  { from, document, ids }: { from: Column; document: number; ids: Uint32Array },
): void {
  if (to.kind === 'number' || from.kind === 'number') {
    if (to.kind !== from.kind) missing();
    if (to.kind === 'number' && from.kind === 'number')
      to.numbers.push(from.numbers.array[document] ?? Number.NaN);
    return;
  }
  const idOf = (id: number) => {
    const own = ids[id] || to.dictionary.add(from.dictionary.values[id] ?? '');
    ids[id] = own;
    return own;
  };
  if (to.kind === 'value') {
    const id = (from.kind === 'value' && from.ids.array[document]) || 0;
    to.ids.push(id === 0 ? 0 : idOf(id));
    return;
  }
  if (from.kind !== 'list') return;
  const end = from.starts.array[document + 1] ?? missing();
  for (let at = from.starts.array[document] ?? missing(); at < end; at++)
    to.ids.push(idOf(from.ids.array[at] ?? missing()));
  to.starts.push(to.ids.length);
}
