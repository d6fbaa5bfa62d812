import type { Match, MatchRoutes, RouteModule } from '#app/router/match-routes.ts';
import { once } from '#app/router/once.ts';
import {
  boundaryOf,
  dataUrl,
  type ErrorResponse,
  type Location,
  type PageData,
  type RouteModules,
  readErrors,
} from '#app/router/page-state.ts';
import type { Listener, NavigationType, Router, RouterState } from '#app/router/router.tsx';
import { fetchData, LoadError, loadCode } from '#app/ui/browser/loads.ts';

/** A route as the build lists it for the browser. */
export type BuiltRoute = {
  id: string;
  parentId?: string;
  path?: string;
  /** Address of its code, and of what that imports. */
  module: string;
  imports: string[];
  hasLoader: boolean;
  hasClientLoader: boolean;
};

type Options = {
  routes: Record<string, BuiltRoute>;
  modules: RouteModules;
  matchRoutes: MatchRoutes;
  /** The page that came as a document. */
  state: RouterState;
  /** Which build of the site that document is of. */
  build: string;
  /** Whether an address of this site is one of its pages: anything else is left to the browser. */
  isPage: (url: URL) => boolean;
};

export type BrowserRouter = Router & {
  /** Loads the data of the page that shows again. */
  revalidate(): Promise<void>;
};

/** Where a loader has led instead of answering. */
class Redirect extends Error {
  readonly to: string;
  constructor(to: string) {
    super(`Redirected to ${to}.`);
    this.to = to;
  }
}

/** The site has been replaced: the data is for other code than what is here. */
class OtherBuild extends Error {}

/**
 * Follows the address: loads code and data of a page side by side, shows it when both are there, and then changes the
 * address. A later navigation gives an earlier one up. What is loaded fails as `app/ui/browser/loads.ts` says; a page that
 * cannot be loaded takes its address and shows the error.
 */
export function createBrowserRouter(options: Options): BrowserRouter {
  const { routes, modules, matchRoutes, isPage, build } = options;
  const listeners = new Set<Listener>();
  let state = options.state;
  let underWay: AbortController | null = null;
  /** Routes whose code could not be loaded: they show why, and are loaded again when they are next asked for. */
  const failed = new Set<string>();
  const isLoaded = (id: string) => id in modules && !failed.has(id);

  function publish(change: Partial<RouterState>, isSamePage = false) {
    state = { ...state, ...change };
    for (const listener of listeners) listener(state, isSamePage);
  }

  /** Never rejects: code that cannot be loaded is a page that throws the reason, whose address takes effect. */
  async function loadModule(id: string): Promise<RouteModule> {
    if (isLoaded(id)) return modules[id] as RouteModule;
    const { module } = routes[id] as BuiltRoute;
    try {
      modules[id] = await loadCode<RouteModule>(() => import(/* @vite-ignore */ module));
      failed.delete(id);
    } catch (error) {
      const fail = () => {
        throw error;
      };
      modules[id] = { default: fail };
      failed.add(id);
    }
    return modules[id];
  }

  async function go(type: NavigationType, url: URL, isForced = false): Promise<void> {
    underWay?.abort();
    const controller = new AbortController();
    underWay = controller;
    const location = locationOf(url, type === 'POP' ? keyOfEntry() : makeKey());
    if (!isForced && isOnlyAnchor(type, location)) return finish(type, { location });
    const matches = matchRoutes(url.pathname);
    if (!matches) return leave(url.href);
    const due = listDue(matches, url, isForced);
    if (due.length > 0 || !matches.every(({ id }) => isLoaded(id))) publish({ next: location });
    for (const { id } of matches) if (!isLoaded(id)) preload(routes[id]);

    const { signal } = controller;
    const fromServer = once(() => fetchPage(url, signal));
    const codes = Promise.all(matches.map(({ id }) => loadModule(id)));
    const answers = await Promise.allSettled(due.map((match) => ask(match, url, fromServer)));
    await codes;
    if (signal.aborted) return;

    const loaderData: Record<string, unknown> = {};
    for (const { id } of matches) {
      if (id in state.loaderData) loaderData[id] = state.loaderData[id];
    }
    let errors: Record<string, unknown> = {};
    for (const [at, answer] of answers.entries()) {
      const match = due[at] as Match;
      if (answer.status === 'fulfilled') {
        if (answer.value !== undefined) loaderData[match.id] = answer.value.data;
        continue;
      }
      if (answer.reason instanceof Redirect) return redirect(type, answer.reason.to);
      if (answer.reason instanceof OtherBuild) return loadDocument(type, url);
      delete loaderData[match.id];
      errors[boundaryOf(matches, modules, matches.indexOf(match))] ??= answer.reason;
    }
    const told = fromServer.result();
    if (told) errors = { ...readErrors(told.errors), ...errors };
    finish(type, { location, matches, loaderData, errors, actionData: {} });
  }

  /**
   * The same page, at another or the same part of it: a link that names none asks for the page again, and so does going
   * back to a page from its error.
   */
  function isOnlyAnchor(type: NavigationType, to: Location): boolean {
    const { location, errors } = state;
    if (to.pathname !== location.pathname || to.search !== location.search) return false;
    return type === 'POP' ? Object.keys(errors).length === 0 : to.hash !== '';
  }

  /** Routes of a page whose data is not there yet, or no longer true. */
  function listDue(matches: Match[], nextUrl: URL, isForced: boolean): Match[] {
    const currentUrl = urlOf(state.location);
    const isSame = nextUrl.pathname + nextUrl.search === currentUrl.pathname + currentUrl.search;
    return matches.filter(({ id, pathname }, at) => {
      const { hasLoader, hasClientLoader } = routes[id] as BuiltRoute;
      if (!hasLoader && !hasClientLoader) return false;
      const current = state.matches[at];
      if (isForced || current?.id !== id || !(id in state.loaderData)) return true;
      const isOther = current.pathname !== pathname;
      const isChanged = isOther || isSame || currentUrl.search !== nextUrl.search;
      const { shouldRevalidate } = modules[id] ?? {};
      const asked = { currentUrl, nextUrl, defaultShouldRevalidate: isChanged };
      return shouldRevalidate ? shouldRevalidate(asked) : isChanged;
    });
  }

  type Answered = Exclude<PageData, { redirect: string }>;

  /** What a route's loader answers; undefined where the server has an error in place of it. */
  async function ask({ id, params }: Match, url: URL, fromServer: () => Promise<Answered>) {
    const readServer = async () => {
      const { loaderData } = await fromServer();
      return id in loaderData ? { data: loaderData[id] } : undefined;
    };
    if (!routes[id]?.hasClientLoader) return readServer();
    const { clientLoader } = await loadModule(id);
    if (!clientLoader) return readServer();
    let isMissing = false;
    const serverLoader = async () => {
      const answer = await readServer();
      isMissing = !answer;
      return answer?.data;
    };
    const data = await clientLoader({ url, params, serverLoader } as never);
    return isMissing ? undefined : { data };
  }

  async function fetchPage(url: URL, signal: AbortSignal): Promise<Answered> {
    const response = await fetchData(dataUrl(url.pathname, url.search), { signal });
    const data: PageData | null = await response.json().catch(() => null);
    if (!data || !('redirect' in data || 'loaderData' in data)) throw refusalOf(response);
    if (data.redirect !== undefined) throw new Redirect(data.redirect);
    if (data.build !== build) throw new OtherBuild(`Data of another build: ${data.build}.`);
    return data;
  }

  function redirect(type: NavigationType, to: string): Promise<void> | void {
    const url = new URL(to, window.location.href);
    if (url.origin !== window.location.origin || !isPage(url)) return leave(url.href);
    return go(type === 'PUSH' ? 'PUSH' : 'REPLACE', url);
  }

  function leave(href: string) {
    publish({ next: undefined });
    window.location.assign(href);
  }

  /** The page as a document. Going back or on, its address has taken effect already, and may differ by its hash alone. */
  function loadDocument(type: NavigationType, url: URL) {
    if (type !== 'POP') return leave(url.href);
    publish({ next: undefined });
    window.location.reload();
  }

  function finish(navigationType: NavigationType, page: Partial<RouterState>) {
    const { location } = page as { location: Location };
    const { pathname, search, hash, key } = location;
    const href = pathname + search + hash;
    underWay = null;
    try {
      if (navigationType === 'PUSH') window.history.pushState({ key }, '', href);
      if (navigationType === 'REPLACE') window.history.replaceState({ key }, '', href);
    } catch {
      // Some browsers allow only so many changes in a while.
      window.location.assign(href);
      return;
    }
    const last = (matches: Match[] | undefined) => matches?.at(-1)?.id;
    const isSamePage = !page.matches || last(page.matches) === last(state.matches);
    publish({ ...page, navigationType, next: undefined }, isSamePage);
  }

  function preload(route: BuiltRoute | undefined) {
    for (const href of [route?.module, ...(route?.imports ?? [])]) {
      if (href) addLink({ rel: 'modulepreload', href });
    }
  }

  window.addEventListener('popstate', () => void go('POP', new URL(window.location.href)));

  return {
    state,
    modules,
    navigate: (to, { replace = false } = {}) => {
      const url = new URL(to, urlOf(state.location));
      return go(replace ? 'REPLACE' : 'PUSH', url);
    },
    subscribe(listener) {
      listeners.add(listener);
      // What has changed before somebody listened.
      if (state !== options.state) listener(state, false);
      return () => listeners.delete(listener);
    },
    prefetch(page) {
      const url = new URL(page, window.location.href);
      const matches = matchRoutes(url.pathname) ?? [];
      for (const { id } of matches) if (!isLoaded(id)) preload(routes[id]);
      const { id } = matches.at(-1) ?? {};
      const route = id === undefined ? undefined : routes[id];
      if (!route?.hasLoader || route.hasClientLoader) return;
      addLink({ rel: 'prefetch', as: 'fetch', href: dataUrl(url.pathname, url.search) });
    },
    revalidate: () => go('REPLACE', new URL(window.location.href), true),
  };
}

/** Why there is no data of a page: whatever stands before the site may have answered in its place. */
function refusalOf({ ok, status, headers }: Response): ErrorResponse | Error {
  if (ok) return new LoadError(`No data in an answer with ${status}.`);
  const wait = headers.get('retry-after') ?? '';
  const seconds = wait === '' || Number(wait) >= 0 ? Number(wait) : secondsUntil(wait);
  return { status, retryAfterS: seconds > 0 ? seconds : undefined };
}

const secondsUntil = (date: string) => Math.ceil((Date.parse(date) - Date.now()) / 1000);

export function locationOf({ pathname, search, hash }: URL, key: string): Location {
  return { pathname, search, hash, key };
}

export const keyOfEntry = (): string => window.history.state?.key ?? 'default';

/** Pages fetched ahead that the head still names. */
const MOST_PREFETCHED = 24;

const makeKey = () => Math.random().toString(36).slice(2, 10);

function urlOf({ pathname, search, hash }: Location): URL {
  return new URL(pathname + search + hash, window.location.origin);
}

function addLink(attributes: { rel: string; href: string; as?: string }) {
  const known = [...document.head.querySelectorAll('link')];
  const { rel, href } = attributes;
  if (known.some((link) => link.rel === rel && link.getAttribute('href') === href)) return;
  document.head.append(Object.assign(document.createElement('link'), attributes));
  const ahead = known.filter((link) => link.rel === 'prefetch');
  if (ahead.length >= MOST_PREFETCHED) ahead[0]?.remove();
}
