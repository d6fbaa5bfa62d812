import type {
  SortColumnId,
  VariantTableState,
} from '#core/catalogue/variants/variant-table-state.ts';

type Sort = VariantTableState['sort'];

type HeadingSort = {
  order: 'ascending' | 'descending' | undefined;
  /** The sort order after a press on the heading. */
  nextSort: Sort;
};

/** Returns how a column is sorted, and the next sort order: ascending, descending, none. */
export function headingSort(id: SortColumnId, sort: Sort): HeadingSort {
  if (sort?.column !== id) {
    return { order: undefined, nextSort: { column: id, isDescending: false } };
  }
  return sort.isDescending
    ? { order: 'descending', nextSort: null }
    : { order: 'ascending', nextSort: { column: id, isDescending: true } };
}
