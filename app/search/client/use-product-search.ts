import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SearchAccess } from '#app/search/client/search-access.ts';
import { recallSearch, searchProducts } from '#app/search/client/search-client.ts';
import { createSearchSession } from '#app/search/client/search-session.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** A search session in one language; it ends when `isActive` does. */
export function useProductSearch(locale: LocaleCode, access: SearchAccess, isActive: boolean) {
  const [session] = useState(() =>
    createSearchSession({
      search: (query, signal) => searchProducts({ locale, ...access, query }, signal),
      recall: (query) => recallSearch({ locale, ...access, query }),
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  useEffect(() => {
    if (isActive) return session.stop;
  }, [session, isActive]);
  return { session, ...state };
}
