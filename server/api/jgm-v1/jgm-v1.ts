import type { OpenAPIHono } from '@hono/zod-openapi';
import { addArticleEndpoints } from '#server/api/jgm-v1/article-endpoints.ts';
import { addEtimEndpoint } from '#server/api/jgm-v1/etim-endpoint.ts';
import { addFormEndpoints } from '#server/api/jgm-v1/form-endpoints.ts';
import type { Scope } from '#server/api/jgm-v1/jgm-scope.ts';
import { addLedStripEndpoints } from '#server/api/jgm-v1/led-strip-endpoints.ts';
import { addPageEndpoints } from '#server/api/jgm-v1/page-endpoints.ts';
import { addProjectVariantEndpoint } from '#server/api/jgm-v1/project-variant-endpoint.ts';
import { addSiteEndpoints } from '#server/api/jgm-v1/site-endpoints.ts';
import { addSlugEndpoints } from '#server/api/jgm-v1/slug-endpoints.ts';
import { addStaffEndpoints } from '#server/api/jgm-v1/staff-endpoints.ts';
import { addVariationEndpoints } from '#server/api/jgm-v1/variation-endpoints.ts';

/** Adds the endpoints for site data: menus, options, pages, articles, staff, paths and variants. */
export function addJgmV1(api: OpenAPIHono, scope: Scope): void {
  addSiteEndpoints(api, scope);
  addSlugEndpoints(api, scope);
  addPageEndpoints(api, scope);
  addArticleEndpoints(api, scope);
  addStaffEndpoints(api, scope);
  addVariationEndpoints(api, scope);
  addProjectVariantEndpoint(api, scope);
  addEtimEndpoint(api, scope);
  addLedStripEndpoints(api, scope);
  addFormEndpoints(api, scope);
}
