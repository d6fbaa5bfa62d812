import type { SearchParams } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';

export const KEY_NAME = 'x-typesense-api-key';

/**
 * Parses the query of a URL. If a name is repeated, the last value is used, but all filters apply. `&&` need not be
 * encoded in a value.
 */
export function readQuery(url: string): SearchParams {
  const start = url.indexOf('?');
  if (start < 0) return {};
  const params: SearchParams = {};
  for (const [name, value] of new URLSearchParams(url.slice(start).replaceAll('&&', '%26%26'))) {
    const earlier = name === 'filter_by' ? params.filter_by : undefined;
    params[name] = earlier ? `${earlier} && ${value}` : value;
  }
  return params;
}

/** Parses a body as JSON, regardless of its content type. Throws a `SearchError` 400. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchError('search-invalid', 'Bad JSON.');
  }
}

/** Parses a body that must be a JSON object. Throws a `SearchError` 400. */
export function parseObject(text: string): Record<string, unknown> {
  const value = parseBody(text);
  if (!isObject(value)) throw new SearchError('search-invalid', 'Bad JSON.');
  return value;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
