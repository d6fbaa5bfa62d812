import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import type { Variant } from '#core/catalogue/product.ts';
import type { VariantColumn } from '#core/catalogue/variant-columns.ts';
import type { SortColumnId, VariantTableState } from '#core/catalogue/variant-table-state.ts';

export type TableHeading = {
  id: SortColumnId;
  /** Null for the code, which is no figure. */
  column: VariantColumn | null;
  order: 'ascending' | 'descending' | undefined;
  /** What a press on the heading asks for. */
  nextSort: VariantTableState['sort'];
};

type Source = { rows: Variant[]; columns: VariantColumn[]; state: VariantTableState };

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });
const NO_ROWS: Variant[] = [];
const helper = createColumnHelper<typeof features, Variant>();

/**
 * Headings and cells of the table. The rows come sorted and cut into pages by `arrangeVariants`, on the server too; the
 * model knows which columns show, how each is sorted and what a press on its heading does next.
 */
export function useTableModel({ rows, columns, state }: Source) {
  const t = useT();
  const { sort } = state;
  const definitions = useMemo(
    () => [helper.display({ id: 'code' }), ...columns.map(({ id }) => helper.display({ id }))],
    [columns],
  );
  const model = useTable({
    features,
    data: NO_ROWS,
    columns: definitions,
    getRowId: ({ id }) => String(id),
    manualSorting: true,
    sortDescFirst: false,
    state: {
      sorting: sort ? [{ id: sort.column, desc: sort.isDescending }] : [],
      columnVisibility: Object.fromEntries(
        columns.map(({ id }) => [id, state.columns?.includes(id) ?? true]),
      ),
    },
  });
  const shown = model.getVisibleLeafColumns();
  const figures = shown.flatMap(({ id }) => columns.find((one) => one.id === id) ?? []);
  return {
    headings: shown.map((column): TableHeading => {
      const id = column.id as SortColumnId;
      const order = column.getIsSorted();
      const next = column.getNextSortingOrder();
      return {
        id,
        column: columns.find((one) => one.id === id) ?? null,
        order: order ? `${order}ending` : undefined,
        nextSort: next ? { column: id, isDescending: next === 'desc' } : null,
      };
    }),
    // A model of its own for each row and cell would take longer to make than the page to render.
    rows: rows.map((variant) => ({
      variant,
      cells: [
        { id: 'code', text: variant.sku },
        ...figures.map(({ id, text }) => ({ id, text: text(t, variant) })),
      ],
    })),
  };
}
