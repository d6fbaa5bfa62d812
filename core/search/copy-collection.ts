import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import type { SearchDocument } from '#core/search/search-engine.ts';
import { type Column, copyValues } from '#core/search/values/value-column.ts';
import type { TextIndex } from '#core/search/words/text-index.ts';

/** A document that an earlier collection has as it is. */
export class KnownDocument implements SearchDocument {
  readonly id: string;
  [field: string]: unknown;

  constructor(id: string) {
    this.id = id;
  }
}

/**
 * Takes documents of an earlier collection with the words and values that were found in them: the new one is as if it had been
 * built of all its documents. The earlier one was built once, and never changed.
 */
export class CollectionCopy {
  private readonly earlier: Collection;
  private fields: Fields | null = null;
  /** By number in the new collection: that in the earlier one. */
  private readonly numbers = new Map<number, number>();
  private readonly shapes = new Map<number, number>();
  private readonly words = new Map<TextIndex, Uint32Array>();

  constructor(earlier: Collection) {
    this.earlier = earlier;
  }

  /** Adds a document. Throws if the earlier collection has not got it. */
  add(to: Collection, id: string): void {
    const { documents } = this.earlier;
    const document = documents.findNumber(id) ?? missing();
    this.numbers.set(to.documents.length, document);
    to.documents.addCopy(documents, id, this.shapes);
    this.fields ??= pairFields(this.earlier, to);
    for (const { from, own, ids } of this.fields.texts) own.addCopy(from, document, ids);
    for (const { from, own, ids } of this.fields.columns) copyValues(own, { from, document, ids });
  }

  /** Adds the words of a field of which only values are stored; false for a document that is no copy. */
  addText(to: TextIndex, { name, document }: { name: string; document: number }): boolean {
    const number = this.numbers.get(document);
    if (number === undefined) return false;
    const from = this.earlier.getText(name);
    const ids = this.words.get(from) ?? idsOf(from.vocabulary.words);
    this.words.set(from, ids);
    to.addCopy(from, number, ids);
    return true;
  }
}

/** A field in both collections, with the ids of its words or values in the new one, by those in the earlier one. */
type Pair<Part> = { from: Part; own: Part; ids: Uint32Array };

type Fields = { texts: Pair<TextIndex>[]; columns: Pair<Column>[] };

function pairFields(earlier: Collection, to: Collection): Fields {
  return {
    texts: [...to.texts].map(([name, own]) => {
      const from = earlier.texts.get(name) ?? missing();
      return { from, own, ids: idsOf(from.vocabulary.words) };
    }),
    columns: [...to.columns].map(([name, own]) => {
      const from = earlier.columns.get(name) ?? missing();
      return { from, own, ids: idsOf(from.kind === 'number' ? [] : from.dictionary.values) };
    }),
  };
}

const idsOf = (values: readonly unknown[]): Uint32Array => new Uint32Array(values.length);
