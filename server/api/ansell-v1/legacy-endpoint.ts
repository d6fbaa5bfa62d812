import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { Scope } from '#server/api/ansell-v1/ansell-scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { text } from '#server/http/rest/params.ts';

const legacySchema = z
  .object({
    code: z.string().openapi({ description: 'The requested code.' }),
    product: z.object({ id: z.number().int(), code: z.string(), title: z.string() }),
    variant: z
      .object({ id: z.number().int(), sku: z.string(), description: z.string() })
      .nullable()
      .openapi({ description: 'Null if the code belongs to a product.' }),
    url: z.string().openapi({ description: 'Path on the site.' }),
  })
  .openapi('LegacyCode', {
    example: {
      code: 'ACP1200-2830-W',
      product: { id: 684201733, code: 'ALC1200', title: 'Alcora 1200' },
      variant: {
        id: 520771384,
        sku: 'ALC1200/28/830/FX',
        description: 'Alcora 1200, 28 W, 3000 K, switched',
      },
      url: '/en/products/alcora-1200?variation=520771384',
    },
  });

/** `ansell/v1/product/legacy`: finds a product or variant by its legacy code. */
export function addLegacyEndpoint(api: OpenAPIHono, { services, locale }: Scope): void {
  addEndpoint(api, {
    route: '/ansell/v1/product/legacy',
    tag: 'ansell/v1',
    summary: 'Find a legacy code',
    description: 'Also finds current codes. Codes are case-insensitive.',
    path: z.object({}),
    query: {
      code: text({
        description: 'Code of a product or a variant.',
        isRequired: true,
        example: 'ACP1200-2830-W',
      }),
    },
    response: legacySchema,
    responseDescription: 'The product, and the variant if the code belongs to one.',
    errors: { 400: 'The code is missing.', 404: 'No product or variant has or had this code.' },
    async handle({ query: { code = '' } }) {
      const match = code && (await services.catalogue.findByLegacyCode(locale, code));
      if (!match) throw new AppError('post-not-found');
      const { product, variant } = match;
      const address = pathTo(locale, 'products', product.slug);
      return {
        body: {
          code,
          product: { id: product.id, code: product.code, title: product.title },
          variant: variant && {
            id: variant.id,
            sku: variant.sku,
            description: variant.description,
          },
          url: variant ? `${address}?variation=${variant.id}` : address,
        },
      };
    },
  });
}
