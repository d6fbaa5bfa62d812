import type { PageState, RouteModules } from '#app/router/page-state.ts';
import type { Router } from '#app/router/router.tsx';

/** Shows one page, and leads nowhere: for the server. */
export function createStaticRouter(state: PageState, modules: RouteModules): Router {
  return {
    state: { ...state, navigationType: 'POP' },
    modules,
    navigate: async () => {},
    prefetch: () => {},
    subscribe: () => () => {},
  };
}
