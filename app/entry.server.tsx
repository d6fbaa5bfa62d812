import { renderToString } from 'react-dom/server.node';
import { RouterContextProvider, redirect } from 'react-router';
import { INCOMPLETE } from '#app/frame/navigation/load-notice.tsx';
import { RELOAD_PAUSE_MS, RELOADED_AT } from '#app/frame/navigation/recovery.ts';
import { keptPartsOf } from '#app/kept-parts.ts';
import { RenderedSite, SITE_DATA_ID, type SiteData } from '#app/page/site-data.ts';
import { jsonInScript } from '#app/router/json-in-script.ts';
import { loadPage, type ServerRouteModule } from '#app/router/load-page.ts';
import { compileRoutes, type Match, type Route } from '#app/router/match-routes.ts';
import {
  boundaryOf,
  DATA_SUFFIX,
  isErrorResponse,
  type PageState,
  toPageData,
} from '#app/router/page-state.ts';
import { RouterProvider } from '#app/router/router.tsx';
import { PAGE_ELEMENT, type SentPage } from '#app/router/sent-page.ts';
import { createStaticRouter } from '#app/router/static-router.ts';
import {
  documentContext,
  type PageContext,
  problemContext,
  servicesContext,
  siteContext,
  visitorContext,
} from '#app/services-context.ts';
import { EMPTY_STYLES } from '#app/styles/inline-styles.tsx';
import { LONGEST_LOAD_MS } from '#app/ui/browser/loads.ts';
import { KeptPartsContext } from '#app/ui/kept-part.tsx';
import { localeOfPath } from '#core/i18n/paths.ts';
import { TAG_MANAGER_ELEMENT } from '#core/tag-manager.ts';

type Build = {
  routes: Record<string, Route & { module: ServerRouteModule }>;
  assets: {
    /** Addresses of the list of routes and of the first script; while developing also of what reloads. */
    url: string;
    entry: { module: string; imports: string[] };
    routes: Record<string, { module: string; imports?: string[] }>;
    hmr?: { runtime: string };
  };
};

/** A page comes in pieces beside a response without a body, which would copy them; data and files come in the response. */
export type RenderedPage = { response: Response; html: Pieces | null };

/** The page's own text, and the bytes that many pages share. */
type Pieces = (string | Uint8Array)[];

type Rendering = {
  headers: Headers;
  context: RouterContextProvider;
  /** Whether all of its data is of one content version. */
  isWhole: boolean;
};

/**
 * Answers requests for pages, their data and the files that routes make. A page is rendered whole: all data is local, so
 * nothing is streamed, and the finished text can be hashed and cached.
 */
export function createRenderer({ routes, assets }: Build) {
  const modules = Object.fromEntries(Object.values(routes).map(({ id, module }) => [id, module]));
  const matchRoutes = compileRoutes(Object.values(routes));

  return async (request: Request, given: PageContext): Promise<RenderedPage> => {
    const context = createRouteContext(given);
    const url = new URL(request.url);
    const isData = url.pathname.endsWith(DATA_SUFFIX);
    if (isData) url.pathname = url.pathname.slice(0, -DATA_SUFFIX.length);
    const matches = matchRoutes(url.pathname) as Match[];
    const { default: Page, ErrorBoundary } = modules[(matches.at(-1) as Match).id] ?? {};
    // A route without a page makes a file.
    if (isData && !Page) return withoutPage(new Response(null, { status: 404 }));
    const { contentVersion } = given.services;
    const version = await contentVersion().catch(() => null);
    const loaded =
      (await findMoved(url, context)) ??
      (await loadPage(modules, request, { matches, url, context }));
    if (loaded instanceof Response) return withoutPage(isData ? redirectData(loaded) : loaded);
    const { state, status, headers } = loaded;
    if (status === 405) headers.set('allow', 'GET, HEAD');
    for (const error of Object.values(state.errors))
      if (!isErrorResponse(error)) console.error(error);
    if (!Page && !ErrorBoundary) return withoutPage(new Response(null, { status }));
    if (isData) {
      headers.set('content-type', JSON_TYPE);
      const data = toPageData(state, assets.url);
      return withoutPage(new Response(JSON.stringify(data), { status, headers }));
    }
    headers.set('content-type', 'text/html; charset=utf-8');
    // Of a page whose content was replaced while it loaded, nothing is kept: its parts may be of either version.
    const isWhole = version !== null && version === (await contentVersion().catch(() => null));
    try {
      const html = renderPage(state, { headers, context, isWhole });
      return { response: new Response(null, { status, headers }), html };
    } catch (error) {
      console.error(error);
    }
    const errors = { [boundaryOf(matches, modules, matches.length - 1)]: { status: 500 } };
    const html = renderPage({ ...state, errors }, { headers, context, isWhole });
    return { response: new Response(null, { status: 500, headers }), html };
  };

  function renderPage(state: PageState, { headers, context, isWhole }: Rendering): Pieces {
    const { site } = context.get(documentContext);
    const kept = isWhole && site ? keptPartsOf(site.menu) : null;
    const rendered = renderToString(
      <RenderedSite value={site}>
        <KeptPartsContext value={kept?.parts ?? null}>
          <RouterProvider router={createStaticRouter(state, modules)} />
        </KeptPartsContext>
      </RenderedSite>,
    );
    const page = kept ? kept.take(rendered) : rendered;
    const { styles, tagManagerId } = context.get(siteContext);
    const end = page.lastIndexOf('</body>');
    const emptyAt = page.indexOf(EMPTY_STYLES);
    const stylesAt = emptyAt < 0 ? end : emptyAt + '<style>'.length;
    // A page whose address is a secret says so by sending no referrer; nobody else runs on it.
    const isSecret = headers.get('referrer-policy') === 'no-referrer';
    // Each text by itself: joining long ones copies them.
    return [
      '<!DOCTYPE html>',
      page.slice(0, stylesAt),
      styles,
      page.slice(stylesAt, end),
      site ? siteElement(site) : '',
      tagManagerElement(isSecret ? null : tagManagerId),
      `<script type="application/json" id="${PAGE_ELEMENT}">`,
      pageJson(state),
      `</script>${START}</body></html>`,
    ];
  }

  /** What the browser goes on from, with the addresses of the code that it needs for that. */
  function pageJson(state: PageState): string {
    const needed = [assets.entry, ...state.matches.map(({ id }) => assets.routes[id])];
    const scripts = needed.flatMap((one) => (one ? [one.module, ...(one.imports ?? [])] : []));
    const page: SentPage = {
      ...toPageData(state),
      routes: state.matches,
      entry: assets.entry.module,
      manifest: assets.url,
      hmr: assets.hmr?.runtime,
      scripts: [...new Set([assets.url, ...scripts])],
    };
    return jsonInScript(page);
  }
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

const withoutPage = (response: Response): RenderedPage => ({ response, html: null });

const JSON_TYPE = 'application/json; charset=utf-8';

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

/**
 * The page is on the screen before its scripts are fetched and run: on a slow line they would hold up its styles, font
 * and first picture. All of them are asked for at once after the first paint, and after that of the first picture if the
 * page has one and the browser loads it: one that shows no pictures has no source for it. A page that nobody sees yet is
 * not painted, some browsers do not tell, and a picture can take long.
 * Scripts that do not come are asked for again once the site answers, then with a document, once a minute at most and
 * not under somebody who types: the page can be read and sent without them, and says that part of it does not work. It
 * says so too while they take longer than they should; a page that is loaded again under its reader would not be faster.
 */
const START = `<script>(() => {
const { scripts, entry, hmr } = JSON.parse(document.getElementById('${PAGE_ELEMENT}').textContent);
const notice = document.getElementById('${INCOMPLETE}') ?? {};
let isStarted = false;
const isReachable = () => fetch('/healthz', {method: 'HEAD', cache: 'no-store'}).then(({status}) => status < 500, () => false);
const untilReachable = async () => {
while (!await isReachable()) await new Promise((resolve) => setTimeout(resolve, 5000));
};
let isTyped = false;
addEventListener('input', () => { isTyped = true; });
const reload = async () => {
await untilReachable();
if (isTyped || !takeReload()) notice.hidden = false;
else location.reload();
};
const takeReload = () => {
try {
if (Date.now() - Number(sessionStorage.getItem('${RELOADED_AT}')) < ${RELOAD_PAUSE_MS}) return false;
sessionStorage.setItem('${RELOADED_AT}', String(Date.now()));
return true;
} catch {
return false;
}
};
const start = async () => {
if (isStarted) return;
isStarted = true;
for (const href of scripts) {
document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}));
await globalThis.scheduler?.yield?.();
}
if (hmr) await import(hmr);
const late = setTimeout(() => { notice.hidden = !navigator.onLine; }, ${LONGEST_LOAD_MS});
const finish = ({ isWhole }) => {
if (!isWhole) throw new Error('The first script is empty.');
clearTimeout(late);
notice.hidden = true;
};
import(entry).catch(untilReachable).then(() => import(entry)).then(finish).catch(reload);
};
if (document.hidden) start();
else {
const picture = document.querySelector('img[fetchpriority=high]');
const startPainted = () => requestAnimationFrame(() => requestAnimationFrame(start));
new PerformanceObserver(() => {
if (!picture?.currentSrc || picture.complete) start();
else picture.onload = picture.onerror = startPainted;
}).observe({type: 'paint', buffered: true});
setTimeout(start, 2000);
}
})()</script>`;

const siteElements = new WeakMap<SiteData['menu'], Uint8Array>();

/** Menus and options for the browser; made once for each content version and language. */
function siteElement({ options, menu }: SiteData): Uint8Array {
  const known = siteElements.get(menu);
  if (known) return known;
  const json = jsonInScript({ options, menu });
  const element = Buffer.from(
    `<script type="application/json" id="${SITE_DATA_ID}">${json}</script>`,
  );
  siteElements.set(menu, element);
  return element;
}

/** Tells the browser that there is a tag manager to be asked about; nothing of it is in the page. */
function tagManagerElement(id: string | null): string {
  if (id === null) return '';
  return `<script type="application/json" id="${TAG_MANAGER_ELEMENT}">${JSON.stringify(id)}</script>`;
}
