import { foldText } from '#core/fold-text.ts';
import { isWithin } from '#core/period.ts';
import type { Found, ProductEntry, ProductQuery } from '#server/catalogue/catalogue-query.ts';
import type { Scope } from '#server/catalogue/catalogue-scope.ts';
import type { IndexedProduct } from '#server/catalogue/indexed.ts';
import { type SortKey, sliceOf, sortedBy } from '#server/db/slice.ts';
import { containsWords } from '#server/db/text-search.ts';

/** Returns products as records with their full text: filtered, sorted and paginated. */
export async function queryProducts(
  scope: Scope,
  products: IndexedProduct[],
  query: ProductQuery,
): Promise<Found<ProductEntry>> {
  const matchingIds =
    query.search === undefined ? null : await searchProductIds(scope, query.search);
  const matching = products
    .map((product) => ({ id: product.card.id, product }))
    .filter(
      ({ id, product }) =>
        isWanted(product, query) && (matchingIds === null || matchingIds.has(id)),
    );
  const sorted = sortedBy(
    matching,
    ({ product }) => sortKey(product, products, query),
    query.order,
  );
  const { items, total } = sliceOf(sorted, query);
  const html = await readHtml(
    scope,
    items.map(({ id }) => id),
  );
  return { items: items.map(({ id, product }) => toEntry(product, html.get(id) ?? '')), total };
}

/** Returns the ids of products whose title, codes, summary or description contain every word. */
async function searchProductIds(
  { database, version, locale }: Scope,
  text: string,
): Promise<Set<number>> {
  const rows = await database.read
    .selectFrom('product_text')
    .select('product_id')
    .where('version', '=', version)
    .where('locale', '=', locale)
    .where((eb) => containsWords(eb.ref('search_text'), text))
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
}

function isWanted({ card, categoryIds, updated }: IndexedProduct, query: ProductQuery): boolean {
  const names = (ids: number[]) => ids.some((id) => categoryIds.includes(id));
  return (
    (query.slugs?.includes(card.slug) ?? true) &&
    (query.include?.includes(card.id) ?? true) &&
    !query.exclude?.includes(card.id) &&
    (query.categoryIds === undefined || names(query.categoryIds)) &&
    (query.allCategoryIds?.every((id) => categoryIds.includes(id)) ?? true) &&
    !names(query.excludedCategoryIds ?? []) &&
    isWithin({ posted: card.postDate, updated }, query)
  );
}

function sortKey(product: IndexedProduct, all: IndexedProduct[], query: ProductQuery): SortKey {
  const { card } = product;
  switch (query.orderBy) {
    case 'id':
      return card.id;
    case 'title':
      return card.title;
    case 'slug':
      return card.slug;
    case 'modified':
      return product.updated;
    case 'include':
      return query.include?.indexOf(card.id) ?? 0;
    case 'menu_order':
      return all.indexOf(product);
    case 'relevance': {
      const isInTitle = foldText(card.title).includes(foldText(query.search ?? ''));
      return `${isInTitle ? 1 : 0} ${card.postDate}`;
    }
    default:
      return card.postDate;
  }
}

async function readHtml({ database, version, locale }: Scope, ids: number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await database.read
    .selectFrom('product_text')
    .select(['product_id', 'description_html'])
    .where('version', '=', version)
    .where('locale', '=', locale)
    .where('product_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.description_html]));
}

function toEntry(product: IndexedProduct, contentHtml: string): ProductEntry {
  const { card } = product;
  return {
    id: card.id,
    code: card.code,
    slug: card.slug,
    title: card.title,
    summary: card.summary,
    contentHtml,
    posted: card.postDate,
    updated: product.updated,
    pictureId: product.pictureId,
    categoryIds: product.categoryIds,
    isListed: product.isListed,
    warrantyYears: product.warrantyYears,
  };
}
