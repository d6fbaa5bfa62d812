import { useEffect } from 'react';
import { useLocation } from '#app/router/router.tsx';
import { loadChunk } from '#app/ui/browser/loads.ts';

/** What a page needs at first comes before what it needs without a connection, ms. */
const DELAY_MS = 800;

/** Has the page, its parts and these pictures kept in the browser, so that it opens without a connection. */
export function useOffline(pictures: string[]): void {
  const { pathname } = useLocation();
  const list = pictures.join('\n');
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      loadChunk(() => import('#app/projects/cache-for-offline.ts'))
        .then(({ cacheForOffline }) =>
          cacheForOffline(pathname, list === '' ? [] : list.split('\n')),
        )
        .catch((error: unknown) => {
          console.warn(`The list will not open without a connection: ${String(error)}`);
        });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, list]);
}
