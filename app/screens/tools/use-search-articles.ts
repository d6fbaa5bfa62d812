import { useCallback } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { knownBasics } from '#app/page/site-data.ts';
import { loadChunk } from '#app/ui/browser/loads.ts';
import type { SearchArticles } from '#app/ui/use-article-search.ts';

/** Finds articles in the language of the page, those that give light alone where that is asked for. */
export function useSearchArticles({ hasLight = false } = {}): SearchArticles {
  const { locale } = useT();
  return useCallback(
    async (text, signal) => {
      const access = knownBasics()?.search;
      const { searchArticles } = await loadChunk(
        () => import('#app/search/client/search-articles.ts'),
      );
      return access ? searchArticles({ ...access, locale, hasLight }, text, signal) : [];
    },
    [locale, hasLight],
  );
}
