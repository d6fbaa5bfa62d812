import type { Match } from '#app/router/match-routes.ts';
import type { PageData } from '#app/router/page-state.ts';
import type { BuiltRoutes } from '#app/router/route-code.ts';

/** Id of the element that holds the page state of a document. */
export const PAGE_ELEMENT = 'page-data';

/** Data of a document for the browser router. */
export type SentPage = PageData & {
  routes: Match[];
  /** Address of the first script. */
  entry: string;
  /** Address of the list of all routes, which changes with every build. */
  manifest: string;
  /** All routes, where the build's list is not used. */
  allRoutes?: BuiltRoutes | undefined;
  /** In development, the script that has to run before all others. */
  hmr: string | undefined;
  /** Addresses of all scripts that the page needs at first. */
  scripts: string[];
};
