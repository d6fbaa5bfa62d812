import { missing } from '#core/missing.ts';
import { Float64List, Uint32List } from '#core/search/growing-list.ts';
import type { DocumentRun } from '#core/search/words/text-index.ts';

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
 * Adds the values of documents of another column of the same kind that follow one another there.
 * @param ids of its values here, by their ids there; 0 for one that has none yet.
 */
export function copyValues(
  to: Column,
  { from, run, ids }: { from: Column; run: DocumentRun; ids: Uint32Array },
): void {
  if (to.kind === 'number' && from.kind === 'number') copyNumbers(to, from, run);
  else if (to.kind === 'value' && from.kind === 'value') {
    const { first, count } = run;
    copyIds(to, { from, begin: first, end: first + count, ids });
  } else if (to.kind === 'list' && from.kind === 'list') copyLists(to, { from, run, ids });
  else missing();
}

function copyNumbers(to: NumberColumn, from: NumberColumn, { first, count }: DocumentRun): void {
  const start = to.numbers.length;
  to.numbers.extend(count).set(from.numbers.array.subarray(first, first + count), start);
}

function copyLists(
  to: ListColumn,
  { from, run, ids }: { from: ListColumn; run: DocumentRun; ids: Uint32Array },
): void {
  const { array: bounds } = from.starts;
  const last = run.first + run.count;
  const begin = bounds[run.first] ?? missing();
  const shift = to.ids.length - begin;
  copyIds(to, { from, begin, end: bounds[last] ?? missing(), ids });
  for (let document = run.first; document < last; document++)
    to.starts.push((bounds[document + 1] ?? missing()) + shift);
}

type Ids<Of> = { from: Of; begin: number; end: number; ids: Uint32Array };

function copyIds<Of extends ValueColumn | ListColumn>(to: Of, { from, begin, end, ids }: Ids<Of>) {
  const { array: theirs } = from.ids;
  const shift = to.ids.length - begin;
  const own = to.ids.extend(end - begin);
  for (let at = begin; at < end; at++) {
    const id = theirs[at] ?? missing();
    own[at + shift] = id === 0 ? 0 : ids[id] || adopt(to, from, { id, ids });
  }
}

type Adopted = { id: number; ids: Uint32Array };

function adopt<Of extends ValueColumn | ListColumn>(to: Of, from: Of, { id, ids }: Adopted) {
  const own = to.dictionary.add(from.dictionary.values[id] ?? '');
  ids[id] = own;
  return own;
}
