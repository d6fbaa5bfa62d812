import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { pathTo, pathToPage } from '#core/i18n/paths.ts';

const content = new URL('../../content/', import.meta.url);

/** A product with every kind of section, and one without light of its own. */
const PRODUCT = 'ard150';
const PROFILE = 'sur17';

function slugsOf(path: string): Localised {
  return parse(readFileSync(new URL(`catalogue/${path}`, content), 'utf8')).slug;
}

function pathsOfPage(code: string): Localised {
  const entries = localeCodes.map((locale) => {
    const text = readFileSync(new URL(`pages/${code}/${locale}.md`, content), 'utf8');
    return [locale, /^path:\s*(\S+)/m.exec(text)?.[1]];
  });
  return Object.fromEntries(entries) as Localised;
}

const product = slugsOf(`products/${PRODUCT}/product.yaml`);
const profile = slugsOf(`products/${PROFILE}/product.yaml`);
const leaf = slugsOf('categories/downlights.yaml');
const top = slugsOf('categories/interior.yaml');
const application = pathsOfPage('application-offices');
const caseStudy = pathsOfPage('case-library');
const contact = pathsOfPage('contact');

/** Every screen with the addresses that the tests and the pictures visit; later issues add theirs. */
export function screensOf(locale: LocaleCode): Record<string, string> {
  return {
    home: pathTo(locale, 'home'),
    products: pathTo(locale, 'products'),
    'products-page-2': `${pathTo(locale, 'products')}?page=2`,
    product: pathTo(locale, 'products', product[locale]),
    'product-without-light': pathTo(locale, 'products', profile[locale]),
    categories: pathTo(locale, 'product-categories'),
    'category-top': pathTo(locale, 'product-categories', top[locale]),
    category: pathTo(locale, 'product-categories', leaf[locale]),
    application: pathToPage(locale, application[locale]),
    'case-study': pathToPage(locale, caseStudy[locale]),
    contact: pathToPage(locale, contact[locale]),
    'not-found': pathToPage(locale, 'nowhere/at-all'),
  };
}
