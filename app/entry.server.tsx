import { RouterContextProvider, redirect } from 'react-router';
import type { SiteData } from '#app/page/site-data.ts';
import {
  type Assets,
  assembleDocument,
  endOfBody,
  type Pieces,
  renderDocument,
} from '#app/render-document.tsx';
import { type LoadedPage, loadPage, type ServerRouteModule } from '#app/router/load-page.ts';
import { compileRoutes, type Match, type Route } from '#app/router/match-routes.ts';
import {
  boundaryOf,
  DATA_SUFFIX,
  isErrorResponse,
  type PageState,
  toPageData,
} from '#app/router/page-state.ts';
import {
  documentContext,
  type PageContext,
  problemContext,
  servicesContext,
  siteContext,
  visitorContext,
} from '#app/services-context.ts';
import { startScript } from '#app/start-script.ts';
import { localeOfPath } from '#core/i18n/paths.ts';

type Build = {
  routes: Record<string, Route & { module: ServerRouteModule }>;
  assets: Assets;
};

/**
 * A page comes in pieces beside a response without a body, which would copy them; data and files come in the response.
 * `scripts` are the texts of the inline scripts in those pieces.
 */
export type RenderedPage = { response: Response; html: Pieces | null; scripts: readonly string[] };

/** Where an address leads. */
type Target = {
  url: URL;
  /** The page's data is wanted, and no document. */
  isData: boolean;
  matches: Match[];
  /** The route that makes the page, or the file. */
  leaf: ServerRouteModule;
};

/** A page that has been loaded, and whether all of its data is of one content version. */
type Loaded = LoadedPage & { isWhole: boolean };

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Answers requests for pages, their data and the files that routes make, in four steps: look up, load, render, assemble.
 * A page is rendered whole: all data is local, so nothing is streamed, and the finished text can be cached.
 */
export function createRenderer({ routes, assets }: Build) {
  const modules: Modules = Object.fromEntries(
    Object.values(routes).map(({ id, module }) => [id, module]),
  );
  const matchRoutes = compileRoutes(Object.values(routes));

  return async (request: Request, given: PageContext): Promise<RenderedPage> => {
    const target = lookUp(request);
    const { isData, leaf } = target;
    // A route without a page makes a file.
    if (isData && !leaf.default) return withoutPage(new Response(null, { status: 404 }));
    const context = createRouteContext(given);
    const loaded = await load(modules, request, { target, context });
    if (loaded instanceof Response) return withoutPage(isData ? redirectData(loaded) : loaded);
    const { status, headers } = loaded;
    if (isData) return withoutPage(respondWithData(loaded, assets.url));
    if (!leaf.default && !leaf.ErrorBoundary) return withoutPage(new Response(null, { status }));
    headers.set('content-type', 'text/html; charset=utf-8');
    const { site } = context.get(documentContext);
    const page = renderOrFail(modules, loaded, site);
    const { styles, tagManagerId } = given.site;
    // A page whose address is a secret says so by sending no referrer; nobody else runs on it.
    const isSecret = headers.get('referrer-policy') === 'no-referrer';
    const tagManager = isSecret ? null : tagManagerId;
    const end = endOfBody({ state: page.state, site, assets, tagManagerId: tagManager });
    return {
      response: new Response(null, { status: page.hasFailed ? 500 : status, headers }),
      html: assembleDocument(page.rendered, { styles, end }),
      scripts: [startScript],
    };
  };

  function lookUp(request: Request): Target {
    const url = new URL(request.url);
    const isData = url.pathname.endsWith(DATA_SUFFIX);
    if (isData) url.pathname = url.pathname.slice(0, -DATA_SUFFIX.length);
    const matches = matchRoutes(url.pathname) as Match[];
    return { url, isData, matches, leaf: modules[(matches.at(-1) as Match).id] ?? {} };
  }
}

type Modules = Record<string, ServerRouteModule>;
type Loading = { target: Target; context: RouterContextProvider };

/** Data of a page, or the response in its place: of an address that has moved, of a route that makes a file. */
async function load(
  modules: Modules,
  request: Request,
  { target: { url, matches }, context }: Loading,
): Promise<Loaded | Response> {
  const readVersion = () =>
    context
      .get(servicesContext)
      .contentVersion()
      .catch(() => null);
  const version = await readVersion();
  const loaded =
    (await findMoved(url, context)) ??
    (await loadPage(modules, request, { matches, url, context }));
  if (loaded instanceof Response) return loaded;
  if (loaded.status === 405) {
    const hasAction = modules[(matches.at(-1) as Match).id]?.action !== undefined;
    loaded.headers.set('allow', hasAction ? 'GET, HEAD, POST' : 'GET, HEAD');
  }
  for (const error of Object.values(loaded.state.errors))
    if (!isErrorResponse(error)) console.error(error);
  // Of a page whose content was replaced while it loaded, nothing is kept: its parts may be of either version.
  return { ...loaded, isWhole: version !== null && version === (await readVersion()) };
}

/** The page, or where it cannot be rendered the error page of its route. */
function renderOrFail(modules: Modules, { state, isWhole }: Loaded, site: SiteData | null) {
  const render = (shown: PageState) => renderDocument({ state: shown, modules, site, isWhole });
  try {
    return { state, rendered: render(state), hasFailed: false };
  } catch (error) {
    console.error(error);
  }
  const { matches } = state;
  const errors = { [boundaryOf(matches, modules, matches.length - 1)]: { status: 500 } };
  const failed = { ...state, errors };
  return { state: failed, rendered: render(failed), hasFailed: true };
}

/** @param build Address of the list of routes, by which the browser knows the build of its own code. */
function respondWithData({ state, status, headers }: Loaded, build: string): Response {
  headers.set('content-type', JSON_TYPE);
  return new Response(JSON.stringify(toPageData(state, build)), { status, headers });
}

/** What the server hands over, by the keys under which loaders and actions read it. */
function createRouteContext({ services, site, visitor, problem }: PageContext) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(siteContext, site);
  context.set(visitorContext, visitor);
  context.set(problemContext, problem);
  context.set(documentContext, { site: null });
  return context;
}

const withoutPage = (response: Response): RenderedPage => ({ response, html: null, scripts: [] });

/**
 * Addresses that moved lead on before any page is asked, and so does a language in capitals, which the routes take and
 * the pages do not.
 */
async function findMoved({ pathname, search }: URL, context: RouterContextProvider) {
  const locale = localeOfPath(pathname);
  const target = locale
    ? await context.get(servicesContext).content.findRedirect(locale, pathname)
    : inSmallLetters(pathname, search);
  return target ? redirect(target, 301) : null;
}

function inSmallLetters(pathname: string, search: string): string | null {
  const path = pathname.replace(/^\/[^/]+/, (language) => language.toLowerCase());
  return localeOfPath(path) ? path + search : null;
}

/** The browser follows the redirect of a page's data by itself, to the page. */
function redirectData(response: Response): Response {
  const redirect = response.headers.get('location');
  if (redirect === null) return new Response(null, { status: 404 });
  return new Response(JSON.stringify({ redirect }), {
    status: 202,
    headers: { 'content-type': JSON_TYPE },
  });
}
