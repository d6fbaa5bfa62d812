import type { ProductCard } from '#core/catalogue/product-view.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { curies, presentTime, recordLinks } from '#server/api/wp-v2/records.ts';
import type { Links, Product } from '#server/api/wp-v2/wp-schemas.ts';
import type { ProductEntry, Scope } from '#server/api/wp-v2/wp-scope.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';
import { renderHtml, renderParagraph, renderText } from '#server/http/rest/rendered.ts';

/** Fields of an embedded product. */
export const embeddedProductFields = [
  'id',
  'date',
  'slug',
  'type',
  'link',
  'title',
  'excerpt',
  'featured_media',
  '_links',
] as const satisfies (keyof Product)[];

/** Presents a product as a WordPress post. */
export function presentProduct(scope: Scope, entry: ProductEntry, card: ProductCard): Product {
  const link = `${scope.siteUrl}${pathTo(scope.locale, 'products', entry.slug)}`;
  const date = presentTime(entry.posted);
  const modified = presentTime(entry.updated);
  return {
    id: entry.id,
    date,
    date_gmt: date,
    guid: { rendered: link },
    modified,
    modified_gmt: modified,
    slug: entry.slug,
    status: 'publish',
    type: 'product',
    link,
    title: { rendered: renderText(entry.title) },
    content: { rendered: renderHtml(entry.contentHtml), protected: false },
    excerpt: { rendered: renderParagraph(entry.summary), protected: false },
    featured_media: entry.pictureId ?? 0,
    menu_order: 0,
    template: '',
    meta: {
      product_code: entry.code,
      family: card.family.title,
      product_type: card.type.title,
      variant_count: card.variantCount,
      warranty_years: entry.warrantyYears,
      show_in_cat_listing: entry.isListed,
    },
    product_cat: entry.categoryIds,
    _links: productLinks(scope, entry),
  };
}

function productLinks(scope: Scope, { id, pictureId }: ProductEntry): Links {
  const picture = pictureId && {
    'wp:featuredmedia': [{ embeddable: true, href: apiUrl(scope, `/wp/v2/media/${pictureId}`) }],
  };
  return {
    ...recordLinks(scope, { restBase: 'product', id }, 'types/product'),
    ...picture,
    'wp:attachment': [{ href: apiUrl(scope, `/wp/v2/media?parent=${id}`) }],
    'wp:term': [
      {
        taxonomy: 'product_cat',
        embeddable: true,
        href: apiUrl(scope, `/wp/v2/product_cat?post=${id}`),
      },
    ],
    curies,
  };
}
