import { foldText } from '#core/fold-text.ts';
import { type SortKey, sliceOf, sortedBy } from '#server/db/slice.ts';

/** Fields of every record of a short list that filters and sorting use. */
export type Named = {
  id: number;
  slug: string;
  title: string;
  /** Plain text. */
  summary: string;
  /** ISO date or time. */
  date: string;
  count: number;
};

export type NamedQuery = {
  include?: number[];
  exclude?: number[];
  slugs?: string[];
  search?: string;
  hideEmpty?: boolean;
  page: number;
  perPage: number;
  offset?: number;
  order: 'asc' | 'desc';
  orderBy: 'date' | 'id' | 'include' | 'include_slugs' | 'name' | 'slug' | 'description' | 'count';
};

/** Filters, sorts and paginates the records of a short list. */
export function queryNamed<Item extends Named>(items: Item[], query: NamedQuery) {
  const words = foldText(query.search ?? '').split(' ');
  const matching = items.filter((item) => {
    const source = foldText(`${item.title} ${item.summary}`);
    return (
      (query.include?.includes(item.id) ?? true) &&
      !query.exclude?.includes(item.id) &&
      (query.slugs?.includes(item.slug) ?? true) &&
      (!query.hideEmpty || item.count > 0) &&
      words.every((word) => source.includes(word))
    );
  });
  return sliceOf(
    sortedBy(matching, (item) => sortKey(item, query), query.order),
    query,
  );
}

function sortKey(item: Named, query: NamedQuery): SortKey {
  switch (query.orderBy) {
    case 'id':
      return item.id;
    case 'include':
      return query.include?.indexOf(item.id) ?? 0;
    case 'include_slugs':
      return query.slugs?.indexOf(item.slug) ?? 0;
    case 'slug':
      return item.slug;
    case 'description':
      return item.summary;
    case 'count':
      return item.count;
    case 'date':
      return item.date;
    default:
      return item.title;
  }
}
