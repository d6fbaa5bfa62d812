import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import type { TextPlan } from '#core/search/results/read-request.ts';
import type { Concept } from '#core/search/search-engine.ts';
import {
  countPostings,
  findTerms,
  type QueryField,
  type Terms,
} from '#core/search/words/text-terms.ts';
import type { Sliced, Work } from '#core/search/work.ts';

/** Documents with at least one concept of a query, in their order. */
export type ConceptMatch = {
  documents: Uint32Array;
  /** Relevance by document number. */
  scores: Float64Array;
  /** By document number: bit n for concept n. */
  masks: Uint32Array;
  /** Weight of each concept: the rarer, the more it says; 0 for common ones. */
  weights: number[];
};

const MAX_CONCEPTS = 16;

/** The most important field has this weight; the value of the next less important one is divided by the base. */
const MAX_WEIGHT = 15;
const WEIGHT_BASE = 1.3;

/** Part of their values that further fields with the same word add. */
const OTHERS_PART = 0.25;

/** Parts of a field's value that remain. */
const PREFIX_PART = 0.7;
const SYNONYM_PART = 0.85;
/** Weight of a common word in a score, and the part of its weight that context adds. */
const COMMON_WEIGHT = 0.1;
const CONTEXT_PART = 0.25;

/**
 * Scores the documents in `passed` by the concepts of a query. A document needs one of them only; the caller keeps those
 * with the most.
 */
export function* matchConcepts(
  collection: Collection,
  { fields }: TextPlan,
  { concepts, passed, work }: { concepts: Concept[]; passed: Uint8Array; work: Work },
): Sliced<ConceptMatch> {
  const length = collection.documents.length;
  const scores = new Float64Array(length);
  const masks = new Uint32Array(length);
  const weights: number[] = [];
  let total = 0;
  for (const allowed of passed) total += allowed;
  for (const [i, concept] of concepts.slice(0, MAX_CONCEPTS).entries()) {
    const values = yield* valueConcept({ fields, concept, length, work });
    weights.push(addConcept({ values, passed, scores, masks, bit: 1 << i, total, concept }));
    yield;
  }
  // Documents with nothing but common words are hits only if nothing else is wanted.
  const isFound = weights.some((weight) => weight > 0);
  const isAllCommon = concepts.every(({ role }) => role === 'common');
  const documents = isFound || isAllCommon ? listMasked(masks) : new Uint32Array(0);
  return { documents, scores, masks, weights };
}

type ConceptInput = { fields: QueryField[]; concept: Concept; length: number; work: Work };

/** Returns the value of a concept for each document: that of the best field that has it, 0 without it. */
function* valueConcept({ fields, concept, length, work }: ConceptInput): Sliced<Float32Array> {
  const best = new Float32Array(length);
  for (const [i, words] of concept.alternatives.entries()) {
    const part = i === 0 ? 1 : SYNONYM_PART;
    let least: Float32Array | null = null;
    for (const [position, forms] of words.entries()) {
      const isLast = concept.isPrefix && i === 0 && position === words.length - 1;
      const values: Float32Array | null = valueWord({ fields, forms, isLast, length, work });
      if (values === null) return best;
      least = least ? takeLeast(least, values) : values;
      yield;
    }
    if (least) takeBest(best, least, part);
  }
  return best;
}

type WordInput = {
  fields: QueryField[];
  /** Spellings of the word. */
  forms: string[];
  isLast: boolean;
  length: number;
  work: Work;
};

function valueWord({ fields, forms, isLast, length, work }: WordInput): Float32Array | null {
  const terms = fields.map((field) =>
    forms.flatMap((word) => findTerms(field, { word, isLast, isExact: false })),
  );
  const postings = fields.reduce((sum, { index }, i) => {
    return sum + countPostings(index, terms[i] ?? missing());
  }, 0);
  // Filling and comparing arrays takes about a step for each document.
  if (!work.allows(postings + length)) return null;
  const values = new Float32Array(length);
  const others = new Float32Array(length);
  const last = new Uint8Array(length);
  for (const [i, field] of fields.entries()) {
    addTerms({ values, others, last, at: i + 1 }, field, terms[i] ?? missing());
  }
  for (let i = 0; i < length; i++) {
    values[i] = (values[i] ?? missing()) + OTHERS_PART * (others[i] ?? missing());
  }
  return values;
}

/** By document: the value of the best field, the sum of the other fields', and the last field that has the word. */
type Values = { values: Float32Array; others: Float32Array; last: Uint8Array; at: number };

function addTerms(
  { values, others, last, at }: Values,
  { index, weight }: QueryField,
  terms: Terms[],
): void {
  for (const { from, to, penalty } of terms) {
    const value = WEIGHT_BASE ** (weight - MAX_WEIGHT) * (penalty === 0 ? 1 : PREFIX_PART);
    const end = index.postingStarts[to] ?? missing();
    for (let place = index.postingStarts[from] ?? missing(); place < end; place++) {
      const document = index.postings[place] ?? missing();
      if (last[document] === at) continue;
      last[document] = at;
      const best = values[document] ?? missing();
      values[document] = Math.max(best, value);
      others[document] = (others[document] ?? missing()) + Math.min(best, value);
    }
  }
}

function takeLeast(values: Float32Array, others: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.min(values[i] ?? missing(), others[i] ?? missing());
  }
  return values;
}

function takeBest(best: Float32Array, values: Float32Array, part: number): void {
  for (let i = 0; i < best.length; i++) {
    best[i] = Math.max(best[i] ?? missing(), (values[i] ?? missing()) * part);
  }
}

type AddInput = {
  values: Float32Array;
  passed: Uint8Array;
  scores: Float64Array;
  masks: Uint32Array;
  bit: number;
  total: number;
  concept: Concept;
};

/** Adds a concept to the scores. Returns its weight for the choice of documents. */
function addConcept({ values, passed, scores, masks, bit, total, concept }: AddInput): number {
  let count = 0;
  for (let i = 0; i < values.length; i++) {
    if (passed[i] === 1 && (values[i] ?? missing()) > 0) count++;
  }
  if (count === 0) return 0;
  const weight = Math.log2(1 + total / count);
  const rank = rankOf(concept, weight);
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? missing();
    if (passed[i] !== 1 || value === 0) continue;
    scores[i] = (scores[i] ?? missing()) + rank * value;
    masks[i] = (masks[i] ?? missing()) | bit;
  }
  return concept.role === 'common' ? 0 : weight;
}

function rankOf({ role }: Concept, weight: number): number {
  switch (role) {
    case 'main':
      return weight;
    case 'context':
      return weight * CONTEXT_PART;
    case 'common':
      return COMMON_WEIGHT;
  }
}

function listMasked(masks: Uint32Array): Uint32Array {
  const documents = new Uint32Array(masks.length);
  let count = 0;
  for (let document = 0; document < masks.length; document++) {
    if (masks[document] !== 0) documents[count++] = document;
  }
  return documents.slice(0, count);
}

/** Returns the summed weight of the concepts in a mask. */
export function weighMask(mask: number, weights: number[]): number {
  return weights.reduce((sum, weight, i) => ((mask >>> i) & 1 ? sum + weight : sum), 0);
}
