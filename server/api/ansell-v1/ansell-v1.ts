import type { OpenAPIHono } from '@hono/zod-openapi';
import { addBreadcrumbsEndpoint } from '#server/api/ansell-v1/breadcrumbs-endpoint.ts';
import { addLegacyEndpoint } from '#server/api/ansell-v1/legacy-endpoint.ts';
import type { Scope } from '#server/api/ansell-v1/scope.ts';
import { addVariantsEndpoint } from '#server/api/ansell-v1/variants-endpoint.ts';

/** What product pages and the comparison ask for. */
export function addAnsellV1(api: OpenAPIHono, scope: Scope): void {
  addVariantsEndpoint(api, scope);
  addBreadcrumbsEndpoint(api, scope);
  addLegacyEndpoint(api, scope);
}
