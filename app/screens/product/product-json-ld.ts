import { textOfRow } from '#core/catalogue/attributes/attribute-rows.ts';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import { type Picture, pictureUrl, widthsFor } from '#core/media.ts';

type Options = { siteUrl: string; url: string; company: string; product: ProductDetail };

/** Returns a product and its variants as a schema.org ProductGroup. */
export function productJsonLd({
  siteUrl,
  url,
  company,
  product,
}: Options): Record<string, unknown> {
  const organisation = { '@id': `${siteUrl}/#organisation` };
  const gtins = product.attributes.flatMap(({ rows }) => rows).find(({ name }) => name === 'gtin');
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': `${url}#product`,
    productGroupID: product.code,
    name: product.title,
    description: product.summary,
    url,
    category: product.trail.map(({ title }) => title).join(' > '),
    image: product.pictures.map((picture) => siteUrl + largest(picture)),
    brand: { '@type': 'Brand', name: company },
    manufacturer: organisation,
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: product.variants.map((variant, position) => {
      const gtin = gtins && textOfRow(gtins, position);
      return { ...variantJsonLd(url, variant), ...(gtin && { gtin }) };
    }),
  };
}

function variantJsonLd(url: string, variant: Variant): Record<string, unknown> {
  return {
    '@type': 'Product',
    sku: variant.sku,
    name: variant.description,
    url: `${url}?variation=${variant.id}`,
  };
}

function largest({ hash, width }: Picture): string {
  return pictureUrl(hash, widthsFor(width).at(-1) as number, 'webp');
}
