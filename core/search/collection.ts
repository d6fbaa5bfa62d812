import { checkFields, parseId } from '#core/search/admin/check-document.ts';
import type { parseSchema } from '#core/search/admin/check-schema.ts';
import { type Field, isBoolean, isList, isText } from '#core/search/admin/collection-schema.ts';
import type { Curation } from '#core/search/curation/curation.ts';
import type { SearchDocument, Synonym } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { DocumentStore } from '#core/search/values/document-values.ts';
import {
  type Column,
  type FieldValue,
  ListColumn,
  NumberColumn,
  readColumn,
  ValueColumn,
} from '#core/search/values/value-column.ts';
import { TextIndex } from '#core/search/words/text-index.ts';
import { createTokeniser, type Tokeniser } from '#core/search/words/tokeniser.ts';

export type CompleteSchema = ReturnType<typeof parseSchema>;

export type WriteAction = 'create' | 'upsert' | 'update' | 'emplace';

/** Documents of an earlier collection (`copy-collection.ts`). */
type EarlierDocuments = {
  add(to: Collection, ids: readonly string[]): void;
  /** Returns for how many documents from this one on; 0 for one that is not from there. */
  addTexts(to: TextIndex, field: { name: string; document: number }): number;
};

/** Number of deleted documents below which compaction is not worthwhile. */
const SLACK = 1_000;

/** Documents of one schema with their indexes. Call `pack` before searching. */
export class Collection {
  readonly schema: CompleteSchema;
  /** Unix time in seconds. */
  readonly createdAt: number;
  readonly tokeniser: Tokeniser;
  readonly fields = new Map<string, Required<Field>>();
  documents = new DocumentStore();
  texts = new Map<string, TextIndex>();
  columns = new Map<string, Column>();
  private readonly synonyms = new Map<string, Synonym>();
  readonly curations = new Map<string, Curation>();
  private readonly cache = new Map<string, unknown>();
  private isPacked = true;
  /** Counts changes of documents. */
  version = 0;
  private nextId = 0;
  private lastTexts = new Map<string, FieldValue>();

  constructor(schema: CompleteSchema, createdAt: number) {
    this.schema = schema;
    this.createdAt = createdAt;
    this.tokeniser = createTokeniser(schema);
    for (const field of schema.fields) {
      this.fields.set(field.name, field);
      if (!field.index || field.name === 'id') continue;
      const column = createColumn(field);
      if (column) this.columns.set(field.name, column);
      else this.texts.set(field.name, new TextIndex());
    }
  }

  /** Returns the tokeniser for texts with symbols of their own. */
  readonly tokeniserOf = (symbols?: string[]): Tokeniser =>
    symbols ? createTokeniser({ ...this.schema, symbols_to_index: symbols }) : this.tokeniser;

  /** Adds, replaces or changes a document. Throws a `SearchError` 400, 404 or 409. */
  write(input: Record<string, unknown>, action: WriteAction): SearchDocument {
    const id = parseId(input.id);
    const number = id === null ? null : this.documents.findNumber(id);
    if (action === 'update' && id === null) {
      throw new SearchError('search-invalid', 'For update, the `id` key must be provided.');
    }
    if (action === 'update' && number === null) {
      throw new SearchError('search-not-found', `Could not find a document with id: ${id}`);
    }
    if (action === 'create' && number !== null) {
      throw new SearchError('search-conflict', `A document with id ${id} already exists.`);
    }
    const isPartial = number !== null && (action === 'update' || action === 'emplace');
    const changed = { ...input, id: id ?? this.createId() };
    const document = isPartial ? { ...this.documents.read(number), ...changed } : changed;
    checkFields(this.schema.fields, document);
    this.index(document);
    return document;
  }

  /** Adds documents of a collection of the same schema, without reading their texts again. */
  writeCopies(copy: EarlierDocuments, ids: readonly string[]): void {
    if (ids.length === 0) return;
    copy.add(this, ids);
    this.lastTexts.clear();
    this.change(ids.length);
  }

  /** Throws a `SearchError` 404. */
  read(id: string): SearchDocument {
    return this.documents.read(this.number(id));
  }

  /** Throws a `SearchError` 404. */
  remove(id: string): SearchDocument {
    const document = this.documents.read(this.number(id));
    this.documents.remove(id);
    this.cache.clear();
    return document;
  }

  setSynonym(synonym: Synonym): void {
    this.synonyms.set(synonym.id, synonym);
    this.cache.clear();
  }

  /** Returns false if it did not exist. */
  deleteSynonym(id: string): boolean {
    this.cache.clear();
    return this.synonyms.delete(id);
  }

  listSynonyms(): Synonym[] {
    return [...this.synonyms.values()];
  }

  /**
   * Makes written documents searchable; can be paused at each yield. Stops if something is written meanwhile: the next
   * call starts again.
   */
  *pack(): Generator<void> {
    const { version } = this;
    if (this.isBloated()) {
      const fresh = new Collection(this.schema, this.createdAt);
      for (const document of this.documents.readAll()) {
        fresh.index(document);
        yield;
        if (this.version !== version) return;
      }
      this.documents = fresh.documents;
      this.texts = fresh.texts;
      this.columns = fresh.columns;
      this.lastTexts.clear();
    }
    for (const text of this.texts.values()) {
      for (const _ of text.pack()) {
        yield;
        if (this.version !== version || this.isPacked) return;
      }
    }
    this.isPacked = true;
  }

  packNow(): void {
    if (this.isPacked) return;
    for (const _ of this.pack());
  }

  /**
   * Returns the words of an indexed text field. Facet fields have few, repeated values, so their words are indexed only
   * when a search needs them.
   */
  getText(name: string, copy: EarlierDocuments | null = null): TextIndex {
    const index = () => this.indexColumn(name, copy);
    return this.texts.get(name) ?? this.memoise(`text ${name}`, index);
  }

  /** Caches a value that searches compute until the next change. */
  memoise<Value>(key: string, work: () => Value): Value {
    if (!this.cache.has(key)) this.cache.set(key, work());
    return this.cache.get(key) as Value;
  }

  /** Frees memory that only writing needs; can be paused at each yield. */
  *settle(): Generator<void> {
    this.lastTexts.clear();
    for (const part of [...this.texts.values(), ...this.columns.values(), this.documents]) {
      part.settle();
      yield;
    }
  }

  /** Indexes the words of all text fields, so that no visitor waits for them; can be paused at each yield. */
  *warmUp(copy: EarlierDocuments | null = null): Generator<void> {
    for (const field of this.fields.values()) {
      if (!field.index || !isText(field) || field.name === 'id') continue;
      this.getText(field.name, copy);
      yield;
    }
  }

  /** Deleted and replaced documents occupy space until they outnumber the live ones. */
  private isBloated(): boolean {
    return this.documents.length > 2 * this.documents.count + SLACK;
  }

  private number(id: string): number {
    const number = this.documents.findNumber(id);
    if (number === null)
      throw new SearchError('search-not-found', `Could not find a document with id: ${id}`);
    return number;
  }

  private indexColumn(name: string, copy: EarlierDocuments | null): TextIndex {
    const text = new TextIndex();
    const column = this.columns.get(name);
    for (let document = 0; document < this.documents.length; ) {
      const copied = copy?.addTexts(text, { name, document }) ?? 0;
      if (copied === 0) text.add(column ? readColumn(column, document) : [], this.tokeniser);
      document += Math.max(1, copied);
    }
    for (const _ of text.pack());
    text.settle();
    return text;
  }

  private createId(): string {
    while (this.documents.findNumber(String(this.nextId)) !== null) this.nextId++;
    return String(this.nextId++);
  }

  private index(document: SearchDocument): void {
    this.documents.add(document);
    for (const [name, text] of this.texts) {
      const value = document[name];
      if (typeof value === 'string' && value === this.lastTexts.get(name)) text.repeat();
      else text.add(listValues(value), this.tokeniser);
      if (typeof value === 'string') this.lastTexts.set(name, value);
      else this.lastTexts.delete(name);
    }
    for (const [name, column] of this.columns) column.add(listValues(document[name]));
    this.change();
  }

  private change(count = 1): void {
    this.isPacked = false;
    this.version += count;
    this.cache.clear();
  }
}

/** Columns hold values that are counted, sorted or compared; fields that are only searched need none. */
function createColumn(field: Field): Column | null {
  if (isList(field)) return field.facet || !isText(field) ? new ListColumn() : null;
  if (isText(field)) return field.facet || field.sort ? new ValueColumn() : null;
  return field.facet || isBoolean(field) ? new ValueColumn() : new NumberColumn();
}

function listValues(value: unknown): FieldValue[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]) as FieldValue[];
}
