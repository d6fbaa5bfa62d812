import type { SearchParams } from '#core/search/search-engine.ts';
import { SearchError, type SearchErrorId } from '#core/search/search-error.ts';

/** Maximum hits per page. */
const MAX_PER_PAGE = 250;

/** Maximum hits of all pages. */
const MAX_HITS = 1_000_000;

const MAX_COUNT = 1_000_000_000;

/** Maximum values of a list parameter. */
const MAX_LISTED = 100;

const refuse = (message: string, id: SearchErrorId = 'search-invalid') =>
  new SearchError(id, message);

/** Returns a parameter as text, or `fallback` if absent. Throws a `SearchError` 400 for lists and objects. */
export function readText(params: SearchParams, name: string, fallback = ''): string {
  const value = params[name];
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'object') throw refuse(`Parameter \`${name}\` must be a string.`);
  return String(value);
}

/** Parses a list parameter: comma-separated text or a JSON list. Throws a `SearchError` 400. */
export function readList(params: SearchParams, name: string): string[] {
  const value = params[name];
  const text = Array.isArray(value) ? value.join(',') : readText(params, name);
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return checkLength(parts, name);
}

/** Splits at the commas that are in no brackets and between no backticks; empty parts are left out. */
export function splitOutside(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  let isQuoted = false;
  for (let i = 0; i <= text.length; i++) {
    const character = text[i];
    if (character === '`' && text[i - 1] !== '\\') isQuoted = !isQuoted;
    else if (isQuoted && i < text.length) continue;
    else if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
    if (i < text.length && (character !== ',' || depth > 0)) continue;
    parts.push(text.slice(start, i).trim());
    start = i + 1;
  }
  return parts.filter((part) => part !== '');
}

/** Throws a `SearchError` 400 for a list that no schema needs. */
export function checkLength<Part>(parts: Part[], name: string): Part[] {
  if (parts.length <= MAX_LISTED) return parts;
  throw refuse(`Parameter \`${name}\` must have at most ${MAX_LISTED} values.`);
}

/** Parses a list of different names. Throws a `SearchError` 400. */
export function readNames(params: SearchParams, name: string): string[] {
  const names = readList(params, name);
  const repeated = names.find((field, i) => names.indexOf(field) < i);
  if (repeated === undefined) return names;
  throw refuse(`Parameter \`${name}\` names the field \`${repeated}\` more than once.`);
}

/** Throws a `SearchError` 400. */
export function readCount(params: SearchParams, name: string, fallback: number): number {
  const text = readText(params, name).trim();
  if (text === '') return fallback;
  if (!/^\d{1,12}$/.test(text)) {
    throw refuse(`Parameter \`${name}\` must be an unsigned integer.`);
  }
  return Math.min(Number(text), MAX_COUNT);
}

export function readFlag(params: SearchParams, name: string, fallback: boolean): boolean {
  const text = readText(params, name);
  return text === '' ? fallback : text === 'true';
}

/** `end`: the position before which the page's hits are. */
export type Paging = { page: number; perPage: number; offset: number; end: number };

/** Throws a `SearchError` 400, or 422 if a page requests too many hits. */
export function readPaging(params: SearchParams): Paging {
  const hasFacetQuery = readText(params, 'facet_query') !== '';
  const perPage = readCount(params, 'limit', readCount(params, 'per_page', hasFacetQuery ? 0 : 10));
  if (perPage > MAX_PER_PAGE) {
    throw refuse(`Only upto ${MAX_PER_PAGE} hits can be fetched per page.`, 'search-beyond-limit');
  }
  const page = readCount(params, 'page', 0);
  const requested = readCount(params, 'offset', 0);
  const isByOffset = page === 0 && requested !== 0;
  const shown = isByOffset ? 0 : Math.max(page, 1);
  const offset = isByOffset ? requested : perPage * (shown - 1);
  const end = Math.min(offset + perPage, readCount(params, 'limit_hits', MAX_HITS));
  return { page: shown, perPage, offset, end };
}
