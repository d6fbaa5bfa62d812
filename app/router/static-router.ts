import type { PageState, RouteModules } from '#app/router/page-state.ts';
import type { Router } from '#app/router/router.tsx';

/** Creates a router for the server: shows one page, and does not navigate. */
export function createStaticRouter(state: PageState, modules: RouteModules): Router {
  return {
    state: { ...state, navigationType: 'POP' },
    modules,
    navigate: async () => {},
    prefetch: () => {},
    subscribe: () => () => {},
  };
}
