import { missing } from '#core/missing.ts';
import { Uint32List } from '#core/search/growing-list.ts';
import type { Tokeniser } from '#core/search/words/tokeniser.ts';
import { Vocabulary } from '#core/search/words/vocabulary.ts';

/** Separates the elements of a list in the words of a document. */
export const BREAK = 0xffffffff;

/** Documents of an index that follow one another. */
export type DocumentRun = { first: number; count: number };

/** Number of documents processed without a pause. */
const SLICE = 2048;

/** The inverted index of one field: the words of each document in order, and the documents of each word. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  /** Word ids, document after document. */
  readonly words = new Uint32List();
  /** The start of each document's words, and the end of the last one's. */
  readonly starts = new Uint32List();
  /** By rank: the start of its documents in `postings`; one more entry than ranks. */
  postingStarts: Uint32Array<ArrayBuffer> = new Uint32Array(1);
  /** Document numbers, ascending for each rank, including deleted ones. */
  postings: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  /** By word id: number of documents that contain it. */
  private readonly frequencies = new Uint32List();
  /** By word id: the last document that contains it, from 1. */
  private seenIn = new Uint32List();

  constructor() {
    this.starts.push(0);
  }

  /** Adds the next document with the words of each element of its field. */
  add(elements: readonly unknown[], tokeniser: Tokeniser): void {
    for (const [i, text] of elements.entries()) {
      if (i > 0) this.words.push(BREAK);
      tokeniser.eachWord(String(text), this.addWord);
    }
    this.starts.push(this.words.length);
  }

  /** Adds the next document with the words of the previous one: variants of a product share its texts. */
  repeat(): void {
    const last = this.starts.length - 1;
    const from = this.starts.array[last - 1] ?? missing();
    const to = this.starts.array[last] ?? missing();
    for (let i = from; i < to; i++) this.addId(this.words.array[i] ?? BREAK);
    this.starts.push(this.words.length);
  }

  /**
   * Adds documents of another index that follow one another there.
   * @param ids from 1 of its words here, by their ids there; what is missing is added.
   */
  addCopies(other: TextIndex, { first, count }: DocumentRun, ids: Uint32Array): void {
    const { array: theirs } = other.words;
    const { array: bounds } = other.starts;
    const begin = bounds[first] ?? missing();
    const end = bounds[first + count] ?? missing();
    const shift = this.words.length - begin;
    const words = this.words.extend(end - begin);
    for (let document = first, at = begin; document < first + count; document++) {
      const to = bounds[document + 1] ?? missing();
      for (; at < to; at++) {
        const id = theirs[at] ?? BREAK;
        const own = id === BREAK ? BREAK : (ids[id] || this.adopt(other, id, ids)) - 1;
        words[at + shift] = own;
        if (own !== BREAK) this.count(own);
      }
      this.starts.push(to + shift);
    }
  }

  private adopt({ vocabulary }: TextIndex, id: number, ids: Uint32Array): number {
    ids[id] = this.vocabulary.add(vocabulary.words[id] ?? missing()) + 1;
    return ids[id] ?? missing();
  }

  /** Makes added documents searchable, in one step at the end; can be paused or abandoned at each yield. */
  *pack(): Generator<void> {
    yield* this.vocabulary.sort();
    const { sorted } = this.vocabulary;
    const rankOf = new Uint32Array(sorted.length);
    const postingStarts = new Uint32Array(sorted.length + 1);
    for (let rank = 0; rank < sorted.length; rank++) {
      const id = sorted[rank] ?? missing();
      rankOf[id] = rank;
      const frequency = this.frequencies.array[id] ?? missing();
      postingStarts[rank + 1] = (postingStarts[rank] ?? missing()) + frequency;
    }
    yield;
    this.postings = yield* this.listPostings(rankOf, postingStarts);
    this.postingStarts = postingStarts;
  }

  /** Frees memory that only adding documents needs. */
  settle(): void {
    this.vocabulary.settle();
    this.words.trim();
    this.starts.trim();
    this.frequencies.trim();
    this.seenIn = new Uint32List();
  }

  private readonly addWord = (word: string) => this.addId(this.vocabulary.add(word));

  private addId(id: number): void {
    this.words.push(id);
    if (id !== BREAK) this.count(id);
  }

  /** Counts the document that is being added among those of a word. */
  private count(id: number): void {
    const document = this.starts.length;
    while (this.frequencies.length <= id) this.frequencies.push(0);
    while (this.seenIn.length <= id) this.seenIn.push(0);
    if (this.seenIn.array[id] === document) return;
    this.seenIn.array[id] = document;
    this.frequencies.array[id] = (this.frequencies.array[id] ?? missing()) + 1;
  }

  private *listPostings(
    rankOf: Uint32Array,
    postingStarts: Uint32Array,
  ): Generator<void, Uint32Array<ArrayBuffer>> {
    const words = this.words.array;
    const starts = this.starts.array;
    const postings = new Uint32Array(postingStarts[postingStarts.length - 1] ?? missing());
    const next = postingStarts.slice();
    for (let document = 0; document < this.starts.length - 1; document++) {
      if (document % SLICE === SLICE - 1) yield;
      const end = starts[document + 1] ?? missing();
      for (let i = starts[document] ?? missing(); i < end; i++) {
        const id = words[i] ?? BREAK;
        if (id === BREAK) continue;
        const rank = rankOf[id] ?? missing();
        const place = next[rank] ?? missing();
        // A repeated word of a document was recorded just before.
        if (place > (postingStarts[rank] ?? missing()) && postings[place - 1] === document)
          continue;
        postings[place] = document;
        next[rank] = place + 1;
      }
    }
    return postings;
  }
}
