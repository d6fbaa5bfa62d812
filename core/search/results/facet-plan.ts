import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import {
  checkLength,
  readCount,
  readText,
  splitOutside,
} from '#core/search/results/search-params.ts';
import type { SearchParams } from '#core/search/search-engine.ts';
import { SearchError, type SearchErrorId } from '#core/search/search-error.ts';
import { getFacetColumn } from '#core/search/values/count-facets.ts';
import { type FacetRange, readRanges } from '#core/search/values/facet-ranges.ts';
import type { FacetSort } from '#core/search/values/sort-facet-values.ts';
import { MAX_WORDS } from '#core/search/words/query-words.ts';

export type Facet = {
  field: string;
  order: FacetSort;
  /** Counted instead of the values of a numeric field. */
  ranges?: FacetRange[];
};

export type FacetPlan = {
  facets: Facet[];
  maxValues: number;
  /** Only values of this field that contain these words. */
  query: { field: string; words: string[]; maxTypos: number } | null;
};

const refuse = (message: string, id: SearchErrorId = 'search-invalid') =>
  new SearchError(id, message);

/** Reads `facet_by` and its related parameters. Throws a `SearchError` 400 or 404. */
export function readFacetPlan(collection: Collection, params: SearchParams): FacetPlan {
  const named = splitFacets(params).flatMap((part) => readFacets(collection, part));
  // A facet that is named again is counted once.
  const keys = named.map((facet) => JSON.stringify(facet));
  const facets = named.filter((_, i) => keys.indexOf(keys[i] ?? missing()) === i);
  return {
    facets,
    maxValues: readCount(params, 'max_facet_values', 10),
    query: readFacetQuery(collection, params, facets),
  };
}

function splitFacets(params: SearchParams): string[] {
  const value = params.facet_by;
  const text = Array.isArray(value) ? value.join(',') : readText(params, 'facet_by');
  return checkLength(splitOutside(text), 'facet_by');
}

/** Returns the named facet, or all with this prefix if the name ends with a star. */
function readFacets(collection: Collection, part: string): Facet[] {
  if (!part.endsWith('*')) return [readFacet(collection, part)];
  const fields = collection.schema.fields.filter(
    ({ name, facet, index }) => facet && index && name.startsWith(part.slice(0, -1)),
  );
  if (fields.length > 0) return fields.map(({ name }) => ({ field: name, order: 'count' }));
  throw refuse(`Could not find a facet field for \`${part}\` in the schema.`, 'search-not-found');
}

function readFacet(collection: Collection, part: string): Facet {
  const open = part.indexOf('(');
  const field = (open < 0 ? part : part.slice(0, open)).trim();
  if (field === '' || (open >= 0 && !part.endsWith(')'))) throw refuse('Invalid facet format.');
  getFacetColumn(collection, field);
  if (open < 0) return { field, order: 'count' };
  const options = part.slice(open + 1, -1);
  if (options.includes('['))
    return { field, order: 'count', ranges: readRanges(collection, field, options) };
  const [, order] = /^ *sort_by *: *_alpha *: *(asc|desc) *$/.exec(options) ?? [];
  if (order === undefined) throw refuse(`Invalid facet param \`${options}\`.`);
  return { field, order: order === 'asc' ? 'ascending' : 'descending' };
}

function readFacetQuery(
  collection: Collection,
  params: SearchParams,
  facets: Facet[],
): FacetPlan['query'] {
  const text = readText(params, 'facet_query');
  if (text === '') return null;
  const colon = text.indexOf(':');
  if (colon < 0) throw refuse('Facet query must be in the `facet_field: value` format.');
  if (facets.length === 0) {
    throw refuse('The `facet_query` parameter is supplied without a `facet_by` parameter.');
  }
  const field = text.slice(0, colon).trim();
  const words = collection.tokeniser.words(text.slice(colon + 1)).slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  if (!facets.some((facet) => facet.field === field)) {
    throw refuse(
      `Facet query refers to a facet field \`${field}\` that is not part of \`facet_by\` parameter.`,
    );
  }
  const maxTypos = Math.min(2, readCount(params, 'facet_query_num_typos', 2));
  return { field, words, maxTypos };
}
