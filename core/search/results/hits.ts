import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import { highlightDocument } from '#core/search/results/highlight.ts';
import type { MatchedDocuments, SearchPlan } from '#core/search/results/search-plan.ts';
import type { SearchDocument, SearchHit } from '#core/search/search-engine.ts';
import { explainScore } from '#core/search/words/text-score.ts';

/** Builds the hit for the document at a position of the matches. */
export function presentHit(
  collection: Collection,
  plan: SearchPlan,
  { matches, position }: { matches: MatchedDocuments; position: number },
): SearchHit {
  const document = collection.documents.read(matches.documents[position] ?? missing());
  const { highlighting } = plan;
  const { matched, scores } = matches;
  const marked = matched
    ? highlightDocument(collection.tokeniser, document, { matched, rules: highlighting })
    : { highlight: {}, highlights: [] };
  return {
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
