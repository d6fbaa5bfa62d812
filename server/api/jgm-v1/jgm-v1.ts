import type { OpenAPIHono } from '@hono/zod-openapi';
import { addPageEndpoints } from '#server/api/jgm-v1/page-endpoints.ts';
import type { Scope } from '#server/api/jgm-v1/scope.ts';
import { addSiteEndpoints } from '#server/api/jgm-v1/site-endpoints.ts';
import { addSlugEndpoints } from '#server/api/jgm-v1/slug-endpoints.ts';
import { addVariationEndpoints } from '#server/api/jgm-v1/variation-endpoints.ts';

/** What the site itself reads: menus, options, pages, paths, variants. */
export function addJgmV1(api: OpenAPIHono, scope: Scope): void {
  addSiteEndpoints(api, scope);
  addSlugEndpoints(api, scope);
  addPageEndpoints(api, scope);
  addVariationEndpoints(api, scope);
}
