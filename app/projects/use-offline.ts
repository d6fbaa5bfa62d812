import { useEffect } from 'react';
import { useLocation } from '#app/router/router.tsx';
import { loadChunk } from '#app/ui/browser/loads.ts';

/** Delays caching until the page has loaded what it needs first, ms. */
const DELAY_MS = 800;

/** Caches the page, its assets and these pictures in the browser, so that it opens offline. */
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
          console.warn(`The list could not be cached for offline use: ${String(error)}`);
        });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, list]);
}
