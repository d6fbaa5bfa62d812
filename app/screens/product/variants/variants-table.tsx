import { useEffect, useRef } from 'react';
import { useT } from '#app/screens/product/detail-texts.ts';
import { headingSort } from '#app/screens/product/variants/heading-sort.ts';
import type { VariantTable } from '#app/screens/product/variants/use-variant-table.ts';
import { VariantRow } from '#app/screens/product/variants/variant-row.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import { columnLabel, type VariantColumn } from '#core/catalogue/variants/variant-columns.ts';

type Props = {
  product: ProductDetail;
  chosen: Variant;
  hrefOf: (variant: Variant) => string;
  /** The visible columns. */
  columns: VariantColumn[];
  /** The variants of the current page, sorted. */
  rows: Variant[];
  table: VariantTable;
};

/** How many cards a phone shows at first; the style sheet has the same number. */
const CARDS = 6;

/** Headings from this length on take a wider column instead of a fourth line. */
const LONG_HEADING = 25;

/** The current page of variants with the selected columns. */
export function VariantsTable({ product, chosen, hrefOf, columns, rows, table }: Props) {
  const t = useT();
  const scroller = useRef<HTMLElement>(null);
  const scrolled = useRef(rows);
  // New rows scroll to the top; the server-rendered rows stay where they are.
  useEffect(() => {
    if (scrolled.current !== rows) scroller.current?.scrollTo({ top: 0 });
    scrolled.current = rows;
  }, [rows]);
  return (
    <ScrollRegion ref={scroller} className="variants-scroller" label={t('detail.table')}>
      {rows.length > CARDS && (
        <label className="variants-more">
          <input type="checkbox" />
          {t('detail.all-cards', { count: rows.length })}
        </label>
      )}
      <table className="variants-table">
        <thead>
          <tr>
            <Heading column={null} table={table} />
            <th scope="col" className="variants-pick">
              {t('compare.box')}
            </th>
            <th scope="col" className="variants-pick">
              {t('project.box')}
            </th>
            {columns.map((column) => (
              <Heading key={column.id} column={column} table={table} />
            ))}
            <th scope="col">{t('figure.files')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((variant) => (
            <VariantRow
              key={variant.id}
              product={product}
              variant={variant}
              isChosen={variant.id === chosen.id}
              href={hrefOf(variant)}
              columns={columns}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** `column` is null for the heading of the code, which is no figure. */
type HeadingProps = { column: VariantColumn | null; table: VariantTable };

/** Sorts by its column on the first press, reverses on the second and resets on the third. */
function Heading({ column, table }: HeadingProps) {
  const t = useT();
  const { order, nextSort } = headingSort(column?.id ?? 'code', table.state.sort);
  const label = column ? columnLabel(t, column) : t('figure.code');
  return (
    <th scope="col" className={headClassOf(label, column)} aria-sort={order}>
      <a href={table.hrefOf({ sort: nextSort })} rel="nofollow">
        <span>
          {label}
          {column?.unit && <span className="variants-unit"> {column.unit}</span>}
        </span>
      </a>
    </th>
  );
}

function headClassOf(label: string, column: VariantColumn | null): string | undefined {
  if (column?.id === 'description') return 'variants-description';
  if (label.length >= LONG_HEADING) return 'variants-long';
  return column?.isNumeric ? 'variants-number' : undefined;
}
