import { createTranslate } from '#app/i18n/use-t.ts';
import type { Term } from '#core/catalogue/product.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';

/** The way from the product index down a trail of categories. */
export function productCrumbs(locale: LocaleCode, trail: Term[]) {
  const t = createTranslate(locale);
  return [
    { title: t('products.title'), href: pathTo(locale, 'products') },
    ...trail.map(({ title, slug }) => ({
      title,
      href: pathTo(locale, 'product-categories', slug),
    })),
  ];
}
