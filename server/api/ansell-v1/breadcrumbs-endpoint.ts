import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { Scope } from '#server/api/ansell-v1/ansell-scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { integer, NEEDED, text } from '#server/http/rest/params.ts';

const crumbSchema = z
  .object({ title: z.string(), url: z.string().openapi({ description: 'Path on the site.' }) })
  .openapi('Breadcrumb', {
    example: { title: 'Panels', url: '/en/product-categories/panels' },
  });

/** `ansell/v1/product/breadcrumbs`: the trail from the top category to the product. */
export function addBreadcrumbsEndpoint(api: OpenAPIHono, scope: Scope): void {
  addEndpoint(api, {
    route: '/ansell/v1/product/breadcrumbs',
    tag: 'ansell/v1',
    summary: 'Breadcrumbs of a product',
    description: 'Either `id` or `slug` is required; if both are given, `id` is used.',
    path: z.object({}),
    query: {
      id: integer({ description: 'Id of the product.', fallback: undefined }),
      slug: text({
        description: 'Slug of the product.',
        example: 'vatio-dmx-driver',
        [NEEDED]: true,
      }),
    },
    response: z.array(crumbSchema),
    responseDescription: 'The trail from the top category to the product.',
    errors: { 400: 'Neither `id` nor `slug` is given.', 404: 'There is no such product.' },
    async handle({ query }) {
      if (query.id === undefined && query.slug === undefined)
        throw new AppError('missing-params', { names: ['id'] });
      return { body: await listCrumbs(scope, query) };
    },
  });
}

async function listCrumbs(
  { services, locale }: Scope,
  { id, slug }: { id: number | undefined; slug: string | undefined },
) {
  const slugs = id === undefined ? null : await services.catalogue.findProductSlugs(id);
  const wanted = id === undefined ? slug : slugs?.[locale];
  const product =
    wanted === undefined ? null : await services.catalogue.findProduct(locale, wanted);
  if (!product) throw new AppError('post-not-found');
  const categories = product.trail.map((term) => {
    return { title: term.title, url: pathTo(locale, 'product-categories', term.slug) };
  });
  return [...categories, { title: product.title, url: pathTo(locale, 'products', product.slug) }];
}
