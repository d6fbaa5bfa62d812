import type { SearchParams } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';

export const KEY_NAME = 'x-typesense-api-key';

/**
 * The parameters of an address. Of a name given twice the last counts, but filters all apply; `&&` may stand in a value
 * as it is.
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

/** A body as JSON whatever its content type says. Throws a `SearchError` 400. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchError('search-invalid', 'Bad JSON.');
  }
}

/** A body that has to be an object. Throws a `SearchError` 400. */
export function parseObject(text: string): Record<string, unknown> {
  const value = parseBody(text);
  if (!isObject(value)) throw new SearchError('search-invalid', 'Bad JSON.');
  return value;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
