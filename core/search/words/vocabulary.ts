import { missing } from '#core/missing.ts';

const NONE = -1;

/** Number of words that are sorted or moved without a pause. */
const SLICE = 2048;

/** Copies a word, because V8 lets a long slice retain the whole text that it was cut from. */
function detach(word: string): string {
  if (word.length < 13) return word;
  const codes: number[] = [];
  for (let i = 0; i < word.length; i++) codes.push(word.charCodeAt(i));
  return String.fromCharCode(...codes);
}

/** Words with ids in insertion order, and their alphabetical order. */
export class Vocabulary {
  readonly words: string[] = [];
  /** Ids in alphabetical order; a position in it is a rank. */
  sorted: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  /** Words not yet sorted, and all words while many are being added. */
  private recent = new Map<string, number>();
  private isSettled = false;
  private common: Uint8Array<ArrayBuffer> | null = null;

  /** Returns the id of a word, adding it if it is new. */
  add(word: string): number {
    const existing = this.recent.get(word);
    if (existing !== undefined) return existing;
    const rank = this.isSettled ? this.findRank(word) : NONE;
    if (rank !== NONE) return this.sorted[rank] ?? missing();
    const id = this.words.length;
    const detached = detach(word);
    this.words.push(detached);
    this.recent.set(detached, id);
    return id;
  }

  wordAt(rank: number): string {
    return this.words[this.sorted[rank] ?? missing()] ?? missing();
  }

  /** Returns the rank of a word, or −1. */
  findRank(word: string): number {
    const rank = this.lowerBound(word);
    return rank < this.sorted.length && this.wordAt(rank) === word ? rank : NONE;
  }

  /** Returns the range of ranks of the words with a prefix, end excluded. */
  findPrefix(prefix: string): [from: number, to: number] {
    const from = this.lowerBound(prefix);
    let low = from;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.wordAt(middle).startsWith(prefix)) low = middle + 1;
      else high = middle;
    }
    return [from, low];
  }

  /** By rank: length of the common prefix with the preceding word, at most 255. */
  listCommon(): Uint8Array {
    if (this.common) return this.common;
    this.common = new Uint8Array(this.sorted.length);
    let previous = '';
    for (let rank = 0; rank < this.sorted.length; rank++) {
      const word = this.wordAt(rank);
      const most = Math.min(255, previous.length, word.length);
      let same = 0;
      while (same < most && word.charCodeAt(same) === previous.charCodeAt(same)) same++;
      this.common[rank] = same;
      previous = word;
    }
    return this.common;
  }

  /** Sorts in the words added since the last call, in one step at the end; can be paused or abandoned at each yield. */
  *sort(): Generator<void> {
    if (this.sorted.length === this.words.length) return;
    const runs: Uint32Array<ArrayBuffer>[] = [];
    for (let from = this.sorted.length; from < this.words.length; from += SLICE) {
      const to = Math.min(from + SLICE, this.words.length);
      const ids = Uint32Array.from({ length: to - from }, (_, i) => from + i);
      runs.push(ids.sort((a, b) => this.compare(a, b)));
      yield;
    }
    while (runs.length > 1) {
      const [first, second] = [runs.shift(), runs.shift()];
      if (first && second) runs.push(yield* this.merge(first, second));
    }
    const [fresh = new Uint32Array(0)] = runs;
    this.sorted = yield* this.insert(fresh);
    this.common = null;
  }

  /** Frees memory that only bulk adding needs, if all words are sorted. */
  settle(): void {
    if (this.sorted.length < this.words.length) return;
    this.recent = new Map();
    this.isSettled = true;
  }

  private compare(a: number, b: number): number {
    const first = this.words[a] ?? missing();
    const second = this.words[b] ?? missing();
    return first < second ? -1 : first > second ? 1 : 0;
  }

  private *merge(
    first: Uint32Array,
    second: Uint32Array,
  ): Generator<void, Uint32Array<ArrayBuffer>> {
    const merged = new Uint32Array(first.length + second.length);
    let left = 0;
    let right = 0;
    for (let i = 0; i < merged.length; i++) {
      const takeLeft =
        right === second.length ||
        (left < first.length &&
          this.compare(first[left] ?? missing(), second[right] ?? missing()) < 0);
      merged[i] = (takeLeft ? first[left++] : second[right++]) ?? missing();
      if (i % (4 * SLICE) === 4 * SLICE - 1) yield;
    }
    return merged;
  }

  /** Merges sorted words into the sorted words. */
  private *insert(fresh: Uint32Array<ArrayBuffer>): Generator<void, Uint32Array<ArrayBuffer>> {
    const { sorted } = this;
    if (sorted.length === 0) return fresh;
    const all = new Uint32Array(sorted.length + fresh.length);
    let from = 0;
    for (let i = 0; i < fresh.length; i++) {
      const id = fresh[i] ?? missing();
      const to = this.lowerBound(this.words[id] ?? missing());
      all.set(sorted.subarray(from, to), from + i);
      all[to + i] = id;
      from = to;
      if (i % SLICE === SLICE - 1) yield;
    }
    all.set(sorted.subarray(from), from + fresh.length);
    return all;
  }

  private lowerBound(word: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.wordAt(middle) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
