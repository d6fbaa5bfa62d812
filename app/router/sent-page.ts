import type { Match } from '#app/router/match-routes.ts';
import type { PageData } from '#app/router/page-state.ts';
import type { BuiltRoutes } from '#app/router/route-code.ts';

/** Id of the element that holds a document's page. */
export const PAGE_ELEMENT = 'page-data';

/** What a document tells the browser about its page. */
export type SentPage = PageData & {
  routes: Match[];
  /** Address of the first script. */
  entry: string;
  /** Address of the list of all routes, which is another one with every build. */
  manifest: string;
  /** All routes, where the build's list is not to be used. */
  allRoutes?: BuiltRoutes | undefined;
  /** While developing, what has to run before everything else. */
  hmr: string | undefined;
  /** Addresses of all scripts that the page needs at first. */
  scripts: string[];
};
