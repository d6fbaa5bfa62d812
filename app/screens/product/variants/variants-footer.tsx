import { useT } from '#app/screens/product/detail-texts.ts';
import {
  MATCH_COUNT_ID,
  type VariantTable,
} from '#app/screens/product/variants/use-variant-table.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import type { ProductDetail } from '#core/catalogue/product-view.ts';
import type { Arranged } from '#core/catalogue/variants/arrange-variants.ts';
import type { VariantColumn } from '#core/catalogue/variants/variant-columns.ts';
import { formatVariantsCsv } from '#core/catalogue/variants/variants-csv.ts';

type Props = {
  product: ProductDetail;
  arranged: Arranged;
  /** The columns of the file: those that the visitor has chosen, else every figure. */
  columns: VariantColumn[];
  table: VariantTable;
};

/** The number of matching variants, pagination, and a CSV file of all matches, with attributes unless columns are chosen. */
export function VariantsFooter({ product, arranged, columns, table }: Props) {
  const t = useT();
  const { matches, page, pageCount } = arranged;
  const countText = t('detail.found', { count: matches.length, total: product.variants.length });
  function save() {
    const csv = formatVariantsCsv(t, {
      product,
      variants: matches,
      columns,
      isChosen: Boolean(table.state.columns),
    });
    const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    const name = `${product.code}_${t('detail.csv-name')}_${t.locale}.csv`;
    Object.assign(document.createElement('a'), { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url));
  }
  return (
    <div className="variants-foot">
      <p id={MATCH_COUNT_ID} role="status">
        {pageCount > 1
          ? `${countText} · ${t('listing.page', { page, count: pageCount })}`
          : countText}
      </p>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => table.hrefOf({ page: number })}
        labels={{
          nav: `${t('pagination')} (${t('detail.table')})`,
          previous: t('pagination.previous'),
          next: t('pagination.next'),
          page: (number) => t('pagination.page', { number }),
        }}
      />
      <button type="button" className="variants-csv" disabled={matches.length === 0} onClick={save}>
        {t('detail.csv')}
      </button>
    </div>
  );
}
