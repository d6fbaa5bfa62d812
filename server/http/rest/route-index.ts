import type { OpenAPIHono } from '@hono/zod-openapi';
import { namespaceOf } from '#server/http/rest/describe-route.ts';

type RouteAbout = { namespace: string; methods: string[]; endpoints: object[] };

/** The endpoints of each API by route, as they were added. */
const known = new WeakMap<OpenAPIHono, Map<string, RouteAbout>>();

/** Adds an endpoint to the index of its API. */
export function noteRoute(api: OpenAPIHono, route: string, about: RouteAbout): void {
  const routes = known.get(api) ?? new Map<string, RouteAbout>();
  known.set(api, routes);
  const first = routes.get(route);
  routes.set(route, {
    namespace: about.namespace,
    methods: [...(first?.methods ?? []), ...about.methods],
    endpoints: [...(first?.endpoints ?? []), ...about.endpoints],
  });
}

/** Adds an endpoint that reads a body to the index of its API. */
export function notePost(api: OpenAPIHono, route: string): void {
  const methods = ['POST'];
  noteRoute(api, route, {
    namespace: namespaceOf(route),
    methods,
    endpoints: [{ methods, args: {} }],
  });
}

/**
 * Describes the routes of an API, or of one namespace, as WordPress's index does: by route, with parts of the path as
 * groups of a regular expression, `/wp/v2/product/(?P<id>[0-9]+)`.
 */
export function describeRoutes(api: OpenAPIHono, url: string, namespace?: string) {
  const routes = [...(known.get(api) ?? [])].filter(([, about]) => {
    return namespace === undefined || about.namespace === namespace;
  });
  return Object.fromEntries(
    routes.map(([route, about]) => {
      const isFixed = !route.includes(':');
      const links = isFixed ? { _links: { self: [{ href: url + route }] } } : {};
      return [asPattern(route), { ...about, ...links }];
    }),
  );
}

/** Namespaces in the order in which they were added. */
export function listNamespaces(api: OpenAPIHono): string[] {
  return [...new Set([...(known.get(api)?.values() ?? [])].map(({ namespace }) => namespace))];
}

function asPattern(route: string): string {
  return route.replace(
    /:(\w+)(?:\{([^}]*)\})?/g,
    (_, name, form = '[^/]+') => `(?P<${name}>${form})`,
  );
}
