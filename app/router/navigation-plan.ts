import type { LoadedData } from '#app/router/load-data.ts';
import type { Match } from '#app/router/match-routes.ts';
import { urlOf } from '#app/router/page-history.ts';
import {
  boundaryOf,
  type Location,
  type PageState,
  type RouteModules,
} from '#app/router/page-state.ts';
import type { BuiltRoutes } from '#app/router/route-code.ts';
import type { NavigationType } from '#app/router/router.tsx';

/**
 * Returns whether a navigation only goes to another or the same part of the current page. A link without a hash
 * requests the page again, and so does going back to a page from its error.
 */
export function isOnlyAnchor(
  { location, errors }: PageState,
  type: NavigationType,
  to: Location,
): boolean {
  if (to.pathname !== location.pathname || to.search !== location.search) return false;
  return type === 'POP' ? Object.keys(errors).length === 0 : to.hash !== '';
}

type Destination = { matches: Match[]; nextUrl: URL; isForced: boolean };

/** Returns the routes of a page whose data is missing or out of date. */
export function listDue(
  state: PageState,
  { matches, nextUrl, isForced }: Destination,
  { routes, modules }: { routes: BuiltRoutes; modules: RouteModules },
): Match[] {
  const currentUrl = urlOf(state.location);
  const isSame = nextUrl.pathname + nextUrl.search === currentUrl.pathname + currentUrl.search;
  return matches.filter(({ id, pathname }, index) => {
    if (!routes[id]?.hasLoader && !routes[id]?.hasClientLoader) return false;
    const current = state.matches[index];
    if (isForced || current?.id !== id || !(id in state.loaderData)) return true;
    const isOther = current.pathname !== pathname;
    const isChanged = isOther || isSame || currentUrl.search !== nextUrl.search;
    const { shouldRevalidate } = modules[id] ?? {};
    const args = { currentUrl, nextUrl, defaultShouldRevalidate: isChanged };
    return shouldRevalidate ? shouldRevalidate(args) : isChanged;
  });
}

/** Returns a page of the loaded data, and of the earlier page's data that is still valid. */
export function assemblePage(
  before: PageState,
  { matches, modules }: { matches: Match[]; modules: RouteModules },
  { data, failures, errors }: LoadedData,
): Omit<PageState, 'location'> {
  const loaderData = { ...data };
  const boundaries: Record<string, unknown> = {};
  for (const [index, { id }] of matches.entries()) {
    if (failures.has(id)) boundaries[boundaryOf(matches, modules, index)] ??= failures.get(id);
    else if (!(id in data) && id in before.loaderData) loaderData[id] = before.loaderData[id];
  }
  return { matches, loaderData, errors: { ...errors, ...boundaries }, actionData: {} };
}
