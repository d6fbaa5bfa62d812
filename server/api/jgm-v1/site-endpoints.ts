import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Scope } from '#server/api/jgm-v1/jgm-scope.ts';
import { menuSchema, optionsSchema } from '#server/api/jgm-v1/site-schemas.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';

/** `jgm/v1/menu` and `jgm/v1/options`: the menus and options of every page. */
export function addSiteEndpoints(api: OpenAPIHono, { services, locale }: Scope): void {
  addEndpoint(api, {
    route: '/jgm/v1/menu',
    tag: 'jgm/v1',
    summary: 'Menus of the site',
    path: z.object({}),
    query: {},
    response: menuSchema,
    responseDescription: 'The main menu, the footer columns and the mega menus.',
    handle: async () => ({ body: await services.content.getMenu(locale) }),
  });
  addEndpoint(api, {
    route: '/jgm/v1/options',
    tag: 'jgm/v1',
    summary: 'Options of the site',
    path: z.object({}),
    query: {},
    response: optionsSchema,
    responseDescription: 'Logos, contacts, links, banner and newsletter texts, and redirects.',
    handle: async () => ({ body: await services.content.getOptions(locale) }),
  });
}
