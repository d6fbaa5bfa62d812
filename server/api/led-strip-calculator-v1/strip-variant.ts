import { z } from '@hono/zod-openapi';
import type { PartVariant } from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { imageSchema, presentImage } from '#server/http/rest/image.ts';

const THUMBNAIL = 320;

/** Fields common to all variants; endpoints add their own. */
export const variantShape = {
  id: z.number().int().openapi({ description: 'Id of the variant.' }),
  sku: z.string(),
  title: z.string().openapi({ description: 'Title of the product.' }),
  description: z.string(),
  product: z.string().openapi({ description: 'Code of the product.' }),
  url: z.string().openapi({ description: 'Path on the site.' }),
  image: imageSchema.nullable(),
};

export function presentVariant(locale: LocaleCode, variant: PartVariant) {
  const { id, sku, description, product, picture } = variant;
  return {
    id,
    sku,
    title: product.title,
    description,
    product: product.code,
    url: `${pathTo(locale, 'products', product.slug)}?variation=${id}`,
    image: presentImage(picture, THUMBNAIL),
  };
}

/** A selectable value with its translated label. */
export const namedShape = { value: z.string(), label: z.string() };
