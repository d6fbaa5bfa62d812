import type { BuiltRoutes } from '#app/router/route-code.ts';
import type { SentPage } from '#app/router/sent-page.ts';
import { loadChunk } from '#app/ui/browser/loads.ts';

/** The build's own list of all routes is a script that sets this property. */
declare global {
  interface Window {
    __reactRouterManifest: { routes: BuiltRoutes };
  }
}

/** Returns all routes of the site: from the document, or from the build's list, which all documents share. */
export async function loadRoutes({ allRoutes, manifest }: SentPage): Promise<BuiltRoutes> {
  if (allRoutes) return allRoutes;
  await loadChunk(() => import(/* @vite-ignore */ manifest));
  return window.__reactRouterManifest.routes;
}
