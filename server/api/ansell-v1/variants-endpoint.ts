import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import type { Scope } from '#server/api/ansell-v1/ansell-scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { idPath } from '#server/http/rest/id-path.ts';
import { presentImage } from '#server/http/rest/image.ts';

/** Width in pixels of a picture in the comparison list. */
const IMAGE_WIDTH = 320;

const variantSchema = z
  .object({
    id: z.number().int(),
    sku: z.string(),
    description: z.string(),
    image: z.string().nullable().openapi({ description: 'Path on the site, or null.' }),
  })
  .openapi('ComparableVariant', {
    example: {
      id: 520771384,
      sku: 'ALC1200/28/830/FX',
      description: 'Alcora 1200, 28 W, 3000 K, switched',
      image: '/images/0f3b9a61c2d47e85/320.webp',
    },
  });

/** `ansell/v1/product/variants/{parentId}`: the variants of a product. */
export function addVariantsEndpoint(api: OpenAPIHono, { services, locale }: Scope): void {
  addEndpoint(api, {
    route: '/ansell/v1/product/variants/:parentId{[0-9]+}',
    tag: 'ansell/v1',
    summary: 'Variants of a product',
    path: z.object({ parentId: idPath('Id of the product.') }),
    query: {},
    response: z.array(variantSchema),
    responseDescription: 'All variants in the order of the product table.',
    errors: { 404: 'There is no such product.' },
    async handle({ path: { parentId } }) {
      const variants = await services.catalogue.listVariants(locale, parentId);
      if (!variants) throw new AppError('post-not-found');
      const body = variants.map(({ id, sku, description, picture }) => {
        return { id, sku, description, image: presentImage(picture, IMAGE_WIDTH)?.url ?? null };
      });
      return { body };
    },
  });
}
