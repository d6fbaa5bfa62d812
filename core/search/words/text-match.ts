import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import type { TextPlan } from '#core/search/results/read-request.ts';
import { MatchMerger } from '#core/search/words/match-merger.ts';
import { type MatchOptions, matchWords, type WordMatch } from '#core/search/words/match-words.ts';
import { excludeDocuments, hasPhrase } from '#core/search/words/phrases.ts';
import { getScratch } from '#core/search/words/scratch.ts';
import { listRespellings } from '#core/search/words/split-join.ts';
import { indexSynonyms, listVariants } from '#core/search/words/synonyms.ts';
import {
  findInfixTerms,
  findTerms,
  findTypoTerms,
  type QueryField,
  type QueryWord,
  type Terms,
} from '#core/search/words/text-terms.ts';
import type { Sliced, Work } from '#core/search/work.ts';

/** The words that matched, for highlighting. */
export type MatchedWords = { words: Set<string>; prefixes: Set<string>; infixes: Set<string> };

/** Documents that match a query, unsorted, with their scores. */
export type TextMatch = { documents: Uint32Array; scores: Float64Array; matched: MatchedWords };

/** A variant of the query. */
type Attempt = { words: string[]; includesLast: boolean; isSynonym?: boolean };

/**
 * Finds the documents in `passed` that match the text of a query. Tries in this order until there are enough: the words
 * and their synonyms, joined or split words, typing errors, fewer words (dropped from the right unless specified
 * otherwise), infixes. What is beyond the limit of work is not tried.
 * Throws a `SearchError` 408 if nothing was found before the limit.
 */
export function* matchText(
  collection: Collection,
  plan: TextPlan,
  { passed, work }: { passed: Uint8Array; work: Work },
): Sliced<TextMatch> {
  const { query, splitJoin } = plan;
  const finder = createFinder(collection, plan, { passed, work });
  const { merger } = finder;
  const original = { words: query.words, includesLast: true };
  const withSynonyms = (words: string[]): Attempt[] => listSynonyms(collection, plan, words);

  for (const attempt of [original, ...withSynonyms(query.words)]) yield* find(finder, attempt);
  if (splitJoin === 'always' || (splitJoin === 'fallback' && merger.count === 0)) {
    for (const attempt of listRespellings(plan.fields, query.words)) {
      if (splitJoin === 'always' || merger.count === 0) yield* find(finder, attempt);
    }
  }
  if (merger.count < plan.typoThreshold) yield* findWithTypos(finder, original);
  for (const words of listShorter(query.words, plan.dropMode)) {
    if (merger.count >= plan.dropThreshold || work.isCutOff) break;
    const shorter = { words, includesLast: words.at(-1) === query.words.at(-1) };
    for (const attempt of [shorter, ...withSynonyms(words)]) yield* find(finder, attempt);
    if (merger.count < plan.dropThreshold) yield* findWithTypos(finder, shorter);
  }
  if (merger.count === 0) yield* findAnywhere(finder, original);
  work.checkFound(merger.count);
  return { ...merger.finish(), matched: finder.matched };
}

function listSynonyms(collection: Collection, plan: TextPlan, words: string[]): Attempt[] {
  if (!plan.usesSynonyms) return [];
  const index = collection.memoise('synonyms', () =>
    indexSynonyms(collection.listSynonyms(), collection.tokeniserOf),
  );
  return listVariants(words, index).map((variant) => ({ ...variant, isSynonym: true }));
}

/** Lists the query with words dropped, longest first; at least one word remains. */
function listShorter(words: string[], mode: TextPlan['dropMode']): string[][] {
  const shorter: string[][] = [];
  for (let left = words.length - 1; left > 0; left--) {
    if (mode !== 'left_to_right') shorter.push(words.slice(0, left));
    if (mode !== 'right_to_left') shorter.push(words.slice(words.length - left));
  }
  return shorter;
}

/** Steps for each word of a vocabulary to compare it with a misspelt word, and to look for letters in it. */
const TYPO_STEPS = 20;
const INFIX_STEPS = 8;
/** Steps for each similar word. */
const TERM_STEPS = 60;

type Finder = {
  plan: TextPlan;
  options: MatchOptions;
  merger: MatchMerger;
  matched: MatchedWords;
  /** Cached, because typing errors cost most and recur when words are dropped. */
  typos: Map<string, Terms[]>;
};

function createFinder(
  collection: Collection,
  plan: TextPlan,
  { passed, work }: { passed: Uint8Array; work: Work },
): Finder {
  const { phrases, excluded } = plan.query;
  const scratch = getScratch(collection);
  const hasPhrases = (document: number) =>
    phrases.every((words) => plan.fields.some(({ index }) => hasPhrase(index, document, words)));
  return {
    plan,
    options: {
      allowed: excludeDocuments(plan.fields, excluded, passed),
      accepts: phrases.length > 0 ? hasPhrases : null,
      matchType: plan.matchType,
      countsPosition: plan.countsPosition,
      countsFields: plan.countsFields,
      countsWhole: plan.countsWhole,
      isDemoted: false,
      scratch,
      work,
    },
    merger: new MatchMerger(passed.length),
    matched: { words: new Set(), prefixes: new Set(), infixes: new Set() },
    typos: new Map(),
  };
}

function* findTypos(
  { plan, typos, options }: Finder,
  field: QueryField,
  word: QueryWord,
): Sliced<Terms[]> {
  const key = `${field.name} ${word.word} ${word.isLast} ${word.isExact}`;
  const cached = typos.get(key);
  if (cached) return cached;
  const { length } = field.index.vocabulary.sorted;
  const found = options.work.allows(length * TYPO_STEPS)
    ? findTypoTerms(field, word, plan.typoRules)
    : [];
  yield;
  const terms = options.work.allows(found.length * TERM_STEPS) ? found : [];
  typos.set(key, terms);
  return terms;
}

function toWords({ plan }: Finder, { words, includesLast }: Attempt): QueryWord[] {
  const last = words.length - 1;
  return [
    ...words.map((word, i) => ({ word, isLast: includesLast && i === last, isExact: false })),
    ...plan.query.phrases.flat().map((word) => ({ word, isLast: false, isExact: true })),
  ];
}

function findInfix({ options }: Finder, field: QueryField, word: QueryWord): Terms[] {
  const { length } = field.index.vocabulary.sorted;
  return options.work.allows(length * INFIX_STEPS) ? findInfixTerms(field, word) : [];
}

/** Records the words to highlight in the matches. */
function recordWords({ plan, matched }: Finder, words: QueryWord[]): void {
  const takesPrefix = plan.fields.some((field) => field.isPrefix);
  for (const { word, isLast, isExact } of words) {
    matched.words.add(word);
    if (isLast && !isExact && takesPrefix) matched.prefixes.add(word);
  }
}

function* find(finder: Finder, attempt: Attempt): Sliced<void> {
  const { plan, options, merger, matched } = finder;
  const words = toWords(finder, attempt);
  if (words.length === 0) return;
  const table = words.map((word) =>
    plan.fields.map((field) => [
      ...findTerms(field, word),
      ...(field.infix === 'always' ? findInfix(finder, field, word) : []),
    ]),
  );
  const isDemoted = attempt.isSynonym === true && plan.demotesSynonyms;
  const match = yield* matchWords(plan.fields, table, { ...options, isDemoted });
  if (match.documents.length === 0) return;
  merger.add(match);
  recordWords(finder, words);
  if (plan.fields.every((field) => field.infix !== 'always')) return;
  for (const { word } of words) matched.infixes.add(word);
}

function* findWithTypos(finder: Finder, attempt: Attempt): Sliced<void> {
  const { plan, options, merger, matched } = finder;
  const words = toWords(finder, attempt);
  const similar = new Set<string>();
  const table: Terms[][][] = [];
  for (const word of words) {
    const byField: Terms[][] = [];
    for (const field of plan.fields) {
      const typos = yield* findTypos(finder, field, word);
      for (const { from } of typos) similar.add(field.index.vocabulary.wordAt(from));
      byField.push([...findTerms(field, word), ...typos]);
    }
    table.push(byField);
  }
  if (similar.size === 0) return;
  const match = yield* matchWords(plan.fields, table, options);
  if (match.documents.length === 0) return;
  merger.add(match, findEnough(match, plan.typoThreshold));
  recordWords(finder, words);
  for (const word of similar) matched.words.add(word);
}

function* findAnywhere(finder: Finder, attempt: Attempt): Sliced<void> {
  const { plan, options, merger, matched } = finder;
  const fields = plan.fields.filter((field) => field.infix === 'fallback');
  const words = toWords(finder, attempt);
  if (fields.length === 0 || words.length === 0) return;
  const table = words.map((word) => fields.map((field) => findInfix(finder, field, word)));
  merger.add(yield* matchWords(fields, table, options));
  for (const { word } of words) matched.infixes.add(word);
}

/** The least number of typing errors that yields enough documents. */
function findEnough(match: WordMatch, wanted: number): number {
  const counts = new Uint32Array(256);
  for (const typos of match.typos) counts[typos] = (counts[typos] ?? missing()) + 1;
  let sum = 0;
  for (let typos = 0; typos < 256; typos++) {
    sum += counts[typos] ?? missing();
    if (sum >= Math.max(wanted, 1)) return typos;
  }
  return 255;
}
