import { useT } from '#app/compare/comparison-texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { pathTo } from '#core/i18n/paths.ts';

/** The empty comparison: explains how and where to choose variants. */
export function ComparisonEmpty() {
  const t = useT();
  return (
    <section className="comparison-empty" aria-labelledby="comparison-empty-title">
      <h2 id="comparison-empty-title">{t('comparison.empty-title')}</h2>
      <p>{t('comparison.empty-text')}</p>
      <p className="comparison-ways">
        <a href={pathTo(t.locale, 'products')}>
          {t('home.all-products')} <Icon name="right" />
        </a>
        <a href={pathTo(t.locale, 'product-categories')}>
          {t('home.all-categories')} <Icon name="right" />
        </a>
      </p>
    </section>
  );
}
