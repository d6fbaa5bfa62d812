import { missing } from '#core/missing.ts';
import { Uint32List } from '#core/search/growing-list.ts';
import type { SearchDocument } from '#core/search/search-engine.ts';

const CHUNK_BYTES = 1 << 20;
/** Of a field's name with its signs, about. */
const NAME_BYTES = 14;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A document with the JSON of each of its values. */
type Written = { number: number; shape: number; values: string[] };

/**
 * Documents numbered in insertion order. Values are stored as JSON outside the heap; field names, longer than the
 * values, once for all documents with the same fields. Of a document that has most of its values from the one before,
 * as variants of a product have, only the others are stored.
 */
export class DocumentStore {
  /** By number: 0 where a document was deleted or replaced. */
  isAlive: Uint8Array<ArrayBuffer> = new Uint8Array(64);
  /** By number: the position in insertion order, which a replaced document retains. */
  readonly order = new Uint32List();
  /** Number of documents ever added. */
  length = 0;
  /** Number of live documents. */
  count = 0;
  private readonly numbers = new Map<string, number>();
  private readonly chunks: Uint8Array[] = [];
  private used = CHUNK_BYTES;
  private readonly chunkOf = new Uint32List();
  private readonly startOf = new Uint32List();
  private readonly sizeOf = new Uint32List();
  private readonly shapeOf = new Uint32List();
  /** By number: the document with the values that it lacks; its own number if it has all. */
  private readonly baseOf = new Uint32List();
  /** The last one that has all; null if none may be shared with. */
  private base: Written | null = null;
  /** Where it is a copy, of which number; its values are read when they are needed. */
  private copied: { from: number; number: number; shape: number } | null = null;
  private readonly shapes: string[][] = [];
  private lastShape = 0;
  private readonly shapeIds = new Map<string, number>();

  /** Adds a document, replacing one with the same id. */
  add(document: SearchDocument): void {
    const number = this.begin(document.id);
    const shape = this.findShape(Object.keys(document));
    this.shapeOf.push(shape);
    this.writeValues({ number, shape, values: Object.values(document).map(toJson) });
  }

  /**
   * Adds a document of another store with its bytes, as long as it is stored as it would be here. Both are written from the
   * beginning to the end, without replacing any.
   * @param shapes here, by those there; what is missing is added.
   */
  addCopy(other: DocumentStore, id: string, shapes: Map<number, number>): void {
    const from = other.findNumber(id) ?? missing();
    const number = this.begin(id);
    const theirs = other.shapeOf.array[from] ?? missing();
    const shape = shapes.get(theirs) ?? this.findShape(other.shapes[theirs] ?? []);
    shapes.set(theirs, shape);
    this.lastShape = shape;
    this.shapeOf.push(shape);
    const base = other.baseOf.array[from] ?? missing();
    const lastBase = from === 0 ? null : (other.baseOf.array[from - 1] ?? missing());
    const isAlike = this.copied ? lastBase === this.copied.from : !this.base && lastBase === null;
    if (isAlike) {
      this.baseOf.push(base === from ? number : (this.copied?.number ?? missing()));
      this.writeBytes(other.bytes(from));
      if (base === from) this.base = null;
    } else this.writeValues({ number, shape, values: other.parseAll(from).map(toJson) });
    const isBase = base === from && (isAlike || this.base?.number === number);
    if (isBase) this.copied = { from, number, shape };
  }

  private begin(id: string): number {
    const number = this.length;
    const old = this.numbers.get(id);
    if (old !== undefined) this.remove(id);
    this.numbers.set(id, number);
    if (number === this.isAlive.length) {
      const larger = new Uint8Array(number * 2);
      larger.set(this.isAlive);
      this.isAlive = larger;
    }
    this.isAlive[number] = 1;
    this.order.push(old === undefined ? number : (this.order.array[old] ?? missing()));
    this.length++;
    this.count++;
    return number;
  }

  /** Returns false if it did not exist. */
  remove(id: string): boolean {
    const number = this.numbers.get(id);
    if (number === undefined) return false;
    this.numbers.delete(id);
    this.isAlive[number] = 0;
    this.count--;
    return true;
  }

  /** Returns the number of a document, or null. */
  findNumber(id: string): number | null {
    return this.numbers.get(id) ?? null;
  }

  read(number: number): SearchDocument {
    const values = this.parseAll(number);
    const names = this.shapes[this.shapeOf.array[number] ?? missing()] ?? [];
    const document: SearchDocument = { id: '' };
    for (let i = 0; i < names.length; i++) document[names[i] ?? missing()] = values[i];
    return document;
  }

  /** Bytes of a document as JSON, about: with its base, from which it takes most values. */
  bytesOf(number: number): number {
    const base = this.baseOf.array[number] ?? missing();
    const names = this.shapes[this.shapeOf.array[number] ?? missing()] ?? [];
    const values = this.sizeOf.array[base] ?? missing();
    const own = base === number ? 0 : (this.sizeOf.array[number] ?? missing());
    return names.length * NAME_BYTES + Math.max(values, own);
  }

  /** Yields live documents in insertion order; with `passed`, only those marked in it. */
  *readAll(passed: Uint8Array | null = null): Generator<SearchDocument> {
    const numbers = [...this.numbers.values()].filter((number) => !passed || passed[number] === 1);
    const order = this.order.array;
    numbers.sort((a, b) => (order[a] ?? missing()) - (order[b] ?? missing()));
    for (const number of numbers) yield this.read(number);
  }

  /** Frees unused capacity. */
  settle(): void {
    const { order, chunkOf, startOf, sizeOf, shapeOf, baseOf } = this;
    for (const list of [order, chunkOf, startOf, sizeOf, shapeOf, baseOf]) list.trim();
    this.base = null;
    this.copied = null;
    this.isAlive = this.isAlive.slice(0, Math.max(1, this.length));
    const last = this.chunks.length - 1;
    const chunk = this.chunks[last];
    if (chunk) this.chunks[last] = chunk.slice(0, this.used);
  }

  private findShape(names: string[]): number {
    const last = this.shapes[this.lastShape] ?? [];
    let same = 0;
    while (same < names.length && names[same] === last[same]) same++;
    if (same < names.length || same < last.length) this.lastShape = this.lookUpShape(names);
    return this.lastShape;
  }

  private lookUpShape(names: string[]): number {
    const key = JSON.stringify(names);
    const existing = this.shapeIds.get(key);
    if (existing !== undefined) return existing;
    const shape = this.shapes.length;
    this.shapes.push(names);
    this.shapeIds.set(key, shape);
    return shape;
  }

  private writeValues(written: Written): void {
    if (this.copied && !this.base) {
      const { number, shape } = this.copied;
      this.base = { number, shape, values: this.parseAll(number).map(toJson) };
    }
    const whole = `[${written.values.join(',')}]`;
    const { base } = this;
    const own = base?.shape === written.shape ? differencesOf(written, base) : null;
    const isShared = base !== null && own !== null && own.length * 2 < whole.length;
    this.baseOf.push(isShared ? base.number : written.number);
    this.write(isShared ? own : whole);
    if (isShared) return;
    this.base = written;
    this.copied = null;
  }

  private parseAll(number: number): unknown[] {
    const base = this.baseOf.array[number] ?? missing();
    const values: unknown[] = this.parse(base);
    if (base !== number) Object.assign(values, this.parse(number));
    return values;
  }

  /** All values of a document as a list, or those that differ from its base by their positions. */
  private parse(number: number) {
    return JSON.parse(decoder.decode(this.bytes(number)));
  }

  private bytes(number: number): Uint8Array {
    const start = this.startOf.array[number] ?? missing();
    const size = this.sizeOf.array[number] ?? missing();
    const chunk = this.chunks[this.chunkOf.array[number] ?? missing()] ?? missing();
    return chunk.subarray(start, start + size);
  }

  private write(json: string): void {
    // A UTF-16 unit takes at most three bytes of UTF-8.
    const room = this.makeRoom(json.length * 3);
    this.note(encoder.encodeInto(json, room).written);
  }

  private writeBytes(bytes: Uint8Array): void {
    this.makeRoom(bytes.length).set(bytes);
    this.note(bytes.length);
  }

  private makeRoom(most: number): Uint8Array {
    let chunk = this.chunks.at(-1);
    if (!chunk || this.used + most > chunk.length) {
      if (chunk && this.used < chunk.length)
        this.chunks[this.chunks.length - 1] = chunk.slice(0, this.used);
      chunk = new Uint8Array(Math.max(CHUNK_BYTES, most));
      this.chunks.push(chunk);
      this.used = 0;
    }
    return chunk.subarray(this.used);
  }

  private note(written: number): void {
    this.chunkOf.push(this.chunks.length - 1);
    this.startOf.push(this.used);
    this.sizeOf.push(written);
    this.used += written;
  }
}

const toJson = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** The values that differ from those of a base, by their positions. */
function differencesOf({ values }: Written, base: Written): string {
  const differing = values.flatMap((value, at) =>
    value === base.values[at] ? [] : `"${at}":${value}`,
  );
  return `{${differing.join(',')}}`;
}
