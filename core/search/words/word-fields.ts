import { missing } from '#core/missing.ts';
import type { TextIndex } from '#core/search/words/text-index.ts';
import {
  countPostings,
  findTerms,
  type QueryField,
  type Terms,
} from '#core/search/words/text-terms.ts';
import type { Work } from '#core/search/work.ts';

export type WordInput = {
  fields: QueryField[];
  /** Documents of the collection. */
  length: number;
  work: Work;
  /** Cleared ones, because a large array costs more than most words do. */
  spare: WordFields[];
  /** Steps of the work so far. */
  steps: number;
};

/**
 * The documents with a word, each once; by document the fields with the word, and those with a word that begins with it,
 * as bits.
 */
export type WordFields = {
  documents: Uint32Array;
  count: number;
  whole: Uint16Array;
  begun: Uint16Array;
};

export function clearWord(word: WordFields): WordFields {
  for (let i = 0; i < word.count; i++) {
    const document = word.documents[i] ?? missing();
    word.whole[document] = 0;
    word.begun[document] = 0;
  }
  word.count = 0;
  return word;
}

/** Steps to mark a document with a word, to compare and to clear it. */
const MARK_STEPS = 3;

/** Finds a word in one of its forms; null beyond the limit of work. */
export function findWord(input: WordInput, forms: string[], isLast: boolean): WordFields | null {
  const { fields, length, work, spare } = input;
  const terms = fields.map((field) =>
    forms.flatMap((word) => findTerms(field, { word, isLast, isExact: false })),
  );
  const postings = fields.reduce((sum, { index }, i) => {
    return sum + countPostings(index, terms[i] ?? missing());
  }, 0);
  input.steps += postings * MARK_STEPS;
  if (!work.allows(postings * MARK_STEPS)) return null;
  const word = spare.pop() ?? {
    documents: new Uint32Array(length),
    count: 0,
    whole: new Uint16Array(length),
    begun: new Uint16Array(length),
  };
  for (const [i, { index }] of fields.entries()) {
    for (const term of terms[i] ?? missing()) markTerm(index, term, { word, bit: 1 << i });
  }
  return word;
}

function markTerm(
  { postings, postingStarts }: TextIndex,
  { from, to, penalty }: Terms,
  { word, bit }: { word: WordFields; bit: number },
): void {
  const { documents, whole, begun } = word;
  const masks = penalty === 0 ? whole : begun;
  const end = postingStarts[to] ?? missing();
  for (let place = postingStarts[from] ?? missing(); place < end; place++) {
    const document = postings[place] ?? missing();
    if (whole[document] === 0 && begun[document] === 0) documents[word.count++] = document;
    masks[document] = (masks[document] ?? missing()) | bit;
  }
}
