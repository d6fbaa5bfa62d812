import { useCallback } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { knownBasics } from '#app/page/site-data.ts';
import { loadChunk } from '#app/ui/browser/loads.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';

/** Returns a search for variants in the language of the page, optionally limited to variants with light. */
export function useSearchVariants({ hasLight = false } = {}): SearchVariants {
  const { locale } = useT();
  return useCallback(
    async (text, signal) => {
      const access = knownBasics()?.search;
      const { searchVariants } = await loadChunk(
        () => import('#app/search/client/search-variants.ts'),
      );
      return access ? searchVariants({ ...access, locale, hasLight }, text, signal) : [];
    },
    [locale, hasLight],
  );
}
