import { foldText } from '#core/fold-text.ts';

/** Order and page of a list in memory. `offset` replaces the page. */
export type SliceOptions = { page: number; perPage: number; offset?: number | undefined };

/** A page of a list together with the total length. */
export function sliceOf<Item>(items: Item[], { page, perPage, offset }: SliceOptions) {
  const start = offset ?? (page - 1) * perPage;
  return { items: items.slice(start, start + perPage), total: items.length };
}

/** Sort keys of a list; texts are compared without case and accents. */
export type SortKey = string | number;

/** Returns a sorted copy; items with equal keys are ordered by id, and `desc` reverses that too. */
export function sortedBy<Item extends { id: number }>(
  items: Item[],
  keyOf: (item: Item) => SortKey,
  order: 'asc' | 'desc',
): Item[] {
  const keyed = items.map((item) => {
    const key = keyOf(item);
    return { item, key: typeof key === 'string' ? foldText(key) : key };
  });
  const sign = order === 'asc' ? 1 : -1;
  keyed.sort((a, b) => {
    if (a.key < b.key) return -sign;
    if (a.key > b.key) return sign;
    return sign * (a.item.id - b.item.id);
  });
  return keyed.map(({ item }) => item);
}
