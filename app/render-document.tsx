import { renderToString } from 'react-dom/server';
import { cachedPartsOf } from '#app/cached-parts.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { RenderedSite, SITE_DATA_ID, type SiteData } from '#app/page/site-data.ts';
import { hasShortcuts } from '#app/page-shortcuts.ts';
import { jsonInScript } from '#app/router/json-in-script.ts';
import type { PageState, RouteModules } from '#app/router/page-state.ts';
import { toPageData } from '#app/router/page-state.ts';
import type { BuiltRoutes } from '#app/router/route-code.ts';
import { RouterProvider } from '#app/router/router.tsx';
import { PAGE_ELEMENT, type SentPage } from '#app/router/sent-page.ts';
import { createStaticRouter } from '#app/router/static-router.ts';
import { startScript } from '#app/start-script.ts';
import { EMPTY_STYLES } from '#app/styles/inline-styles.tsx';
import { CachedPartsContext } from '#app/ui/cached-part.tsx';
import { TAG_MANAGER_ELEMENT } from '#core/tag-manager.ts';

/** Addresses of the built code, as React Router lists them for its server. */
export type Assets = {
  /** Address of the list of routes. */
  url: string;
  entry: { module: string; imports: string[] };
  routes: BuiltRoutes;
  /** In development, the hot reload script. */
  hmr?: { runtime: string };
};

/** Input of the document rendering. */
export type DocumentSource = {
  state: PageState;
  modules: RouteModules;
  /** Menus and options of the page's language; null for a page without a language. */
  site: SiteData | null;
  /** All of its data is of one content version, so its parts can be reused for other pages. */
  isWhole: boolean;
};

/** The texts and bytes of a document in order; long ones stay separate, because concatenating copies them. */
export type Pieces = (string | Uint8Array)[];

/** Renders the document with React: without styles, data and scripts. */
export function renderDocument({ state, modules, site, isWhole }: DocumentSource): string {
  const cached = hasShortcuts && isWhole && site ? cachedPartsOf(site.menu) : null;
  const rendered = renderToString(
    <RenderedSite value={site}>
      <CachedPartsContext value={cached?.parts ?? null}>
        <RouterProvider router={createStaticRouter(state, modules)} />
      </CachedPartsContext>
    </RenderedSite>,
  );
  return cached ? cached.take(rendered) : rendered;
}

type Surroundings = {
  styles: Uint8Array;
  /** Content for the end of the body. */
  end: Pieces;
};

/** Assembles the document: the rendered HTML with the style sheet in its head and data and scripts at its end. */
export function assembleDocument(rendered: string, { styles, end }: Surroundings): Pieces {
  const bodyEnd = rendered.lastIndexOf('</body>');
  const emptyAt = rendered.indexOf(EMPTY_STYLES);
  const stylesAt = emptyAt < 0 ? bodyEnd : emptyAt + '<style>'.length;
  return [
    '<!DOCTYPE html>',
    rendered.slice(0, stylesAt),
    styles,
    rendered.slice(stylesAt, bodyEnd),
    ...end,
    '</body></html>',
  ];
}

type EndOptions = {
  state: PageState;
  modules: RouteModules;
  site: SiteData | null;
  assets: Assets;
  /** Returns the tag manager that needs the visitor's consent; null for none. */
  tagManagerId: string | null;
};

/** Returns the data of a document for the browser, and the script that starts the page. */
export function endOfBody({ state, modules, site, assets, tagManagerId }: EndOptions): Pieces {
  return [
    site ? siteElement(site) : '',
    tagManagerId === null ? '' : dataElement(TAG_MANAGER_ELEMENT, tagManagerId),
    dataElement(PAGE_ELEMENT, toSentPage(withoutShown(state, modules), assets)),
    `<script>${startScript}</script>`,
  ];
}

/** Returns the state without the data that pages read from their HTML. */
function withoutShown(state: PageState, modules: RouteModules): PageState {
  const loaderData = Object.entries(state.loaderData).map(([id, data]) => {
    const { sent } = (modules[id]?.handle ?? {}) as Partial<PageHandle>;
    return [id, sent && !(id in state.errors) ? sent(data) : data];
  });
  return { ...state, loaderData: Object.fromEntries(loaderData) };
}

/** Returns the state for hydration, with the addresses of the code that it needs. */
function toSentPage(state: PageState, assets: Assets): SentPage {
  const needed = [assets.entry, ...state.matches.map(({ id }) => assets.routes[id])];
  const scripts = needed.flatMap((one) => (one ? [one.module, ...one.imports] : []));
  const list = hasShortcuts ? [assets.url] : [];
  return {
    ...toPageData(state),
    routes: state.matches,
    allRoutes: hasShortcuts ? undefined : assets.routes,
    entry: assets.entry.module,
    manifest: assets.url,
    hmr: assets.hmr?.runtime,
    scripts: [...new Set([...list, ...scripts])],
  };
}

const siteElements = new WeakMap<SiteData['menu'], Uint8Array>();

/** Returns menus and options for the browser; serialised once for each content version and language. */
function siteElement({ options, menu }: SiteData): Uint8Array {
  const made = siteElements.get(menu);
  if (made) return made;
  const element = Buffer.from(dataElement(SITE_DATA_ID, { options, menu }));
  siteElements.set(menu, element);
  return element;
}

function dataElement(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${jsonInScript(data)}</script>`;
}
