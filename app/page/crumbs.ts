import { createTranslate } from '#app/i18n/use-t.ts';
import type { Term } from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';

/** The home page, where every way begins. */
export function homeCrumb(locale: LocaleCode) {
  return { title: createTranslate(locale)('home.crumb'), href: pathTo(locale, 'home') };
}

/** The way from the home page over the product index down a trail of categories. */
export function productCrumbs(locale: LocaleCode, trail: Term[]) {
  const t = createTranslate(locale);
  return [
    homeCrumb(locale),
    { title: t('products.title'), href: pathTo(locale, 'products') },
    ...trail.map(({ title, slug }) => ({
      title,
      href: pathTo(locale, 'product-categories', slug),
    })),
  ];
}
