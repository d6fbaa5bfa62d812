import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Scope } from '#server/api/ansell-v1/ansell-scope.ts';
import { addBreadcrumbsEndpoint } from '#server/api/ansell-v1/breadcrumbs-endpoint.ts';
import { addLegacyEndpoint } from '#server/api/ansell-v1/legacy-endpoint.ts';
import { addStockistPointsEndpoint } from '#server/api/ansell-v1/stockist-points-endpoint.ts';
import { addStockistsEndpoint } from '#server/api/ansell-v1/stockists-endpoint.ts';
import { addVariantsEndpoint } from '#server/api/ansell-v1/variants-endpoint.ts';
import { addWarrantyEndpoints } from '#server/api/ansell-v1/warranty-endpoints.ts';

/** Adds the endpoints for product pages, the comparison and warranties. */
export function addAnsellV1(api: OpenAPIHono, scope: Scope): void {
  addVariantsEndpoint(api, scope);
  addBreadcrumbsEndpoint(api, scope);
  addLegacyEndpoint(api, scope);
  addStockistPointsEndpoint(api, scope);
  addStockistsEndpoint(api, scope);
  addWarrantyEndpoints(api, scope);
}
