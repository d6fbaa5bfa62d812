import type { Curation } from '#core/search/curation/curation.ts';
import { listPlaceholders } from '#core/search/curation/match-rule.ts';
import { SearchError } from '#core/search/search-error.ts';
import { isSelfContained } from '#core/search/values/combine-filters.ts';
import { isObject } from '#server/api/typesense/read-params.ts';

type Fields = Record<string, unknown>;

/** Longest text and metadata, and most documents of a list. */
const MAX_TEXT = 4_000;
const MAX_LISTED = 100;

/** Most placeholders of a rule: each tries all values. */
const MAX_PLACEHOLDERS = 5;

/** What changes results; a curation has one of these. */
const EFFECTS = ['includes', 'excludes', 'metadata', 'filter_by', 'sort_by'];
const QUERY_EFFECTS = ['remove_matched_tokens', 'replace_query'];
const FLAGS = ['remove_matched_tokens', 'filter_curated_hits', 'stop_processing'] as const;
/** Typesense properties that this engine lacks; rejected rather than silently ignored. */
const UNSUPPORTED = ['stem', 'stemming_dictionary', 'synonyms'];

const refuse = (message: string) => new SearchError('search-invalid', message);

/** Parses a curation from a request. Throws a `SearchError` 400. */
export function readCuration(value: unknown): Curation {
  const given: Fields = isObject(value) ? value : {};
  const { id, metadata } = given;
  if (typeof id !== 'string' || id === '') throw refuse('Curation `id` not provided.');
  const rule = readRule(given.rule);
  if (![...EFFECTS, ...QUERY_EFFECTS].some((name) => given[name] !== undefined)) {
    throw refuse(
      'Must contain one of: `includes`, `excludes`, `metadata`, `filter_by`, `sort_by`, `remove_matched_tokens`, `replace_query`.',
    );
  }
  if (given.diversity !== undefined) throw refuse('`diversity` is not known to this engine.');
  for (const name of FLAGS) {
    if (given[name] !== undefined && typeof given[name] !== 'boolean')
      throw refuse(`The \`${name}\` must be a boolean.`);
  }
  if (metadata !== undefined) checkMetadata(metadata);
  const filter = readText(given, 'filter_by');
  if (filter !== undefined && !isSelfContained(filter))
    throw refuse('Could not parse the filter query: unbalanced brackets or quotes.');
  checkPlaceholders(given, rule);
  if (given.replace_query !== undefined && given.remove_matched_tokens === true) {
    throw refuse('Only one of `replace_query` or `remove_matched_tokens` can be specified.');
  }
  return {
    id,
    rule,
    includes: readIncludes(given.includes),
    excludes: readExcludes(given.excludes),
    ...withTexts(given),
    ...withTimes(given),
    remove_matched_tokens: readFlag(given.remove_matched_tokens, filter !== undefined),
    filter_curated_hits: readFlag(given.filter_curated_hits, false),
    stop_processing: readFlag(given.stop_processing, true),
    ...(isObject(metadata) && { metadata }),
  };
}

function readRule(value: unknown): Curation['rule'] {
  if (!isObject(value)) throw refuse('Missing `rule` definition.');
  const { query, match, filter_by, tags } = value;
  if (filter_by === undefined && tags === undefined && (query === undefined || match === undefined))
    throw refuse('The `rule` definition must contain either a `tags` or a `query` and `match`.');
  if (match !== undefined && query === undefined)
    throw refuse('The `match` field requires a `query` field to be present.');
  if (match !== undefined && match !== 'exact' && match !== 'contains')
    throw refuse('The `match` must be `exact` or `contains`.');
  if (tags !== undefined && !isTexts(tags))
    throw refuse('The `tags` value must be an array of strings.');
  const unsupported = UNSUPPORTED.find((name) => Boolean(value[name]));
  if (unsupported) throw refuse(`The \`rule.${unsupported}\` is not known to this engine.`);
  if (filter_by !== undefined && typeof filter_by !== 'string')
    throw refuse('Curation `rule.filter_by` must be a string.');
  const text = readText(value, 'query');
  if (filter_by?.includes('{'))
    throw refuse('Placeholders such as `{brand}` are known to `rule.query` only.');
  if (listPlaceholders(text ?? '').length > MAX_PLACEHOLDERS)
    throw refuse(`The \`query\` must have at most ${MAX_PLACEHOLDERS} placeholders.`);
  return {
    ...(text !== undefined && { query: text }),
    ...(match !== undefined && { match }),
    ...(filter_by !== undefined && { filter_by }),
    ...(tags !== undefined && { tags }),
  };
}

function readIncludes(value: unknown): Curation['includes'] {
  return listObjects(value, 'includes').map(({ id, position }) => {
    if (id === undefined || position === undefined)
      throw refuse('Inclusion definition must define both `id` and `position` keys.');
    if (typeof id !== 'string') throw refuse('Inclusion `id` must be a string.');
    if (typeof position !== 'number' || !Number.isInteger(position))
      throw refuse('Inclusion `position` must be an integer.');
    return { id, position };
  });
}

function readExcludes(value: unknown): Curation['excludes'] {
  return listObjects(value, 'excludes').map(({ id }) => {
    if (id === undefined) throw refuse('Exclusion definition must define an `id`.');
    if (typeof id !== 'string') throw refuse('Exclusion `id` must be a string.');
    return { id };
  });
}

function listObjects(value: unknown, name: string): Fields[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw refuse(`The \`${name}\` value must be an array.`);
  if (!value.every(isObject)) throw refuse(`The \`${name}\` value must be an array of objects.`);
  if (value.length > MAX_LISTED)
    throw refuse(`The \`${name}\` value must have at most ${MAX_LISTED} documents.`);
  return value;
}

function withTexts(given: Fields) {
  const texts: Pick<Curation, 'filter_by' | 'sort_by' | 'replace_query'> = {};
  for (const name of ['filter_by', 'sort_by', 'replace_query'] as const) {
    const text = readText(given, name);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}

function withTimes(given: Fields) {
  const times: Pick<Curation, 'effective_from_ts' | 'effective_to_ts'> = {};
  for (const name of ['effective_from_ts', 'effective_to_ts'] as const) {
    const time = given[name];
    // -1 is no limit.
    if (time === undefined || time === -1) continue;
    if (typeof time !== 'number' || !Number.isInteger(time))
      throw refuse(`The \`${name}\` must be an integer.`);
    times[name] = time;
  }
  return times;
}

function readText(given: Fields, name: string): string | undefined {
  const text = given[name];
  if (text === undefined) return undefined;
  if (typeof text !== 'string') throw refuse(`The \`${name}\` must be a string.`);
  if (text === '') throw refuse(`The \`${name}\` must be a non-empty string.`);
  if (text.length <= MAX_TEXT) return text;
  throw refuse(`The \`${name}\` must have at most ${MAX_TEXT} characters.`);
}

const readFlag = (flag: unknown, fallback: boolean) =>
  typeof flag === 'boolean' ? flag : fallback;

function checkMetadata(metadata: unknown): void {
  if (!isObject(metadata)) throw refuse('The `metadata` must be a JSON object.');
  if (JSON.stringify(metadata).length > MAX_TEXT)
    throw refuse(`The \`metadata\` must have at most ${MAX_TEXT} characters.`);
}

function isTexts(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= MAX_LISTED &&
    value.every((text) => typeof text === 'string')
  );
}

/** Throws a `SearchError` 400 for placeholders that the query of the rule does not give a value. */
function checkPlaceholders(given: Fields, { query = '' }: Curation['rule']): void {
  const known = new Set(listPlaceholders(query));
  for (const name of ['filter_by', 'sort_by']) {
    const text = readText(given, name) ?? '';
    const unknown = listPlaceholders(text).find((field) => !known.has(field));
    if (unknown !== undefined)
      throw refuse(`The placeholder \`{${unknown}}\` of \`${name}\` is not in \`rule.query\`.`);
    const quoted = text.match(/`[^`]*`/g) ?? [];
    if (quoted.some((part) => part.includes('{') && !/^`\{[^{}]+\}`$/.test(part)))
      throw refuse(`A placeholder of \`${name}\` must be a whole value.`);
  }
}
