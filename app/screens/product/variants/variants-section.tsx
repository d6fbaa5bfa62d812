import { type MouseEvent, useMemo } from 'react';
import { useT } from '#app/screens/product/detail-texts.ts';
import { useVariantTable, VARIANTS_ID } from '#app/screens/product/variants/use-variant-table.ts';
import { VariantsFooter } from '#app/screens/product/variants/variants-footer.tsx';
import { VariantsTable } from '#app/screens/product/variants/variants-table.tsx';
import { VariantsToolbar } from '#app/screens/product/variants/variants-toolbar.tsx';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import { arrangeVariants } from '#core/catalogue/variants/arrange-variants.ts';
import { columnsFor, usualColumns } from '#core/catalogue/variants/variant-columns.ts';

type Props = {
  product: ProductDetail;
  chosen: Variant;
  hrefOf: (variant: Variant) => string;
};

/**
 * All figures of all variants, with search, sorting and filters. The URL holds the state: without JavaScript its links
 * and its form request the same from the server.
 */
export function VariantsSection({ product, chosen, hrefOf }: Props) {
  const t = useT();
  const isLive = useIsHydrated();
  const table = useVariantTable();
  const { state } = table;
  const { variants } = product;
  const columns = useMemo(() => columnsFor(t, product), [t, product]);
  const arranged = useMemo(
    () => arrangeVariants(t, { variants, columns, state }),
    [t, variants, columns, state],
  );
  const usual = useMemo(() => usualColumns(t, columns, variants), [t, columns, variants]);
  const chosenIds = state.columns;
  const shown = chosenIds ? columns.filter(({ id }) => chosenIds.includes(id)) : usual;

  /** With JavaScript the scroll position stays. */
  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (link?.hash !== `#${VARIANTS_ID}` || link.pathname !== window.location.pathname) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    table.follow(link.search);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside handle keys
    <div className="variants" data-live={isLive || undefined} onClick={onClick}>
      <VariantsToolbar {...{ product, columns, usual, table }} />
      {arranged.rows.length > 0 ? (
        <VariantsTable
          {...{ product, chosen, hrefOf, table }}
          columns={shown}
          rows={arranged.rows}
        />
      ) : (
        <p className="variants-none">
          {t('detail.none', { search: state.search })}{' '}
          <a href={table.hrefOf({ search: '' })}>{t('detail.search-clear')}</a>
        </p>
      )}
      <VariantsFooter
        {...{ product, arranged, table }}
        columns={chosenIds ? shown : columns.filter(({ isAttribute }) => !isAttribute)}
      />
    </div>
  );
}
