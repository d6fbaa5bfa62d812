import { AppError } from '#core/app-error.ts';
import { loadMedia, loadProducts, loadTerms } from '#server/api/wp-v2/load-records.ts';
import { embeddedMediaFields } from '#server/api/wp-v2/present-media.ts';
import { embeddedProductFields } from '#server/api/wp-v2/present-product.ts';
import { embeddedTermFields } from '#server/api/wp-v2/present-term.ts';
import { pick } from '#server/api/wp-v2/records.ts';
import type { Links } from '#server/api/wp-v2/wp-schemas.ts';
import type { Scope } from '#server/api/wp-v2/wp-scope.ts';
import type { Relations } from '#server/http/rest/endpoint.ts';
import { presentError } from '#server/http/rest/present-error.ts';

type Embeddable = {
  id?: number;
  featured_media?: number;
  product_cat?: number[];
  parent?: number;
  type?: string;
  subtype?: string;
  _links?: Links;
};

/**
 * Creates a function that adds `_embedded` to records: picture, categories, parent category, and the product of a search
 * result. Loads the related records of a whole list at once.
 */
export function createEmbedder(scope: Scope) {
  return async function embed<Body extends Embeddable>(bodies: Body[], relations: Relations) {
    const wants = (relation: string) => relations === 'all' || relations.includes(relation);
    const media = await mediaById(scope, wants('wp:featuredmedia') ? bodies : []);
    const terms = await termsById(scope, bodies, wants);
    const products = await productsById(scope, wants('self') ? bodies : []);
    return bodies.map((body) => {
      const has = (relation: string) =>
        wants(relation) && body._links?.[relation]?.some((link) => link.embeddable) === true;
      const embedded = {
        ...(has('wp:featuredmedia') && {
          'wp:featuredmedia': [
            media.get(body.featured_media ?? 0) ?? presentError(new AppError('post-not-found')),
          ],
        }),
        ...(has('wp:term') && {
          'wp:term': [(body.product_cat ?? []).flatMap((id) => terms.get(id) ?? [])],
        }),
        ...(has('up') && { up: [terms.get(body.parent ?? 0) ?? null] }),
        ...(has('self') && { self: [products.get(body.id ?? 0) ?? null] }),
      };
      return Object.keys(embedded).length > 0 ? { ...body, _embedded: embedded } : body;
    });
  };
}

function unique(ids: (number | undefined)[]): number[] {
  return [...new Set(ids.filter((id): id is number => Boolean(id)))];
}

async function mediaById(scope: Scope, bodies: Embeddable[]) {
  const include = unique(bodies.map(({ featured_media }) => featured_media));
  if (include.length === 0) return new Map();
  const query = { include, page: 1, perPage: include.length, order: 'asc', orderBy: 'id' } as const;
  const { items } = await loadMedia(scope, { ...query, include });
  return new Map(items.map((item) => [item.id, pick(item, embeddedMediaFields)]));
}

async function termsById(scope: Scope, bodies: Embeddable[], wants: (relation: string) => boolean) {
  const include = unique([
    ...(wants('wp:term') ? bodies.flatMap(({ product_cat }) => product_cat ?? []) : []),
    ...(wants('up') ? bodies.map(({ parent }) => parent) : []),
  ]);
  if (include.length === 0) return new Map();
  const query = { page: 1, perPage: include.length, order: 'asc', orderBy: 'id' } as const;
  const { items } = await loadTerms(scope, { ...query, include });
  return new Map(items.map((item) => [item.id, pick(item, embeddedTermFields)]));
}

/** Loads the products that search results refer to. */
async function productsById(scope: Scope, bodies: Embeddable[]) {
  const include = unique(bodies.filter(({ subtype }) => subtype === 'product').map(({ id }) => id));
  if (include.length === 0) return new Map();
  const query = { page: 1, perPage: include.length, order: 'asc', orderBy: 'id' } as const;
  const { items } = await loadProducts(scope, { ...query, include });
  return new Map(items.map((item) => [item.id, pick(item, embeddedProductFields)]));
}
