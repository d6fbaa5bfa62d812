import { foldText } from '#core/fold-text.ts';
import type { CategoryEntry, CategoryQuery, Found } from '#server/catalogue/catalogue-query.ts';
import type { CatalogueIndex, IndexedCategory } from '#server/catalogue/indexed.ts';
import { type SortKey, sliceOf, sortedBy } from '#server/db/slice.ts';

/** Returns categories as records: filtered, sorted and paginated. */
export function queryCategories(index: CatalogueIndex, query: CategoryQuery): Found<CategoryEntry> {
  const matching = index.categories
    .filter((category) => isWanted(category, index, query))
    .map(toEntry);
  const sorted = sortedBy(matching, (category) => sortKey(category, query), query.order);
  return sliceOf(sorted, query);
}

function isWanted(category: IndexedCategory, index: CatalogueIndex, query: CategoryQuery): boolean {
  const { card, directCount } = category;
  const words = foldText(query.search ?? '').split(' ');
  const text = foldText(`${card.title} ${card.slug} ${card.summary}`);
  const product = query.productId === undefined ? null : index.productById.get(query.productId);
  return (
    (query.slugs?.includes(card.slug) ?? true) &&
    (query.include?.includes(card.id) ?? true) &&
    !query.exclude?.includes(card.id) &&
    (query.parentId === undefined || (card.parentId ?? 0) === query.parentId) &&
    (!query.hideEmpty || directCount > 0) &&
    (product === null || (product?.categoryIds.includes(card.id) ?? false)) &&
    words.every((word) => text.includes(word))
  );
}

function sortKey(category: CategoryEntry, query: CategoryQuery): SortKey {
  switch (query.orderBy) {
    case 'id':
      return category.id;
    case 'slug':
      return category.slug;
    case 'description':
      return category.summary;
    case 'count':
      return category.count;
    case 'include':
      return query.include?.indexOf(category.id) ?? 0;
    case 'include_slugs':
      return query.slugs?.indexOf(category.slug) ?? 0;
    default:
      return category.title;
  }
}

function toEntry({ card, directCount, pictureId }: IndexedCategory): CategoryEntry {
  const { id, code, slug, title, summary, parentId } = card;
  return { id, code, slug, title, summary, parentId, count: directCount, pictureId };
}
