import type { ComponentType, ReactNode } from 'react';

/** A node of the site's route tree, as the build lists it. */
export type Route = {
  id: string;
  parentId?: string | undefined;
  /** Relative to the parent: `products/:slug`, `*` for everything; undefined for the parent's own address. */
  path?: string | undefined;
};

export type Params = Readonly<Record<string, string | undefined>>;

/** A route that an address matches, from the root to the page. */
export type Match = {
  id: string;
  params: Params;
  /** The part of the address matched so far, as written. */
  pathname: string;
};

/** The exports of a route module that the router reads in the browser and on the server. */
export type RouteModule = {
  default?: ComponentType<RouteProps>;
  ErrorBoundary?: ComponentType<RouteProps & { error: unknown }>;
  /** The document around the root route. */
  Layout?: ComponentType<{ children: ReactNode }>;
  /** Takes the route's own data, whose type the router does not know. */
  meta?: (args: never) => MetaDescriptor[];
  handle?: unknown;
  shouldRevalidate?: (args: {
    currentUrl: URL;
    nextUrl: URL;
    defaultShouldRevalidate: boolean;
  }) => boolean;
  /** As for `meta`: takes the route's own data. */
  clientLoader?: (args: never) => unknown;
};

/** Props of every page. */
export type RouteProps = {
  params: Params;
  loaderData: unknown;
  actionData: unknown;
};

/** A match with the data of its loader. */
export type PageMatch = Match & { loaderData: unknown; handle: unknown };

/** An element of the head: a title, a meta or link element, or structured data. */
export type MetaDescriptor = Record<string, unknown>;

/** Returns the routes that match an address, such as `/en/products/calima`; null where there are none. */
export type MatchRoutes = (pathname: string) => Match[] | null;

type Branch = { routes: Route[]; pattern: RegExp; names: string[]; score: number };

/**
 * Matches addresses as React Router does: in any case, with or without a trailing slash, the branch with the most exact
 * segments first, among equals the first listed one.
 */
export function compileRoutes(routes: readonly Route[]): MatchRoutes {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const isParent = new Set(routes.map(({ parentId }) => parentId));
  const branches = routes
    .filter(({ id, path }) => path !== undefined || !isParent.has(id))
    .map((route) => compileBranch(ancestorsOf(route, byId)))
    .sort((a, b) => b.score - a.score);

  return (pathname) => {
    for (const { pattern, names, routes } of branches) {
      const match = pattern.exec(pathname);
      if (!match) continue;
      const params = Object.fromEntries(
        names.map((name, index) => [name, decode(match[index + 1])]),
      );
      return routes.map((route, index) => {
        const depth = segmentsOf(routes.slice(0, index + 1)).length;
        const isWhole = index === routes.length - 1;
        const read = pathname.split('/').slice(0, depth + 1);
        return { id: route.id, params, pathname: isWhole ? pathname : read.join('/') || '/' };
      });
    }
    return null;
  };
}

function ancestorsOf(route: Route, byId: Map<string, Route>): Route[] {
  const parent = route.parentId === undefined ? undefined : byId.get(route.parentId);
  return parent ? [...ancestorsOf(parent, byId), route] : [route];
}

function segmentsOf(routes: readonly Route[]): string[] {
  return routes.flatMap(({ path = '' }) => path.split('/')).filter(Boolean);
}

/** An exact segment scores higher than a parameter, and both higher than a splat. */
const scoreOf = (segment: string) => (segment === '*' ? -2 : segment.startsWith(':') ? 3 : 10);

function compileBranch(routes: Route[]): Branch {
  const segments = segmentsOf(routes);
  const names: string[] = [];
  const parts = segments.map((segment) => {
    if (segment === '*') {
      names.push('*');
      return '(?:/(.*))?';
    }
    if (!segment.startsWith(':')) return `/${segment.replace(/[.+^${}()|[\]\\]/g, '\\$&')}`;
    names.push(segment.slice(1));
    return '/([^/]+)';
  });
  const pattern = new RegExp(`^${parts.join('')}/*$`, 'i');
  const isIndex = routes.at(-1)?.path === undefined;
  const score = segments.length + (isIndex ? 2 : 0) + segments.map(scoreOf).reduce(add, 0);
  return { routes, pattern, names, score };
}

const add = (a: number, b: number) => a + b;

/** A part that is no valid escape is taken as it was written. */
function decode(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return part;
  }
}
