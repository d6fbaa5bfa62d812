import { Uint32List } from '#core/search/growing-list.ts';
import type { WordMatch } from '#core/search/words/match-words.ts';

/** More typing errors than any document is found with. */
const ANY_TYPOS = 255;

/** Documents that several attempts find, each with its best score. */
export class MatchMerger {
  // Most queries are answered by one attempt, whose answer needs no merging.
  private only: WordMatch | null = null;
  private readonly documents = new Uint32List();
  /** By document number, 0 for those that were not found; left full of zeros. */
  private readonly scores: Float64Array;

  constructor(scores: Float64Array) {
    this.scores = scores;
  }

  get count(): number {
    return this.only?.documents.length ?? this.documents.length;
  }

  /** Adds what an attempt found with so many typing errors at most. */
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

  /** What was found. Can be called once. */
  finish(): { documents: Uint32Array; scores: Float64Array } {
    if (this.only) return { documents: this.only.documents, scores: this.only.scores };
    const documents = this.documents.array.slice(0, this.documents.length);
    const scores = new Float64Array(documents.length);
    for (let i = 0; i < scores.length; i++) {
      const document = documents[i] ?? 0;
      scores[i] = this.scores[document] ?? 0;
      this.scores[document] = 0;
    }
    return { documents, scores };
  }

  private merge(match: WordMatch, maxTypos: number): void {
    for (let i = 0; i < match.documents.length; i++) {
      if ((match.typos[i] ?? 0) > maxTypos) continue;
      const document = match.documents[i] ?? 0;
      const score = match.scores[i] ?? 0;
      const before = this.scores[document] ?? 0;
      if (before === 0) this.documents.push(document);
      if (score > before) this.scores[document] = score;
    }
  }
}
