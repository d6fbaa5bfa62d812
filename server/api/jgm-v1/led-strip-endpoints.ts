import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { stripColours } from '#core/calculators/led-strip/parts/part-words.ts';
import { listFamilies } from '#core/calculators/led-strip/parts/strip-families.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { Scope } from '#server/api/jgm-v1/jgm-scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { imageSchema, presentImage } from '#server/http/rest/image.ts';

const familySchema = z
  .object({
    id: z.number().int().openapi({ description: 'Id of the product.' }),
    slug: z.string(),
    code: z.string(),
    title: z.string(),
    url: z.string().openapi({ description: 'Path on the site.' }),
    colour: z.enum(stripColours),
    image: imageSchema.nullable(),
  })
  .openapi('LedStripFamily', {
    example: {
      id: 123,
      slug: 'trama-128-smd-led-strip',
      code: 'TRA128',
      title: 'Trama 128',
      url: '/en/products/trama-128-smd-led-strip',
      colour: 'mono',
      image: null,
    },
  });

/** `jgm/v1/led-strip-families`: the LED strip products of the calculator. */
export function addLedStripEndpoints(api: OpenAPIHono, { services, locale }: Scope): void {
  addEndpoint(api, {
    route: '/jgm/v1/led-strip-families',
    tag: 'jgm/v1',
    summary: 'LED strip families',
    description: 'The products that the LED strip calculator offers.',
    path: z.object({}),
    query: {},
    response: z.array(familySchema),
    responseDescription: 'The families in the order of the calculator.',
    async handle() {
      const { strips } = await services.calculators.getStripCatalogue(locale);
      const body = listFamilies(strips).map(({ product, picture, colour }) => ({
        id: product.id,
        slug: product.slug,
        code: product.code,
        title: product.title,
        url: pathTo(locale, 'products', product.slug),
        colour,
        image: presentImage(picture),
      }));
      return { body };
    },
  });
}
