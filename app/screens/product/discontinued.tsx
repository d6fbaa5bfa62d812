import { ProductGrid } from '#app/catalogue/product-grid.tsx';
import { useT } from '#app/screens/product/detail-texts.ts';
import type { ProductCard } from '#core/catalogue/product-view.ts';
import { formatDate } from '#core/units.ts';

type Props = { since: string; successors: ProductCard[] };

/** States since when a product is discontinued, and lists its successors. */
export function Discontinued({ since, successors }: Props) {
  const t = useT();
  const date = formatDate(t.locale, since);
  return (
    <>
      <p className="discontinued-note">
        {t(successors.length > 0 ? 'detail.successors' : 'detail.discontinued', { date })}
      </p>
      {successors.length > 0 && <ProductGrid products={successors} isRow />}
    </>
  );
}
