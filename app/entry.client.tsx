import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isPageAddress } from '#app/frame/navigation/link-click.ts';
import { loadMessages } from '#app/i18n/load-messages.ts';
import { createBrowserRouter } from '#app/router/browser-router.ts';
import { compileRoutes, type RouteModule } from '#app/router/match-routes.ts';
import { keyOfEntry, locationOf } from '#app/router/page-history.ts';
import { readErrors } from '#app/router/page-state.ts';
import type { BuiltRoute } from '#app/router/route-code.ts';
import { loadRoutes } from '#app/router/route-list.ts';
import { RouterProvider } from '#app/router/router.tsx';
import { PAGE_ELEMENT, type SentPage } from '#app/router/sent-page.ts';
import { loadChunk, whole } from '#app/ui/browser/loads.ts';
import { defaultLocale } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';

const page = readPage();
const { routes: matches, manifest } = page;
const routes = await loadRoutes(page);
const [modules] = await Promise.all([
  loadModules(matches.map(({ id }) => id)),
  loadMessages(localeOfPath(window.location.pathname) ?? defaultLocale),
]);

const router = createBrowserRouter({
  routes,
  modules,
  build: manifest,
  matchRoutes: compileRoutes(Object.values(routes)),
  isPage: (url) => isPageAddress(url, new URL(window.location.href)),
  state: {
    location: locationOf(new URL(window.location.href), keyOfEntry()),
    matches,
    loaderData: page.loaderData,
    actionData: page.actionData ?? {},
    errors: readErrors(page.errors),
    navigationType: 'POP',
  },
});

if (import.meta.hot) {
  // The build tool's hot reload calls this after a route has changed.
  Object.assign(window, {
    __reactRouterContext: {},
    __reactRouterRouteModules: modules,
    __reactRouterDataRouter: {
      createRoutesForHMR: () => null,
      _internalSetRoutes: () => {},
      revalidate: router.revalidate,
    },
  });
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
});

/** Marks that the first script is not empty. */
export const isWhole = true;

function readPage() {
  const text = document.getElementById(PAGE_ELEMENT)?.textContent ?? '';
  return JSON.parse(text) as Exclude<SentPage, { redirect: string }>;
}

async function loadModules(ids: string[]): Promise<Record<string, RouteModule>> {
  const loaded = ids.map(async (id) => {
    const { module } = routes[id] as BuiltRoute;
    const loadedModule = await loadChunk(() => import(/* @vite-ignore */ module).then(whole));
    return [id, loadedModule as RouteModule] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}
