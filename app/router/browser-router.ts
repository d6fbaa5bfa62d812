import { addHeadLink } from '#app/router/head-links.ts';
import { createDataLoader, OtherBuild, Redirect } from '#app/router/load-data.ts';
import type { MatchRoutes } from '#app/router/match-routes.ts';
import { assemblePage, isOnlyAnchor, listDue } from '#app/router/navigation-plan.ts';
import { keyFor, locationOf, urlOf, writeEntry } from '#app/router/page-history.ts';
import { dataUrl, type Location, type RouteModules } from '#app/router/page-state.ts';
import { type BuiltRoutes, createRouteCode, type RouteCode } from '#app/router/route-code.ts';
import type { NavigationType, Router, RouterState } from '#app/router/router.tsx';
import { createRouterStore, type RouterStore } from '#app/router/router-store.ts';

type Options = {
  routes: BuiltRoutes;
  modules: RouteModules;
  matchRoutes: MatchRoutes;
  /** State of the page in the document. */
  state: RouterState;
  /** Build of the site that the document belongs to. */
  build: string;
  /** Returns whether an address of this site is one of its pages: others are left to the browser. */
  isPage: (url: URL) => boolean;
};

export type BrowserRouter = Router & {
  /** Reloads the data of the current page. */
  revalidate(): Promise<void>;
};

/**
 * Creates the router of the browser: loads code and data of a page in parallel, shows the page when both have arrived,
 * and then changes the address. A later navigation aborts an earlier one. Loading fails as in
 * `app/ui/browser/loads.ts`; a page that cannot be loaded takes its address and shows the error.
 */
export function createBrowserRouter(options: Options): BrowserRouter {
  const { routes, modules, matchRoutes } = options;
  const store = createRouterStore(options.state);
  const code = createRouteCode(routes, modules);
  const go = createNavigation(options, { store, code });

  window.addEventListener('popstate', () => void go('POP', new URL(window.location.href)));

  return {
    state: options.state,
    modules,
    navigate: (to, { replace = false } = {}) => {
      return go(replace ? 'REPLACE' : 'PUSH', new URL(to, urlOf(store.get().location)));
    },
    subscribe: store.subscribe,
    prefetch(page) {
      const { pathname, search } = new URL(page, window.location.href);
      const matches = matchRoutes(pathname) ?? [];
      for (const { id } of matches) code.preload(id);
      const route = routes[matches.at(-1)?.id ?? ''];
      if (!route?.hasLoader || route.hasClientLoader) return;
      addHeadLink({ rel: 'prefetch', as: 'fetch', href: dataUrl(pathname, search) });
    },
    revalidate: () => go('REPLACE', new URL(window.location.href), true),
  };
}

type Parts = { store: RouterStore; code: RouteCode };

/** Navigates to an address; settles when its page shows, the browser loads it, or a later navigation has aborted it. */
function createNavigation(options: Options, { store, code }: Parts) {
  const { routes, modules, matchRoutes, isPage } = options;
  const loadData = createDataLoader({ ...options, code });
  let underWay: AbortController | null = null;

  async function go(type: NavigationType, url: URL, isForced = false): Promise<void> {
    underWay?.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    const state = store.get();
    const location = locationOf(url, keyFor(type));
    if (!isForced && isOnlyAnchor(state, type, location)) return show(store, type, { location });
    const matches = matchRoutes(url.pathname);
    if (!matches) return leave(store, url.href);
    const due = listDue(state, { matches, nextUrl: url, isForced }, { routes, modules });
    const isLoaded = due.length === 0 && matches.every(({ id }) => code.isLoaded(id));
    if (!isLoaded) store.publish({ next: location });
    for (const { id } of matches) code.preload(id);

    const codes = Promise.all(matches.map(({ id }) => code.load(id)));
    const loaded = await loadData(due, { url, signal });
    await codes;
    if (signal.aborted) return;
    for (const reason of loaded.failures.values()) {
      if (reason instanceof Redirect) return redirect(type, reason.to);
      if (reason instanceof OtherBuild) return loadDocument(store, type, url);
    }
    const page = assemblePage(store.get(), { matches, modules }, loaded);
    show(store, type, { ...page, location });
  }

  function redirect(type: NavigationType, to: string): Promise<void> | void {
    const url = new URL(to, window.location.href);
    if (url.origin !== window.location.origin || !isPage(url)) return leave(store, url.href);
    return go(type === 'PUSH' ? 'PUSH' : 'REPLACE', url);
  }

  return go;
}

type ShownPage = Partial<RouterState> & { location: Location };

/** Changes the address, then the page. */
function show(store: RouterStore, navigationType: NavigationType, page: ShownPage): void {
  if (!writeEntry(navigationType, page.location)) return;
  const routeOf = ({ matches }: Partial<RouterState>) => matches?.at(-1)?.id;
  const isSamePage = !page.matches || routeOf(page) === routeOf(store.get());
  store.publish({ ...page, navigationType, next: undefined }, isSamePage);
}

function leave(store: RouterStore, href: string): void {
  store.publish({ next: undefined });
  window.location.assign(href);
}

/**
 * Loads the page as a document. When going back or forward, its address has already taken effect, and may differ by its
 * hash alone.
 */
function loadDocument(store: RouterStore, type: NavigationType, url: URL): void {
  store.publish({ next: undefined });
  if (type === 'POP') window.location.reload();
  else window.location.assign(url.href);
}
