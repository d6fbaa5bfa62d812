import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import { highlightDocument } from '#core/search/results/highlight.ts';
import type { MatchedDocuments, SearchPlan } from '#core/search/results/search-plan.ts';
import type { SearchDocument, SearchHit } from '#core/search/search-engine.ts';
import { explainScore } from '#core/search/words/text-score.ts';

/** Steps to read a document and to write it into the response, and to mark the words of one of its fields. */
const READ_STEPS = 6_000;
const MARK_STEPS = 600;

/** Counts the work of hits before any words are marked, which is optional. Throws a `SearchError` 408. */
export function admitHits({ work }: Pick<SearchPlan, 'work'>, count: number): void {
  work.require(count * READ_STEPS);
}

/** Builds the hit for the document at a position of the matches; without marked words beyond the limit of work. */
export function presentHit(
  collection: Collection,
  plan: SearchPlan,
  { matches, position }: { matches: MatchedDocuments; position: number },
): SearchHit {
  const { highlighting, work } = plan;
  const document = collection.documents.read(matches.documents[position] ?? missing());
  const { matched, scores } = matches;
  const marked =
    matched && work.allows(highlighting.fields.length * MARK_STEPS)
      ? highlightDocument(collection.tokeniser, document, { matched, rules: highlighting })
      : { highlight: {}, highlights: [] };
  return {
    ...(plan.pins.pinned.has(matches.documents[position] ?? missing()) && { curated: true }),
    document: pickFields(document, plan),
    highlight: marked.highlight,
    highlights: highlighting.hasList ? marked.highlights : [],
    ...(scores ? explain(plan, scores[position] ?? missing()) : {}),
  };
}

function explain(plan: SearchPlan, score: number) {
  const { query, matchType } = plan.text;
  const parts = explainScore(matchType, score);
  const words = query.words.length + query.phrases.flat().length;
  return {
    text_match: score,
    text_match_info: {
      score: String(score),
      tokens_matched: parts.words,
      fields_matched: parts.fields,
      best_field_weight: parts.weight,
      num_tokens_dropped: Math.max(0, words - parts.words),
      typo_prefix_score: parts.penalty,
    },
  };
}

const fits = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Selects the fields of a document by `include_fields` and `exclude_fields`. */
export function pickFields(
  document: SearchDocument,
  { includeFields, excludeFields }: Pick<SearchPlan, 'includeFields' | 'excludeFields'>,
): SearchDocument {
  if (includeFields.length === 0 && excludeFields.length === 0) return document;
  const picked: Partial<SearchDocument> = {};
  for (const name in document) {
    const isIncluded =
      includeFields.length === 0 || includeFields.some((field) => fits(name, field));
    if (isIncluded && !excludeFields.some((field) => fits(name, field)))
      picked[name] = document[name];
  }
  return picked as SearchDocument;
}
