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
  reportErrorContext,
  servicesContext,
  siteContext,
  visitorContext,
} from '#app/services-context.ts';
import { startScript } from '#app/start-script.ts';
import { canonicalPath } from '#core/i18n/canonical-path.ts';
import { localeOfPath } from '#core/i18n/paths.ts';
import { isSecretPath } from '#core/i18n/secret-paths.ts';

type Build = {
  routes: Record<string, Route & { module: ServerRouteModule }>;
  assets: Assets;
};

/**
 * A page comes in pieces beside a response without a body, which would copy them; data and files come in the response.
 * `scripts` are the texts of the inline scripts in those pieces.
 */
export type RenderedPage = { response: Response; html: Pieces | null; scripts: readonly string[] };

/** The target of an address. */
type Target = {
  url: URL;
  /** The request is for the page's data, not for a document. */
  isData: boolean;
  matches: Match[];
  /** The route that renders the page or creates the file. */
  leaf: ServerRouteModule;
};

/** A loaded page, and whether all of its data is of one content version. */
type Loaded = LoadedPage & { isWhole: boolean };

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Responds to requests for pages, their data and the files of routes, in four steps: look up, load, render, assemble. A
 * page is rendered as a whole: all data is local, so nothing is streamed, and the result can be cached.
 */
export function createRenderer({ routes, assets }: Build) {
  const modules: Modules = Object.fromEntries(
    Object.values(routes).map(({ id, module }) => [id, module]),
  );
  const matchRoutes = compileRoutes(Object.values(routes));

  return async (request: Request, given: PageContext): Promise<RenderedPage> => {
    const target = lookUp(request);
    const { isData, leaf } = target;
    // A route without a page creates a file.
    if (isData && !leaf.default) return withoutPage(new Response(null, { status: 404 }));
    const context = createRouteContext(given);
    const loaded = await load(modules, request, { target, context });
    if (loaded instanceof Response) return withoutPage(isData ? redirectData(loaded) : loaded);
    const { status, headers } = loaded;
    // A page with a secret address sends no referrer, its error pages neither.
    const isSecret = isSecretPath(target.url.pathname);
    if (isSecret) headers.set('referrer-policy', 'no-referrer');
    if (isData) return withoutPage(respondWithData(loaded, assets.url));
    if (!leaf.default && !leaf.ErrorBoundary) return withoutPage(new Response(null, { status }));
    headers.set('content-type', 'text/html; charset=utf-8');
    const { site } = context.get(documentContext);
    const page = renderOrFail(modules, loaded, { site, reportError: given.reportError });
    const { styles, tagManagerId } = given.site;
    // Third-party scripts must not learn the address.
    const tagManager = isSecret ? null : tagManagerId;
    const end = endOfBody({
      ...{ state: page.state, modules, site, assets },
      tagManagerId: tagManager,
    });
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
type Context = RouterContextProvider;
type Loading = { target: Target; context: Context };

/** Returns the data of a page, or the response in its place: a redirect, a file of a route. */
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
    (await findMoved(url, request, context)) ??
    (await loadPage(modules, request, { matches, url, context }));
  if (loaded instanceof Response) return loaded;
  if (loaded.status === 405) {
    const hasAction = modules[(matches.at(-1) as Match).id]?.action !== undefined;
    loaded.headers.set('allow', hasAction ? 'GET, HEAD, POST' : 'GET, HEAD');
  }
  for (const error of Object.values(loaded.state.errors))
    if (!isErrorResponse(error)) context.get(reportErrorContext)(error);
  // A page whose content was replaced while it loaded is not cached: its parts may be of either version.
  return { ...loaded, isWhole: version !== null && version === (await readVersion()) };
}

type Rendering = Pick<PageContext, 'reportError'> & { site: SiteData | null };

/** Renders the page, or where that fails the error page of its route. */
function renderOrFail(modules: Modules, { state, isWhole }: Loaded, page: Rendering) {
  const { site, reportError } = page;
  const render = (shown: PageState) => renderDocument({ state: shown, modules, site, isWhole });
  try {
    return { state, rendered: render(state), hasFailed: false };
  } catch (error) {
    reportError(error);
  }
  const { matches } = state;
  const errors = { [boundaryOf(matches, modules, matches.length - 1)]: { status: 500 } };
  const failed = { ...state, errors };
  return { state: failed, rendered: render(failed), hasFailed: true };
}

/** @param build Address of the route list, by which the browser recognises the build of its own code. */
function respondWithData({ state, status, headers }: Loaded, build: string): Response {
  headers.set('content-type', JSON_TYPE);
  return new Response(JSON.stringify(toPageData(state, build)), { status, headers });
}

/** Returns the server's values, by the keys under which loaders and actions read them. */
function createRouteContext({ services, site, visitor, problem, reportError }: PageContext) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(siteContext, site);
  context.set(visitorContext, visitor);
  context.set(problemContext, problem);
  context.set(reportErrorContext, reportError);
  context.set(documentContext, { site: null });
  return context;
}

const withoutPage = (response: Response): RenderedPage => ({ response, html: null, scripts: [] });

/**
 * Redirects moved addresses, and other spellings of an address to the canonical one, before anything is loaded. A form
 * is sent again to the new address (308), so that no input is lost.
 */
async function findMoved({ pathname, search }: URL, { method }: Request, context: Context) {
  const path = canonicalPath(pathname);
  const locale = localeOfPath(path);
  const moved =
    locale && (await context.get(servicesContext).content.findRedirect(locale, pathname));
  const target = moved ?? (path === pathname ? null : path + search);
  return target === null
    ? null
    : redirect(target, method === 'GET' || method === 'HEAD' ? 301 : 308);
}

/** The browser itself follows the redirect of a page's data, to the page. */
function redirectData(response: Response): Response {
  const redirect = response.headers.get('location');
  if (redirect === null) return new Response(null, { status: 404 });
  return new Response(JSON.stringify({ redirect }), {
    status: 202,
    headers: { 'content-type': JSON_TYPE },
  });
}
