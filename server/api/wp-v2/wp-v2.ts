import type { OpenAPIHono } from '@hono/zod-openapi';
import { addCategoryEndpoints } from '#server/api/wp-v2/category-endpoints.ts';
import { addKindEndpoints } from '#server/api/wp-v2/kind-endpoints.ts';
import { addMediaEndpoints } from '#server/api/wp-v2/media-endpoints.ts';
import { addPostEndpoints } from '#server/api/wp-v2/post-endpoints.ts';
import { addProductEndpoints } from '#server/api/wp-v2/product-endpoints.ts';
import { addTermEndpoints } from '#server/api/wp-v2/term-endpoints.ts';
import { addTestimonialEndpoints } from '#server/api/wp-v2/testimonial-endpoints.ts';
import { addUserEndpoints } from '#server/api/wp-v2/user-endpoints.ts';
import type { Scope } from '#server/api/wp-v2/wp-scope.ts';
import { addSearchEndpoint } from '#server/api/wp-v2/wp-search-endpoint.ts';

/** Adds products, articles, categories, testimonials, media and search in WordPress format. */
export function addWpV2(api: OpenAPIHono, scope: Scope): void {
  addProductEndpoints(api, scope);
  addTermEndpoints(api, scope);
  addMediaEndpoints(api, scope);
  addSearchEndpoint(api, scope);
  addPostEndpoints(api, scope);
  addCategoryEndpoints(api, scope);
  addTestimonialEndpoints(api, scope);
  addUserEndpoints(api, scope);
  addKindEndpoints(api, scope);
}
