import { missing } from '#core/missing.ts';
import { Uint32List } from '#core/search/growing-list.ts';
import type { WordMatch } from '#core/search/words/match-words.ts';

/** Greater than any possible number of typing errors. */
const ANY_TYPOS = 255;

/** Merges the matches of several attempts; each document has its best score. */
export class MatchMerger {
  // Most queries need one attempt, whose result is not merged.
  private only: WordMatch | null = null;
  private readonly documents = new Uint32List();
  /** By document number, 0 for documents without a match; created by the first merge. */
  private scores = new Float64Array(0);
  private readonly size: number;

  /** @param size Number of documents of the collection. */
  constructor(size: number) {
    this.size = size;
  }

  get count(): number {
    return this.only?.documents.length ?? this.documents.length;
  }

  /** Adds the matches of an attempt with at most this many typing errors. */
  add(match: WordMatch, maxTypos = ANY_TYPOS): void {
    if (match.documents.length === 0) return;
    if (this.count === 0 && maxTypos === ANY_TYPOS) {
      this.only = match;
      return;
    }
    if (this.only) this.merge(this.only, ANY_TYPOS);
    this.only = null;
    this.merge(match, maxTypos);
  }

  /** Returns the merged matches. Can be called once. */
  finish(): { documents: Uint32Array; scores: Float64Array } {
    if (this.only) return { documents: this.only.documents, scores: this.only.scores };
    const documents = this.documents.array.slice(0, this.documents.length);
    const scores = new Float64Array(documents.length);
    for (let i = 0; i < scores.length; i++) {
      const document = documents[i] ?? missing();
      scores[i] = this.scores[document] ?? missing();
    }
    return { documents, scores };
  }

  private merge(match: WordMatch, maxTypos: number): void {
    if (this.scores.length === 0) this.scores = new Float64Array(this.size);
    for (let i = 0; i < match.documents.length; i++) {
      if ((match.typos[i] ?? missing()) > maxTypos) continue;
      const document = match.documents[i] ?? missing();
      const score = match.scores[i] ?? missing();
      const before = this.scores[document] ?? missing();
      if (before === 0) this.documents.push(document);
      if (score > before) this.scores[document] = score;
    }
  }
}
