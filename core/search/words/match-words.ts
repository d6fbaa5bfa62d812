import { missing } from '#core/missing.ts';
import { locateWords, type WordLocator } from '#core/search/words/locate-words.ts';
import type { Scratch } from '#core/search/words/scratch.ts';
import {
  type MatchType,
  scoreDocument,
  scoreField,
  weighField,
} from '#core/search/words/text-score.ts';
import { countPostings, type QueryField, type Terms } from '#core/search/words/text-terms.ts';
import type { Sliced, Work } from '#core/search/work.ts';

/** Terms by query word and by field. */
export type TermTable = Terms[][][];

/** Documents that contain all words of a query. */
export type WordMatch = {
  documents: Uint32Array;
  scores: Float64Array;
  /** Typing errors of each document. */
  typos: Uint8Array;
};

export type MatchOptions = {
  /** By document number: 1 for those that may match. */
  allowed: Uint8Array;
  /** An additional condition. */
  accepts: ((document: number) => boolean) | null;
  matchType: MatchType;
  countsPosition: boolean;
  countsFields: boolean;
  countsWhole: boolean;
  /** Whether a synonym matched that ranks below the typed words. */
  isDemoted: boolean;
  scratch: Scratch;
  work: Work;
};

const NO_MATCH = 255;

const NOTHING: WordMatch = {
  documents: new Uint32Array(0),
  scores: new Float64Array(0),
  typos: new Uint8Array(0),
};

/** Candidates with their least penalty by word and field, in rows. */
type Candidates = { documents: Uint32Array; penalties: Uint8Array; width: number };

/** Number of candidates that are scored without a pause. */
const SLICE = 4_096;

/** Steps to score a candidate: for each cell of its row, and for the words of each field. */
const CELL_STEPS = 0.5;
const FIELD_STEPS = 12;

/**
 * Finds and scores the documents in which each query word has a term in some field: all of them, those that the limit
 * of work admits, or none if even finding them is beyond it.
 */
export function* matchWords(
  fields: QueryField[],
  table: TermTable,
  options: MatchOptions,
): Sliced<WordMatch> {
  const sizes = table.map((terms) =>
    fields.reduce((sum, { index }, i) => sum + countPostings(index, terms[i] ?? []), 0),
  );
  if (sizes.includes(0)) return NOTHING;
  const most = Math.min(...sizes, options.allowed.length);
  const postings = sizes.reduce((sum, size) => sum + size, 0);
  // Clearing a byte of a row takes a small part of a step.
  if (!options.work.allows(postings + (most * table.length * fields.length) / 16)) return NOTHING;
  const candidates = findCandidates(fields, table, { sizes, options });
  yield;
  return yield* scoreCandidates(fields, table, { candidates, options });
}

/** Finds the documents with the rarest word and their penalties for the other words. */
function findCandidates(
  fields: QueryField[],
  table: TermTable,
  { sizes, options }: { sizes: number[]; options: MatchOptions },
): Candidates {
  const { allowed, scratch } = options;
  const byRarity = sizes
    .map((_, word) => word)
    .sort((a, b) => (sizes[a] ?? missing()) - (sizes[b] ?? missing()));
  const most = Math.min(sizes[byRarity[0] ?? missing()] ?? missing(), allowed.length);
  const width = table.length * fields.length;
  const penalties = new Uint8Array(most * width).fill(NO_MATCH);
  const documents = new Uint32Array(most);
  const { slots } = scratch;
  let count = 0;
  for (const [round, word] of byRarity.entries()) {
    for (const [i, { index }] of fields.entries()) {
      const column = word * fields.length + i;
      const { postings } = index;
      for (const { from, to, penalty } of table[word]?.[i] ?? []) {
        const end = index.postingStarts[to] ?? missing();
        for (let place = index.postingStarts[from] ?? missing(); place < end; place++) {
          const document = postings[place] ?? missing();
          let slot = slots[document] ?? missing();
          if (slot === 0) {
            if (round > 0 || allowed[document] !== 1) continue;
            documents[count++] = document;
            slot = count;
            slots[document] = slot;
          }
          const cell = (slot - 1) * width + column;
          if (penalty < (penalties[cell] ?? NO_MATCH)) penalties[cell] = penalty;
        }
      }
    }
  }
  for (let i = 0; i < count; i++) slots[documents[i] ?? missing()] = 0;
  return { documents: documents.subarray(0, count), penalties, width };
}

function* scoreCandidates(
  fields: QueryField[],
  table: TermTable,
  { candidates, options }: { candidates: Candidates; options: MatchOptions },
): Sliced<WordMatch> {
  const { penalties, width } = candidates;
  const size = candidates.documents.length;
  const documents = new Uint32Array(size);
  const scores = new Float64Array(size);
  const typos = new Uint8Array(size);
  const create = table.length === 1 && !options.countsPosition ? scoreWord : scoreWords;
  const score = create(fields, table, { penalties, options });
  let count = 0;
  for (let slot = 0; slot < size; slot++) {
    if (slot % SLICE === 0) {
      const steps =
        Math.min(SLICE, size - slot) * (width * CELL_STEPS + fields.length * FIELD_STEPS);
      if (!options.work.allows(steps)) break;
      if (slot > 0) yield;
    }
    const row = slot * width;
    const errors = countTypos(penalties, row, { words: table.length, fields: fields.length });
    if (errors < 0) continue;
    const document = candidates.documents[slot] ?? missing();
    if (options.accepts && !options.accepts(document)) continue;
    documents[count] = document;
    scores[count] = score(document, row);
    typos[count] = errors;
    count++;
  }
  return {
    documents: documents.subarray(0, count),
    scores: scores.subarray(0, count),
    typos: typos.subarray(0, count),
  };
}

/** Sums the typing errors in a row of penalties; −1 if a word is missing. */
function countTypos(
  penalties: Uint8Array,
  row: number,
  { words, fields }: { words: number; fields: number },
): number {
  let typos = 0;
  let cell = row;
  for (let word = 0; word < words; word++) {
    let least = NO_MATCH;
    for (const end = cell + fields; cell < end; cell++) {
      const penalty = penalties[cell] ?? NO_MATCH;
      if (penalty < least) least = penalty;
    }
    if (least === NO_MATCH) return -1;
    typos += least >> 1;
  }
  return typos;
}

/** Scores a document by its row of penalties. */
type Scorer = (document: number, row: number) => number;

type ScoreInput = { penalties: Uint8Array; options: MatchOptions };

function scoreWords(
  fields: QueryField[],
  table: TermTable,
  { penalties, options }: ScoreInput,
): Scorer {
  const words = table.length;
  const { matchType, countsFields, countsPosition, countsWhole, isDemoted } = options;
  const locators: WordLocator[] = fields.map((field, i) => {
    const terms = table.map((byField) => byField[i] ?? []);
    return locateWords(field, terms, countsPosition);
  });
  return (document, row) => {
    let best = 0;
    let matching = 0;
    for (let i = 0; i < fields.length; i++) {
      let matched = 0;
      let penalty = 0;
      for (let word = 0, cell = row + i; word < words; word++, cell += fields.length) {
        const cellPenalty = penalties[cell] ?? NO_MATCH;
        if (cellPenalty === NO_MATCH) continue;
        matched++;
        penalty += cellPenalty;
      }
      if (matched === 0) continue;
      matching++;
      const locator = locators[i];
      locator?.locate(document, matched, countsWhole && penalty === 0 && matched === words);
      const score = scoreField(matched, penalty, locator?.place ?? null);
      best = Math.max(best, weighField(matchType, score, (fields[i] ?? missing()).weight));
    }
    return scoreDocument(best, { words, fields: countsFields ? matching : 0, isDemoted });
  };
}

/** Scores of a field for one word, by whether it is the whole value and by penalty. */
const wordScores = [false, true].map((isWhole) =>
  Float64Array.from({ length: NO_MATCH }, (_, penalty) =>
    scoreField(1, penalty, { distance: 0, isWhole, position: 0 }),
  ),
);

/** Scorer for one word, whose possible scores are precomputed. */
function scoreWord(
  fields: QueryField[],
  table: TermTable,
  { penalties, options }: ScoreInput,
): Scorer {
  const { matchType, countsFields, countsWhole, isDemoted } = options;
  const locators = fields.map((field, i) => locateWords(field, [table[0]?.[i] ?? []], false));
  const demoted = { words: 1, isDemoted };
  const byCount = fields.map((_, i) =>
    scoreDocument(0, { ...demoted, fields: countsFields ? i + 1 : 0 }),
  );
  const unit =
    scoreDocument(1, { ...demoted, fields: 0 }) - scoreDocument(0, { ...demoted, fields: 0 });
  return (document, row) => {
    let best = 0;
    let matching = 0;
    for (let i = 0; i < fields.length; i++) {
      const penalty = penalties[row + i] ?? NO_MATCH;
      if (penalty === NO_MATCH) continue;
      const locator = locators[i];
      if (penalty === 0 && countsWhole) locator?.locate(document, 1, true);
      const isWhole = penalty === 0 && countsWhole && locator?.place.isWhole === true;
      const score = wordScores[isWhole ? 1 : 0]?.[penalty] ?? missing();
      best = Math.max(best, weighField(matchType, score, (fields[i] ?? missing()).weight));
      matching++;
    }
    return best * unit + (byCount[matching - 1] ?? missing());
  };
}
