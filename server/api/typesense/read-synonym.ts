import type { Synonym } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { isObject } from '#server/api/typesense/read-params.ts';

/** Parses a synonym from a request. Throws a `SearchError` 400. */
export function readSynonym(value: unknown): Synonym {
  const given: Record<string, unknown> = isObject(value) ? value : {};
  const { id, synonyms, root, locale, symbols_to_index: symbols } = given;
  if (typeof id !== 'string' || id === '')
    throw new SearchError('search-invalid', 'Missing `id` field.');
  if (!Array.isArray(synonyms)) {
    throw new SearchError('search-invalid', 'Could not find an array of `synonyms`');
  }
  if (synonyms.length === 0 || synonyms.some((text) => typeof text !== 'string' || text === '')) {
    throw new SearchError('search-invalid', 'Could not find a valid string array of `synonyms`');
  }
  if (root !== undefined && typeof root !== 'string')
    throw new SearchError('search-invalid', 'Key `root` should be a string.');
  if (locale !== undefined && typeof locale !== 'string')
    throw new SearchError('search-invalid', 'Synonym `locale` should be a string.');
  if (symbols !== undefined && !isCharacters(symbols))
    throw new SearchError(
      'search-invalid',
      'Synonym `symbols_to_index` should be an array of strings.',
    );
  return {
    id,
    synonyms,
    ...(root !== undefined && root !== '' && { root }),
    ...(locale !== undefined && locale !== '' && { locale }),
    ...(symbols !== undefined && symbols.length > 0 && { symbols_to_index: symbols }),
  };
}

function isCharacters(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= 100 &&
    value.every((text) => typeof text === 'string' && [...text].length === 1)
  );
}
