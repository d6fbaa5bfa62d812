import type { CategoryCard } from '#core/catalogue/product-view.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { pictureUrl, widthsFor } from '#core/media.ts';
import { curies, recordLinks } from '#server/api/wp-v2/records.ts';
import type { Links, Term } from '#server/api/wp-v2/wp-schemas.ts';
import type { CategoryEntry, Scope } from '#server/api/wp-v2/wp-scope.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';
import { renderName } from '#server/http/rest/rendered.ts';

/** Maximum width of a category picture in pixels. */
const IMAGE_WIDTH = 800;

/** Fields of an embedded category. */
export const embeddedTermFields = [
  'id',
  'link',
  'name',
  'slug',
  'taxonomy',
  'image',
  '_links',
] as const satisfies (keyof Term)[];

/** Presents a product category as a WordPress term. */
export function presentTerm(
  scope: Scope,
  entry: CategoryEntry,
  picture: CategoryCard['picture'],
): Term {
  return {
    id: entry.id,
    count: entry.count,
    description: renderName(entry.summary),
    link: `${scope.siteUrl}${pathTo(scope.locale, 'product-categories', entry.slug)}`,
    name: renderName(entry.title),
    slug: entry.slug,
    taxonomy: 'product_cat',
    parent: entry.parentId ?? 0,
    meta: [],
    image: presentImage(scope, entry.pictureId, picture),
    _links: termLinks(scope, entry),
  };
}

function presentImage(
  { siteUrl }: Scope,
  id: number | null,
  picture: CategoryCard['picture'],
): Term['image'] {
  if (id === null || !picture) return null;
  const width =
    widthsFor(picture.width).findLast((candidate) => candidate <= IMAGE_WIDTH) ?? IMAGE_WIDTH;
  return {
    id,
    url: `${siteUrl}${pictureUrl(picture.hash, width, 'webp')}`,
    width: Math.min(width, picture.width),
    height: Math.round((picture.height * Math.min(width, picture.width)) / picture.width),
    alt: picture.alt,
  };
}

function termLinks(scope: Scope, { id, parentId }: CategoryEntry): Links {
  const up = parentId !== null && {
    up: [{ embeddable: true, href: apiUrl(scope, `/wp/v2/product_cat/${parentId}`) }],
  };
  return {
    ...recordLinks(scope, { restBase: 'product_cat', id }, 'taxonomies/product_cat'),
    ...up,
    'wp:post_type': [{ href: apiUrl(scope, `/wp/v2/product?product_cat=${id}`) }],
    curies,
  };
}
