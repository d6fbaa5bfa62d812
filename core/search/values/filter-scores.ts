import { errors } from '#core/app-error.ts';
import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import { SearchError } from '#core/search/search-error.ts';
import { filterDocuments } from '#core/search/values/filter.ts';
import type { Sliced, Work } from '#core/search/work.ts';

/** A filter and the score of the documents that pass it. */
export type ScoredFilter = { filterBy: string; score: number };

/** Steps for each document and filter to set its score. */
const SCORE_STEPS = 1;

/**
 * Returns by document number the score of the first filter that it passes, 0 if none.
 * Throws a `SearchError`: 400 for an invalid filter, 408 beyond the limit of work.
 */
export function* scoreByFilters(
  collection: Collection,
  filters: ScoredFilter[],
  work: Work,
): Sliced<Float64Array> {
  const scores = new Float64Array(collection.documents.length);
  // The last one first, so that earlier ones overwrite its scores.
  for (const { filterBy, score } of filters.toReversed()) {
    work.require(scores.length * SCORE_STEPS);
    const passed = yield* passFilter(collection, filterBy, work);
    for (let i = 0; i < scores.length; i++) if ((passed[i] ?? missing()) === 1) scores[i] = score;
    yield;
  }
  return scores;
}

function* passFilter(collection: Collection, filterBy: string, work: Work): Sliced<Uint8Array> {
  try {
    return yield* filterDocuments(collection, filterBy, work);
  } catch (error) {
    if (!(error instanceof SearchError) || error.status === errors['search-cut-off'].status)
      throw error;
    throw new SearchError(
      'search-invalid',
      `Error parsing eval expression in sort_by clause. ${error.message}`,
    );
  }
}
