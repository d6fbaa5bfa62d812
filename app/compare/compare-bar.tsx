import { useEffect } from 'react';
import type { ComparableVariant } from '#app/compare/comparable-variants.ts';
import { compareStore } from '#app/compare/compare-store.ts';
import { useT } from '#app/compare/comparison-texts.ts';
import { openProduct } from '#app/compare/open-product.ts';
import { VariantPicture } from '#app/compare/variant-picture.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { COMPARE_LIMIT, type CompareItem } from '#core/catalogue/compare/compare-list.ts';
import { comparisonHref } from '#core/catalogue/compare/comparison-address.ts';

type Props = {
  list: CompareItem[];
  /** Undefined until the variant has loaded. */
  variantOf: (item: CompareItem) => ComparableVariant | undefined;
};

/** The chosen variants, at the bottom of the window on every screen but the comparison itself. */
export function CompareBar({ list, variantOf }: Props) {
  const t = useT();
  // Adds space at the end of the page, so that the bar covers nothing there.
  useEffect(() => {
    document.documentElement.dataset.compareBar = '';
    return () => {
      delete document.documentElement.dataset.compareBar;
    };
  }, []);
  const ids = list.map(({ id }) => id);
  return (
    <aside className="compare-bar" aria-label={t('comparison.bar')}>
      <div className="container compare-bar-row">
        <p className="compare-bar-count">
          {t('comparison.chosen', { count: list.length, most: COMPARE_LIMIT })}
        </p>
        <ul className="compare-bar-items">
          {list.map((item) => (
            <li key={item.id}>
              <ChosenVariant item={item} variant={variantOf(item)} />
            </li>
          ))}
        </ul>
        <button type="button" className="compare-bar-clear" onClick={compareStore.clear}>
          {t('comparison.clear')}
        </button>
        <a className="compare-bar-open" href={comparisonHref(t.locale, { ids })}>
          {t('comparison.open', { count: list.length })}
        </a>
      </div>
    </aside>
  );
}

type ChosenProps = { item: CompareItem; variant: ComparableVariant | undefined };

/** A picture and a name that open the variants of the product, and a button that removes the variant. */
function ChosenVariant({ item, variant }: ChosenProps) {
  const t = useT();
  const name = variant ? [variant.sku, variant.description].join(' ').trim() : String(item.id);
  return (
    <div className="compare-chosen">
      <button
        type="button"
        className="compare-chosen-variants"
        title={t('comparison.change', { name })}
        aria-label={t('comparison.change', { name })}
        aria-haspopup="dialog"
        onClick={() => openProduct.set(item.parent)}
      >
        <VariantPicture image={variant?.image} />
        <span className="compare-chosen-name">
          <strong>{variant?.sku}</strong> {variant?.description}
        </span>
      </button>
      <button
        type="button"
        className="compare-chosen-remove"
        title={t('comparison.remove', { name })}
        aria-label={t('comparison.remove', { name })}
        onClick={() => compareStore.remove([item.id])}
      >
        <Icon name="close" size={12} />
      </button>
    </div>
  );
}
