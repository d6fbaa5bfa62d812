import { createTranslate } from '#app/i18n/use-t.ts';
import type { Term } from '#core/catalogue/product-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';

/** The home page, the first crumb of every trail. */
export function homeCrumb(locale: LocaleCode) {
  return { title: createTranslate(locale)('home.crumb'), href: pathTo(locale, 'home') };
}

/** Returns the trail from the home page through the product index and its categories. */
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
