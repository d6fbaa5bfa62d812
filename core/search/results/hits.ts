import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import { highlightDocument } from '#core/search/results/highlight.ts';
import type { MatchedDocuments, SearchPlan } from '#core/search/results/search-plan.ts';
import type { SearchDocument, SearchHit } from '#core/search/search-engine.ts';
import { explainScore } from '#core/search/words/text-score.ts';
import type { Sliced } from '#core/search/work.ts';

/** Steps to read a document and to write it into the response, and to mark the words of one of its fields. */
const READ_STEPS = 6_000;
const MARK_STEPS = 600;

/** Counts the work of hits before any words are marked, which is optional. Throws a `SearchError` 408. */
export function admitHits({ work }: Pick<SearchPlan, 'work'>, count: number): void {
  work.require(count * READ_STEPS);
}

/** The hits of some matches. Throws a `SearchError` 408. */
export function* presentHits(
  collection: Collection,
  plan: SearchPlan,
  { matches, positions }: { matches: MatchedDocuments; positions: number[] },
): Sliced<SearchHit[]> {
  const hits: SearchHit[] = [];
  for (const position of positions) {
    hits.push(presentHit(collection, plan, { matches, position }));
    yield;
  }
  return hits;
}

/** Builds the hit for the document at a position of the matches; without marked words beyond the limit of work. */
export function presentHit(
  collection: Collection,
  plan: SearchPlan,
  { matches, position }: { matches: MatchedDocuments; position: number },
): SearchHit {
  const { work } = plan;
  work.requireHit();
  const number = matches.documents[position] ?? missing();
  const document = collection.documents.read(number);
  const picked = pickFields(document, plan);
  work.countBytes(collection.documents.bytesOf(number) * shareOf(picked, document));
  const { highlight, highlights } = markWords(collection, plan, { document, matches });
  return {
    ...(plan.pins.pinned.has(number) && { curated: true }),
    document: picked,
    highlight,
    highlights: plan.highlighting.hasList ? highlights : [],
    ...(matches.scores ? explain(plan, matches.scores[position] ?? missing()) : {}),
  };
}

function markWords(
  { tokeniser }: Collection,
  { highlighting: rules, work }: SearchPlan,
  { document, matches: { matched } }: { document: SearchDocument; matches: MatchedDocuments },
): ReturnType<typeof highlightDocument> {
  const isAllowed = matched && work.allows(rules.fields.length * MARK_STEPS) && work.hasRoom;
  if (!isAllowed) return { highlight: {}, highlights: [] };
  const marked = highlightDocument(tokeniser, document, { matched, rules });
  work.countBytes(bytesOf(marked.highlights) * (rules.hasList ? 2 : 1));
  return marked;
}

const countFields = (document: SearchDocument) => Object.keys(document).length;

/** How much of a document is selected. */
const shareOf = (picked: SearchDocument, document: SearchDocument) =>
  picked === document ? 1 : countFields(picked) / countFields(document);

/** Bytes of marked texts, about. */
function bytesOf(highlights: ReturnType<typeof highlightDocument>['highlights']): number {
  let bytes = 0;
  for (const { snippet = '', value = '', snippets = [], values = [] } of highlights) {
    bytes += snippet.length + value.length;
    for (const text of snippets) bytes += text.length;
    for (const text of values) bytes += text.length;
  }
  return bytes;
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
