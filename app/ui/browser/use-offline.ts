import { useEffect } from 'react';
import { useLocation } from '#app/router/router.tsx';
import type { OfflineParts } from '#app/ui/browser/cache-for-offline.ts';
import { loadChunk } from '#app/ui/browser/loads.ts';

/** Delays caching until the page has loaded what it needs first, ms. */
const DELAY_MS = 800;

/** Caches the page, its assets and these parts in the browser, so that it opens offline. */
export function useOffline(parts: OfflineParts): void {
  const { pathname } = useLocation();
  const list = JSON.stringify(parts);
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      loadChunk(() => import('#app/ui/browser/cache-for-offline.ts'))
        .then(({ cacheForOffline }) => cacheForOffline(pathname, JSON.parse(list)))
        .catch((error: unknown) => {
          console.warn(`The page could not be cached for offline use: ${String(error)}`);
        });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, list]);
}
