import { addHeadLink } from '#app/router/head-links.ts';
import type { RouteModule } from '#app/router/match-routes.ts';
import type { RouteModules } from '#app/router/page-state.ts';
import { loadCode } from '#app/ui/browser/loads.ts';

/** A route as the build lists it for the browser. */
export type BuiltRoute = {
  id: string;
  parentId?: string;
  path?: string;
  /** Addresses of its code, and of the imports of that code. */
  module: string;
  imports: string[];
  hasLoader: boolean;
  hasClientLoader: boolean;
};

export type BuiltRoutes = Record<string, BuiltRoute>;

/** Loads the code of routes into `modules`. */
export function createRouteCode(routes: BuiltRoutes, modules: RouteModules) {
  /** Routes whose code could not be loaded: they show why, and are loaded again at the next request. */
  const failed = new Set<string>();
  const isLoaded = (id: string): boolean => id in modules && !failed.has(id);

  return {
    isLoaded,

    /** Never rejects: code that cannot be loaded becomes a page that throws the reason, whose address takes effect. */
    async load(id: string): Promise<RouteModule> {
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
    },

    /** Preloads the code that is not loaded yet. */
    preload(id: string): void {
      const route = routes[id];
      if (!route || isLoaded(id)) return;
      for (const href of [route.module, ...route.imports]) {
        addHeadLink({ rel: 'modulepreload', href });
      }
    },
  };
}

export type RouteCode = ReturnType<typeof createRouteCode>;
