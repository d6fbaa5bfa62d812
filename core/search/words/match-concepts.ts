import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import type { TextPlan } from '#core/search/results/read-request.ts';
import type { Concept } from '#core/search/search-engine.ts';
import { ConceptCache, type Values } from '#core/search/words/concept-cache.ts';
import type { QueryField } from '#core/search/words/text-terms.ts';
import {
  clearWord,
  findWord,
  type WordFields,
  type WordInput,
} from '#core/search/words/word-fields.ts';
import type { Sliced, Work } from '#core/search/work.ts';

/** Documents with at least one concept of a query, in their order. */
export type ConceptMatch = {
  documents: Uint32Array;
  /** Relevance by document number. */
  scores: Float64Array;
  /** By document number: bit n for concept n. */
  masks: Uint32Array;
  /** Number of concepts. */
  count: number;
  /** By mask the summed weight of its concepts: the rarer one is, the more it says; 0 for common ones. */
  weightOf: Float64Array;
};

const MAX_CONCEPTS = 10;

/** The most important field has this weight; the value of the next less important one is divided by the base. */
const MAX_WEIGHT = 15;
const WEIGHT_BASE = 1.3;

/** Part of their values that further fields with the same word add. */
const OTHERS_PART = 0.25;

/** Parts of a field's value that remain. */
const PREFIX_PART = 0.7;
const SYNONYM_PART = 0.85;
const TYPED_APART_PART = 0.75;
const SYNONYM_APART_PART = 0.3;
/** What a kind of thing counts more than other words when documents are chosen: as if it were 16 times as rare. */
const KIND_WEIGHT = 4;
/** Part of their value that single words of a phrase add to what a synonym found. */
const SINGLE_PART = 0.1;
/** Weight of a common word in a score, and the part of its weight with which context counts. */
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
  const valuesOf = valueFieldSets(fields);
  const cache = collection.memoise('concepts', () => new ConceptCache());
  const best = { documents: new Uint32Array(length), count: 0, values: new Float32Array(length) };
  const spare: WordFields[] = [];
  let total = 0;
  for (const allowed of passed) total += allowed;
  for (const [i, concept] of concepts.slice(0, MAX_CONCEPTS).entries()) {
    yield* valueCached(cache, { fields, valuesOf, concept, length, work, spare, steps: 0 }, best);
    weights.push(addConcept({ best, passed, scores, masks, bit: 1 << i, total, concept }));
    yield;
  }
  // Documents with nothing but common words are hits only if nothing else is wanted.
  const isFound = weights.some((weight) => weight > 0);
  const isAllCommon = concepts.every(({ role }) => role === 'common');
  const documents = isFound || isAllCommon ? listMasked(masks) : new Uint32Array(0);
  return { documents, scores, masks, count: weights.length, weightOf: weighMasks(weights) };
}

/** The fields as bits, and the value of each set of fields. */
type Fields = { fields: QueryField[]; valuesOf: Float32Array };

type ConceptInput = Fields & WordInput & { concept: Concept };

/** Values a concept from the cache if the work allows as many steps as without: results do not depend on the cache. */
function* valueCached(cache: ConceptCache, input: ConceptInput, best: Values): Sliced<void> {
  const { concept, fields, work } = input;
  const { alternatives, isPrefix } = concept;
  const key = JSON.stringify([fields.map(({ index, ...field }) => field), alternatives, isPrefix]);
  const known = cache.get(key);
  if (known && work.allows(known.steps)) {
    best.documents.set(known.documents);
    best.count = known.documents.length;
    for (let i = 0; i < best.count; i++) {
      best.values[known.documents[i] ?? missing()] = known.values[i] ?? missing();
    }
    return;
  }
  yield* valueConcept(input, best);
  if (!work.isCutOff) cache.add(key, best, input.steps);
}

/** Finds the value of a concept for each document: that of its best alternative. */
function* valueConcept(input: ConceptInput, best: Values): Sliced<void> {
  const { concept, spare } = input;
  let typed: WordFields[] = [];
  for (const [i, words] of concept.alternatives.entries()) {
    const part = i === 0 ? 1 : SYNONYM_PART;
    const apart = i === 0 ? TYPED_APART_PART : SYNONYM_APART_PART;
    const found: WordFields[] = [];
    for (const [position, forms] of words.entries()) {
      const isLast = concept.isPrefix && i === 0 && position === words.length - 1;
      const word = findWord(input, forms, isLast);
      if (word === null) return;
      found.push(word);
      yield;
    }
    takeBest(best, found, { valuesOf: input.valuesOf, part, apart });
    if (i === 0) typed = found;
    else spare.push(...found.map(clearWord));
  }
  if (typed.length > 1 || concept.alternatives.length > 1) addSingles(best, typed, input.valuesOf);
  spare.push(...typed.map(clearWord));
}

/** Of documents with a concept, those with more of its typed words are nearer. */
function addSingles(
  { documents, count, values }: Values,
  typed: WordFields[],
  valuesOf: Float32Array,
): void {
  for (let i = 0; i < count; i++) {
    const document = documents[i] ?? missing();
    for (const { whole } of typed) {
      const value = valuesOf[whole[document] ?? missing()] ?? missing();
      values[document] = (values[document] ?? missing()) + (value * SINGLE_PART) / typed.length;
    }
  }
}

/** Words of one alternative in the same field mean more than in different ones, where they may belong to other words. */
function takeBest(
  best: Values,
  found: WordFields[],
  { valuesOf, part, apart }: { valuesOf: Float32Array; part: number; apart: number },
): void {
  const [rarest] = found.toSorted((a, b) => a.count - b.count);
  if (!rarest) return;
  if (found.length === 1) {
    takeWord(best, rarest, { valuesOf, part });
    return;
  }
  for (let i = 0; i < rarest.count; i++) {
    const document = rarest.documents[i] ?? missing();
    let shared = 0xffff;
    let least = Number.POSITIVE_INFINITY;
    for (const { whole, begun } of found) {
      const exact = whole[document] ?? missing();
      const fields = exact | (begun[document] ?? missing());
      shared &= fields;
      least = Math.min(least, valuesOf[exact || fields] ?? missing());
      if (exact === 0) least *= PREFIX_PART;
      if (fields === 0) break;
    }
    if (least === 0) continue;
    takeValue(best, document, part * Math.max(valuesOf[shared] ?? missing(), least * apart));
  }
}

/** An alternative of one word, which many documents may have. */
function takeWord(
  best: Values,
  { documents, count, whole, begun }: WordFields,
  { valuesOf, part }: { valuesOf: Float32Array; part: number },
): void {
  for (let i = 0; i < count; i++) {
    const document = documents[i] ?? missing();
    const exact = whole[document] ?? missing();
    const value =
      exact === 0
        ? (valuesOf[begun[document] ?? missing()] ?? missing()) * PREFIX_PART
        : (valuesOf[exact] ?? missing());
    takeValue(best, document, part * value);
  }
}

function takeValue(best: Values, document: number, value: number): void {
  const before = best.values[document] ?? missing();
  if (before === 0) best.documents[best.count++] = document;
  if (value > before) best.values[document] = value;
}

/** Returns by set of fields the value of the best, and a part of the others'. */
function valueFieldSets(fields: QueryField[]): Float32Array {
  return Float32Array.from({ length: 1 << fields.length }, (_, set) => {
    const values = fields
      .filter((_field, i) => (set >>> i) & 1)
      .map(({ weight }) => WEIGHT_BASE ** (weight - MAX_WEIGHT))
      .sort((a, b) => b - a);
    const [best = 0, ...others] = values;
    return best + OTHERS_PART * others.reduce((sum, value) => sum + value, 0);
  });
}

type AddInput = {
  best: Values;
  passed: Uint8Array;
  scores: Float64Array;
  masks: Uint32Array;
  bit: number;
  total: number;
  concept: Concept;
};

/** Adds a concept to the scores and clears its values. Returns its weight for the choice of documents. */
function addConcept({ best, passed, scores, masks, bit, total, concept }: AddInput): number {
  const { documents, values } = best;
  let count = 0;
  for (let i = 0; i < best.count; i++) count += passed[documents[i] ?? missing()] ?? missing();
  const weight = count === 0 ? 0 : Math.log2(1 + total / count);
  const rank = rankOf(concept, weight);
  for (let i = 0; i < best.count; i++) {
    const document = documents[i] ?? missing();
    const value = values[document] ?? missing();
    values[document] = 0;
    if (passed[document] !== 1) continue;
    scores[document] = (scores[document] ?? missing()) + rank * value;
    masks[document] = (masks[document] ?? missing()) | bit;
  }
  best.count = 0;
  if (count === 0) return 0;
  if (concept.role === 'kind') return weight + KIND_WEIGHT;
  if (concept.role === 'context') return weight * CONTEXT_PART;
  return concept.role === 'common' ? 0 : weight;
}

function rankOf({ role }: Concept, weight: number): number {
  switch (role) {
    case 'kind':
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

/** Returns the summed weight of the concepts in each mask. */
function weighMasks(weights: number[]): Float64Array {
  return Float64Array.from({ length: 1 << weights.length }, (_, mask) =>
    weights.reduce((sum, weight, i) => ((mask >>> i) & 1 ? sum + weight : sum), 0),
  );
}
