import type {
  SortColumnId,
  VariantTableState,
} from '#core/catalogue/variants/variant-table-state.ts';

type Sort = VariantTableState['sort'];

type HeadingSort = {
  order: 'ascending' | 'descending' | undefined;
  /** What a press on the heading asks for. */
  nextSort: Sort;
};

/** How a column is sorted, and what a press on its heading does next: ascending, descending, not at all. */
export function headingSort(id: SortColumnId, sort: Sort): HeadingSort {
  if (sort?.column !== id) {
    return { order: undefined, nextSort: { column: id, isDescending: false } };
  }
  return sort.isDescending
    ? { order: 'descending', nextSort: null }
    : { order: 'ascending', nextSort: { column: id, isDescending: true } };
}
