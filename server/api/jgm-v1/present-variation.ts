import { z } from '@hono/zod-openapi';
import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { ProductCard, Variant } from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { attributeFields, presentAttributes } from '#server/api/jgm-v1/present-attributes.ts';
import { etimSchema } from '#server/api/jgm-v1/present-etim.ts';
import {
  figureExamples,
  figureFields,
  presentFigures,
} from '#server/api/jgm-v1/present-figures.ts';
import { imageSchema, presentImage } from '#server/http/rest/image.ts';

export const variationSchema = z
  .object({
    id: z.number().int(),
    parent: z.number().int().openapi({ description: 'Id of the product.' }),
    sku: z.string(),
    legacy_skus: z.array(z.string()),
    title: z.string().openapi({ description: 'Title of the product.' }),
    description: z.string(),
    link: z.string().openapi({ description: 'Path on the site with the variant selected.' }),
    image: imageSchema.nullable(),
    photometry: z
      .object({ url: z.string(), name: z.string(), size_bytes: z.number().int() })
      .nullable(),
    discontinued_since: z.iso.date().nullable().openapi({
      description: 'Date since when the product is no longer made; null while it is.',
    }),
    ...figureFields,
    attributes: attributeFields.openapi({
      description: 'Typed data beside the figures, those that the variant states.',
    }),
    etim: etimSchema.nullable().openapi({ description: 'Null without a class of the ETIM model.' }),
  })
  .openapi('ProductVariation', {
    example: {
      id: 520771384,
      parent: 684201733,
      sku: 'ALC1200/28/830/FX',
      legacy_skus: ['ACP1200-2830-W'],
      title: 'Alcora 1200',
      description: 'Alcora 1200, 28 W, 3000 K, switched',
      link: '/en/products/alcora-1200?variation=520771384',
      image: null,
      photometry: {
        url: '/files/7c90e1d2a4b35f68/ALC1200-28-830-FX.ldt',
        name: 'ALC1200-28-830-FX.ldt',
        size_bytes: 5120,
      },
      discontinued_since: null,
      ...figureExamples,
      attributes: { power_factor: 0.95, inrush_a: 12, breaker_b16: 44, gtin: '9521234500018' },
      etim: {
        release: '10.0',
        class: 'EC002892',
        features: { EF000137: false, EF009347: [28, 28], EF005474: 'EV000072' },
      },
    },
  });

export type Variation = z.infer<typeof variationSchema>;

type Presented = {
  product: ProductCard;
  variant: Variant;
  /** ISO date; null while the product is made. */
  discontinuedSince: string | null;
  attributes: AttributeValues;
  etim: Variation['etim'];
};

/** Presents a variant of a product. */
export function presentVariation(
  locale: LocaleCode,
  { product, variant, discontinuedSince, attributes, etim }: Presented,
): Variation {
  const { photometry } = variant;
  return {
    id: variant.id,
    parent: product.id,
    sku: variant.sku,
    legacy_skus: variant.legacySkus,
    title: product.title,
    description: variant.description,
    link: `${pathTo(locale, 'products', product.slug)}?variation=${variant.id}`,
    image: presentImage(variant.picture),
    photometry: photometry && {
      url: photometry.url,
      name: photometry.name,
      size_bytes: photometry.sizeBytes,
    },
    discontinued_since: discontinuedSince,
    ...presentFigures(variant),
    attributes: presentAttributes(locale, attributes),
    etim,
  };
}
