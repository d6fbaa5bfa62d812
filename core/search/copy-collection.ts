import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import { Uint32List } from '#core/search/growing-list.ts';
import type { SearchDocument } from '#core/search/search-engine.ts';
import { type Column, copyValues } from '#core/search/values/value-column.ts';
import type { DocumentRun, TextIndex } from '#core/search/words/text-index.ts';

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
  /** By number in the new collection: that in the earlier one, from 1; 0 for a document that is no copy. */
  private readonly numbers = new Uint32List();
  private readonly shapes = new Map<number, number>();
  private readonly words = new Map<TextIndex, Uint32Array>();

  constructor(earlier: Collection) {
    this.earlier = earlier;
  }

  /** Adds documents. Throws if the earlier collection has not got one of them. */
  add(to: Collection, ids: readonly string[]): void {
    const { documents } = this.earlier;
    const begin = to.documents.length;
    while (this.numbers.length < begin) this.numbers.push(0);
    for (const id of ids) {
      this.numbers.push((documents.findNumber(id) ?? missing()) + 1);
      to.documents.addCopy(documents, id, this.shapes);
    }
    this.fields ??= pairFields(this.earlier, to);
    for (let at = begin; at < this.numbers.length; ) {
      const run = this.runFrom(at);
      for (const { from, own, ids: words } of this.fields.texts) own.addCopies(from, run, words);
      for (const { from, own, ids: values } of this.fields.columns)
        copyValues(own, { from, run, ids: values });
      at += run.count;
    }
  }

  /**
   * Adds the words of a field of which only values are stored, of a document and of those that follow it here and there. Returns
   * how many there are; 0 for a document that is no copy.
   */
  addTexts(to: TextIndex, { name, document }: { name: string; document: number }): number {
    const run = this.runFrom(document);
    if (run.count === 0) return 0;
    const from = this.earlier.getText(name);
    const ids = this.words.get(from) ?? idsOf(from.vocabulary.words);
    this.words.set(from, ids);
    to.addCopies(from, run, ids);
    return run.count;
  }

  /** The documents from a number on that follow one another in both collections. */
  private runFrom(document: number): DocumentRun {
    const { array, length } = this.numbers;
    const number = document < length ? (array[document] ?? 0) : 0;
    let count = number === 0 ? 0 : 1;
    while (count > 0 && document + count < length && array[document + count] === number + count)
      count++;
    return { first: number - 1, count };
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
