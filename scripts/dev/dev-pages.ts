import type { ViteDevServer } from 'vite';
import type { Assets } from '#app/render-document.tsx';
import type { compileRoutes } from '#app/router/match-routes.ts';
import type { DATA_SUFFIX } from '#app/router/page-state.ts';
import type { BuiltRoute } from '#app/router/route-code.ts';
import type { RenderRequest } from '#server/site-build.ts';

type Router = { compileRoutes: typeof compileRoutes };
type PageState = { DATA_SUFFIX: typeof DATA_SUFFIX };
type Entry = { createRenderer: (build: PagesBuild) => RenderRequest };

/** What `app/entry.server.tsx` needs of a build. Routes that the address does not match have an empty module. */
export type PagesBuild = {
  assets: Assets;
  routes: Record<string, Omit<BuiltRoute, 'module'> & { module: object }>;
};

/**
 * The pages as their sources are at the moment of each request; nothing is cached. A request loads the code of the
 * routes that its address matches, not of all pages.
 */
export function createDevPages(vite: ViteDevServer) {
  /** Loads the current code of a module. The type parameter says what it exports. */
  const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;
  const loadAssets = () => load<{ default: Assets }>('virtual:react-router/server-manifest');
  const loadEntry = () => load<Entry>('/app/entry.server.tsx');

  /** @param pathname of a page or of its data. */
  async function loadBuild(pathname: string): Promise<PagesBuild> {
    const [{ default: assets }, { compileRoutes }, { DATA_SUFFIX }] = await Promise.all([
      loadAssets(),
      load<Router>('/app/router/match-routes.ts'),
      load<PageState>('/app/router/page-state.ts'),
    ]);
    const path = pathname.endsWith(DATA_SUFFIX) ? pathname.slice(0, -DATA_SUFFIX.length) : pathname;
    const matches = compileRoutes(Object.values(assets.routes))(path) ?? [];
    const matched = new Set(matches.map(({ id }) => id));
    const routes = await Promise.all(
      Object.entries(assets.routes).map(async ([id, route]) => {
        const module = matched.has(id) ? await load<object>(route.module) : {};
        return [id, { ...route, module }] as const;
      }),
    );
    return { assets, routes: Object.fromEntries(routes) };
  }

  const renderRequest: RenderRequest = async (request, context) => {
    const { createRenderer } = await loadEntry();
    return createRenderer(await loadBuild(new URL(request.url).pathname))(request, context);
  };

  return {
    loadBuild,
    renderRequest,
    /** Starts loading what every page needs. A request shows what is wrong with it. */
    warmUp: () => Promise.allSettled([loadEntry(), loadAssets()]),
  };
}
