import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { describeRoutes, listNamespaces } from '#server/http/rest/route-index.ts';

type IndexOptions = {
  /** Origin of the site. */
  siteUrl: string;
  /** `/api`, `/api/es`. */
  base: string;
  isProtected: boolean;
  findCompany: () => Promise<string>;
};

/**
 * Adds the index that WordPress clients discover an API by: the namespaces and routes of all endpoints, and those of
 * each namespace. Requests for a page, as browsers send them, are led to the documentation.
 */
export function addIndexEndpoints(api: OpenAPIHono, options: IndexOptions): void {
  const { siteUrl, base, isProtected, findCompany } = options;
  const url = siteUrl + base;
  api.get('/', async (context) => {
    context.header('vary', 'Accept', { append: true });
    if (wantsPage(context)) return context.redirect(`${base}/docs`, 302);
    const company = await findCompany();
    return context.json({
      name: company,
      description: `The catalogue of ${company} as data`,
      url: siteUrl,
      home: siteUrl,
      gmt_offset: 0,
      timezone_string: 'UTC',
      namespaces: listNamespaces(api),
      authentication: isProtected ? { basic: {} } : {},
      routes: describeRoutes(api, url),
      _links: {
        help: [{ href: `${url}/docs` }],
        'service-desc': [{ href: `${url}/openapi.json` }],
      },
    });
  });
  for (const namespace of listNamespaces(api)) {
    api.get(`/${namespace}`, (context) =>
      context.json({
        namespace,
        routes: describeRoutes(api, url, namespace),
        _links: { up: [{ href: `${url}/` }] },
      }),
    );
  }
}

const wantsPage = (context: Context) =>
  context.req.header('accept')?.includes('text/html') ?? false;
