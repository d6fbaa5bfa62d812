import type { Context, Hono } from 'hono';
import { localeCodes } from '#core/i18n/locales.ts';
import { SearchError } from '#core/search/search-error.ts';
import { KEY_NAME, readQuery } from '#server/api/typesense/read-params.ts';
import { respondToSearch } from '#server/api/typesense/respond-to-search.ts';
import { accessOf, type Scope } from '#server/api/typesense/typesense-scope.ts';

const MAX_LENGTH = 200;

/**
 * Adds the suggestions of the search over a page, which Typesense does not have: the first products of the listing for
 * a typed text, and the places of the site.
 */
export function addSuggestionsEndpoint(api: Hono, scope: Scope): void {
  api.get('/suggestions', (context: Context) => {
    const access = accessOf(context, scope);
    const { [KEY_NAME]: _key, locale: code, q } = readQuery(context.req.url);
    const locale = localeCodes.find((known) => known === code);
    if (!locale) throw invalid(`Parameter \`locale\` must be one of ${localeCodes.join(', ')}.`);
    const text = typeof q === 'string' ? q.trim() : '';
    if (text === '') throw invalid('Parameter `q` is required.');
    if (text.length > MAX_LENGTH) {
      throw invalid(`Parameter \`q\` must have at most ${MAX_LENGTH} characters.`);
    }
    return respondToSearch(context, { access, text: '', scope }, async () => {
      const body = await scope.suggest(locale, text);
      const { total, leftOut, places } = body;
      const typed = { locale, text, found: total + places.length, leftOut, isWhole: true } as const;
      return { body, typed, isForAll: true };
    });
  });
}

const invalid = (message: string) => new SearchError('search-invalid', message);
