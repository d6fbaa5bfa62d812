import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import type { ProductCard, Variant } from '#core/catalogue/product-view.ts';
import type { Scope } from '#server/api/jgm-v1/jgm-scope.ts';
import { presentEtim } from '#server/api/jgm-v1/present-etim.ts';
import {
  presentVariation,
  type Variation,
  variationSchema,
} from '#server/api/jgm-v1/present-variation.ts';
import { createVariationIndex } from '#server/api/jgm-v1/variation-index.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';
import { idPath } from '#server/http/rest/id-path.ts';
import { listHeaders } from '#server/http/rest/list-response.ts';
import { integer, text } from '#server/http/rest/params.ts';

const params = {
  page: integer({ description: 'Page number.', minimum: 1, fallback: 1, isEarly: true }),
  per_page: integer({
    description: 'Items per page.',
    minimum: 1,
    maximum: 100,
    fallback: 10,
    isEarly: true,
  }),
  parent: integer({ description: 'Only variants of this product.', fallback: undefined }),
  sku: text({
    description: 'Only the variant with this current or legacy SKU, case-insensitive.',
    example: 'ALC1200/28/830/FX',
  }),
};

const tag = 'jgm/v1';

/** `jgm/v1/product-variation`: variants with every figure. */
export function addVariationEndpoints(api: OpenAPIHono, scope: Scope): void {
  const index = createVariationIndex(scope);
  addEndpoint(api, {
    route: '/jgm/v1/product-variation',
    tag,
    summary: 'List variants',
    description: 'Sorted by product, newest first, then in the order of the product table.',
    path: z.object({}),
    query: params,
    response: z.array(variationSchema),
    responseDescription: 'A page of variants with every figure.',
    isPaged: true,
    errors: { 400: 'A parameter is invalid, or the page does not exist.' },
    async handle({ query, sent }) {
      const { page, per_page: perPage, sku, parent } = query;
      const slice = { start: (page - 1) * perPage, count: perPage };
      const { items, total } =
        sku === undefined
          ? await listSlice(scope, await productsOf(scope, index, parent), slice)
          : await listByCode(scope, { sku, parent }, slice);
      if (total > 0 && page > Math.ceil(total / perPage)) throw new AppError('list-page-not-found');
      const url = apiUrl(scope, '/jgm/v1/product-variation');
      return { body: items, headers: listHeaders({ url, query: sent, total, page, perPage }) };
    },
  });
  addEndpoint(api, {
    route: '/jgm/v1/product-variation/:id{[0-9]+}',
    tag,
    summary: 'One variant',
    path: z.object({ id: idPath('Id of the variant.') }),
    query: {},
    response: variationSchema,
    responseDescription: 'The variant with every figure.',
    errors: { 404: 'There is no such variant.' },
    async handle({ path: { id } }) {
      const product = await index.findParent(id);
      const variants = product ? await presentAll(scope, product) : [];
      const variant = variants.find((candidate) => candidate.id === id);
      if (!variant) throw new AppError('post-not-found');
      return { body: variant };
    },
  });
}

type Index = ReturnType<typeof createVariationIndex>;

function productsOf({ services, locale }: Scope, index: Index, parent: number | undefined) {
  if (parent === undefined) return index.listProducts();
  return services.catalogue.listProductCards(locale, [parent]);
}

type Slice = { start: number; count: number };

/** Returns a slice of all variants of the products; loads only the products in the slice. */
async function listSlice(scope: Scope, products: ProductCard[], { start, count }: Slice) {
  const items: Variation[] = [];
  let total = 0;
  for (const product of products) {
    const from = start - total;
    total += product.variantCount;
    if (total <= start || items.length >= count) continue;
    const variants = await presentAll(scope, product);
    items.push(...variants.slice(Math.max(0, from), Math.max(0, from) + count - items.length));
  }
  return { items, total };
}

async function listByCode(
  { services, locale }: Scope,
  { sku, parent }: { sku: string; parent: number | undefined },
  { start, count }: Slice,
) {
  const match = await services.catalogue.findByLegacyCode(locale, sku);
  const { product, variant } = match ?? { product: null, variant: null };
  const isWanted = parent === undefined || parent === product?.id;
  const items =
    product && variant && isWanted ? await presentOf({ services, locale }, product, [variant]) : [];
  return { items: items.slice(start, start + count), total: items.length };
}

async function presentAll({ services, locale }: Scope, product: ProductCard) {
  const variants = (await services.catalogue.listVariants(locale, product.id)) ?? [];
  return presentOf({ services, locale }, product, variants);
}

async function presentOf(
  { services, locale }: Pick<Scope, 'services' | 'locale'>,
  product: ProductCard,
  variants: Variant[],
) {
  const stated = await services.catalogue.listAttributes(product.id);
  const { etim, features } = await services.catalogue.listEtim(locale, product.id);
  const discontinuedSince = await services.catalogue.findDiscontinued(locale, product.id);
  return variants.map((variant) =>
    presentVariation(locale, {
      product,
      variant,
      discontinuedSince,
      attributes: stated.get(variant.id) ?? {},
      etim: etim && presentEtim(locale, etim, features.get(variant.id) ?? []),
    }),
  );
}
