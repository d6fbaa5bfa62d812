import { missing } from '#core/missing.ts';
import { isText } from '#core/search/admin/collection-schema.ts';
import type { Collection } from '#core/search/collection.ts';
import {
  readCount,
  readFlag,
  readList,
  readNames,
  readText,
} from '#core/search/results/search-params.ts';
import type { SearchParams } from '#core/search/search-engine.ts';
import { SearchError, type SearchErrorId } from '#core/search/search-error.ts';
import { parseQuery, type Query } from '#core/search/words/query-words.ts';
import { type MatchType, rankWeights } from '#core/search/words/text-score.ts';
import type { QueryField, TypoRules } from '#core/search/words/text-terms.ts';

/** How the text of a search is matched. */
export type TextPlan = {
  query: Query;
  fields: QueryField[];
  typoRules: TypoRules;
  /** Typing errors are tried only below this number of matches. */
  typoThreshold: number;
  /** Words are dropped only below this number of matches. */
  dropThreshold: number;
  dropMode: 'right_to_left' | 'left_to_right' | 'both_sides';
  splitJoin: 'off' | 'fallback' | 'always';
  usesSynonyms: boolean;
  demotesSynonyms: boolean;
  matchType: MatchType;
  countsPosition: boolean;
  countsFields: boolean;
  countsWhole: boolean;
};

const refuse = (message: string, id: SearchErrorId = 'search-invalid') =>
  new SearchError(id, message);

/** Reads `q`, `query_by` and the related parameters. Throws a `SearchError` 400 or, for unknown fields, 404. */
export function readTextPlan(collection: Collection, params: SearchParams): TextPlan {
  if (params.q === undefined || params.q === null) throw refuse('Parameter `q` is required.');
  const query = parseQuery(readText(params, 'q'), collection.tokeniser);
  const fields = readFields(collection, params);
  if (fields.length === 0 && !query.isWildcard) {
    throw refuse('No search fields specified for the query.');
  }
  const numbers = readFlag(params, 'enable_typos_for_numerical_tokens', true);
  const codes = readFlag(params, 'enable_typos_for_alpha_numerical_tokens', true);
  const isThorough = readFlag(params, 'exhaustive_search', false);
  const threshold = (name: string) =>
    isThorough ? Number.POSITIVE_INFINITY : readCount(params, name, 1);
  return {
    query,
    fields,
    typoRules: {
      minLength1: readCount(params, 'min_len_1typo', 4),
      minLength2: readCount(params, 'min_len_2typo', 7),
      inNumbers: numbers,
      inCodes: codes,
    },
    typoThreshold: threshold('typo_tokens_threshold'),
    dropThreshold: threshold('drop_tokens_threshold'),
    dropMode: readDropMode(params),
    splitJoin: readSplitJoin(params),
    usesSynonyms: readFlag(params, 'enable_synonyms', true),
    demotesSynonyms: readFlag(params, 'demote_synonym_match', false),
    matchType: readText(params, 'text_match_type') === 'max_weight' ? 'max_weight' : 'max_score',
    countsPosition: readFlag(params, 'prioritize_token_position', false),
    countsFields: readFlag(params, 'prioritize_num_matching_fields', true),
    countsWhole: readFlag(params, 'prioritize_exact_match', true),
  };
}

function readDropMode(params: SearchParams): TextPlan['dropMode'] {
  const [mode = ''] = readText(params, 'drop_tokens_mode', 'right_to_left').split(':');
  if (mode === 'right_to_left' || mode === 'left_to_right' || mode === 'both_sides') return mode;
  throw refuse('Invalid format for drop tokens mode.');
}

function readSplitJoin(params: SearchParams): TextPlan['splitJoin'] {
  const mode = readText(params, 'split_join_tokens', 'fallback');
  if (mode === 'off' || mode === 'false') return 'off';
  return mode === 'always' ? 'always' : 'fallback';
}

function readFields(collection: Collection, params: SearchParams): QueryField[] {
  const names = readNames(params, 'query_by');
  for (const name of names) checkField(collection, name);
  const each = (name: string, fallback: string, what: string) => {
    const values = readList({ [name]: params[name] ?? fallback }, name);
    if (values.length > 1 && names.length > 0 && values.length !== names.length) {
      throw refuse(
        `Number of ${what} in \`${name}\` does not match number of \`query_by\` fields.`,
      );
    }
    return (i: number) => (values.length > 1 ? values[i] : values[0]) ?? fallback;
  };
  const typos = each('num_typos', '2', 'values');
  const prefix = each('prefix', 'true', 'prefix values');
  const infix = each('infix', 'off', 'infix values');
  const weights = readWeights(params, names.length);
  return names.map((name, i) => ({
    name,
    index: collection.getText(name),
    maxTypos: Math.min(2, readCount({ num_typos: typos(i) }, 'num_typos', 2)),
    isPrefix: prefix(i) === 'true',
    infix: readInfix(collection, name, infix(i)),
    weight: weights[i] ?? missing(),
  }));
}

function checkField(collection: Collection, name: string): void {
  const field = collection.fields.get(name);
  if (!field)
    throw refuse(`Could not find a field named \`${name}\` in the schema.`, 'search-not-found');
  if (!isText(field)) throw refuse(`Field \`${name}\` should be a string or a string array.`);
  if (!field.index) {
    throw refuse(`Field \`${name}\` is marked as a non-indexed field in the schema.`);
  }
}

function readInfix(collection: Collection, name: string, mode: string): QueryField['infix'] {
  if (mode !== 'always' && mode !== 'fallback') return 'off';
  if (collection.fields.get(name)?.infix) return mode;
  throw refuse(
    `Could not find \`${name}\` in the infix index. Make sure to enable infix search by specifying \`infix: true\` in the schema.`,
  );
}

function readWeights(params: SearchParams, fields: number): number[] {
  const weights = readList(params, 'query_by_weights');
  if (weights.length === 0) return rankWeights(Array.from({ length: fields }, (_, i) => -i));
  if (weights.length !== fields) {
    throw refuse(
      'Number of weights in `query_by_weights` does not match number of `query_by` fields.',
    );
  }
  return rankWeights(
    weights.map((weight) => readCount({ query_by_weights: weight }, 'query_by_weights', 0)),
  );
}
