import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { comparisonHref } from '#core/catalogue/compare/comparison-address.ts';
import { pathToCode } from '#core/i18n/code-paths.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { pathTo, pathToForm, pathToPage } from '#core/i18n/paths.ts';
import { projectHref } from '#core/projects/project-address.ts';
import { postId } from './post-id.ts';

const content = new URL('../../content/', import.meta.url);

/** A product with every kind of section, and one without its own light source. */
const PRODUCT = 'ard150';
const PROFILE = 'sur17';

/** Returns the slugs of a record, such as `products/ard150/product.yaml`, in each language. */
export function slugsOf(path: string, folder = 'catalogue/'): Localised {
  return parse(readFileSync(new URL(`${folder}${path}`, content), 'utf8')).slug;
}

/** Returns the paths of a content page, without the language. */
export function pathsOfPage(code: string): Localised {
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
const about = pathsOfPage('about');
const downloads = pathsOfPage('downloads');
const support = pathsOfPage('support');
const compared = [
  'ARD150/12/830/60D/W/FX',
  'ARD150/12/840/60D/W/DD',
  'DAM600/30/840/DD',
  'LAG420/90/840/B108/AL/ND',
].map((sku) => postId('variant', sku));

/** A shared project list. */
const SHARED = {
  name: 'Harbour 2',
  lines: ['ARD150/12/830/60D/W/FX', 'DAM600/30/840/DD'].map((sku, index) => ({
    key: index + 1,
    id: postId('variant', sku),
    sku: '',
    quantity: 12,
    label: `L${index + 1}`,
    note: 'Plan 4',
  })),
};
const article = slugsOf('articles/planning-an-office/article.yaml', '');
const articleCategory = parse(readFileSync(new URL('articles/categories.yaml', content), 'utf8'))[0]
  .slug as Localised;

/** Returns the addresses of every screen, which the tests and the pictures visit. */
export function screensOf(locale: LocaleCode): Record<string, string> {
  return {
    home: pathTo(locale, 'home'),
    products: pathTo(locale, 'products'),
    'products-page-2': `${pathTo(locale, 'products')}?page=2`,
    'products-narrowed': `${pathTo(locale, 'products')}?ip=IP65,IP66&cct=4000&wattage=10-40`,
    'products-table': `${pathTo(locale, 'products')}?dimmable=yes&sort=flux&view=table`,
    'products-searched': `${pathTo(locale, 'products')}?search=ardea`,
    'products-none': `${pathTo(locale, 'products')}?ip=IP65&ugr=19&finish=brass`,
    product: pathTo(locale, 'products', product[locale]),
    'product-narrowed': `${pathTo(locale, 'products', product[locale])}?search=dali&sort=-flux&entries=10&columns=power,flux,cct`,
    'product-without-light': pathTo(locale, 'products', profile[locale]),
    code: pathToCode(locale, 'ARD150/12/830/60D/W/DD'),
    compare: comparisonHref(locale, { ids: compared, hasMarks: true }),
    'compare-two': comparisonHref(locale, { ids: compared.slice(0, 2), isBrief: true }),
    'compare-empty': comparisonHref(locale, { ids: [] }),
    categories: pathTo(locale, 'product-categories'),
    'category-top': pathTo(locale, 'product-categories', top[locale]),
    category: pathTo(locale, 'product-categories', leaf[locale]),
    'energy-calculator': pathTo(locale, 'energy-calculator'),
    'led-strip-calculator': pathTo(locale, 'led-strip-calculator'),
    'led-strip-planned': `${pathTo(locale, 'led-strip-calculator')}?family=TRA128&power=14.4&runs=7230%0A2x1200&profile=SUR17`,
    application: pathToPage(locale, application[locale]),
    'case-study': pathToPage(locale, caseStudy[locale]),
    'project-list': pathTo(locale, 'project-list'),
    'project-list-shared': projectHref(locale, SHARED),
    articles: pathTo(locale, 'articles'),
    'article-category': pathTo(locale, 'articles', articleCategory[locale]),
    article: pathTo(locale, 'articles', `${articleCategory[locale]}/${article[locale]}`),
    glossary: pathTo(locale, 'glossary'),
    'glossary-searched': `${pathTo(locale, 'glossary')}?search=ugr`,
    faqs: pathTo(locale, 'faqs'),
    'case-studies': pathTo(locale, 'case-studies'),
    managers: pathTo(locale, 'area-sales-managers'),
    'managers-none': `${pathTo(locale, 'area-sales-managers')}?search=zzz`,
    showrooms: pathTo(locale, 'showrooms'),
    stockists: pathTo(locale, 'stockists'),
    'stockists-near': `${pathTo(locale, 'stockists')}?near=53.38,-1.47&country=gb`,
    contact: pathToPage(locale, contact[locale]),
    about: pathToPage(locale, about[locale]),
    support: pathToPage(locale, support[locale]),
    downloads: pathToPage(locale, downloads[locale]),
    'photometry-viewer': pathTo(locale, 'photometry-viewer'),
    'road-lighting-calculator': pathTo(locale, 'road-lighting-calculator'),
    'area-lighting-calculator': pathTo(locale, 'area-lighting-calculator'),
    'escape-route-calculator': pathTo(locale, 'escape-route-calculator'),
    'room-calculator': pathTo(locale, 'room-calculator'),
    warranty: pathToForm(locale, 'warranty'),
    'warranty-found': `${pathToForm(locale, 'warranty')}?code=ARD150/12/830/60D/W/DD`,
    'warranty-register': pathToForm(locale, 'register'),
    'warranty-claim': pathToForm(locale, 'claim'),
    'warranty-claim-found': `${pathToForm(locale, 'claim')}?find=${leaf[locale]}`,
    newsletter: pathToForm(locale, 'newsletter'),
    cookies: pathToForm(locale, 'cookies'),
    'not-found': pathToPage(locale, 'nowhere/at-all'),
  };
}
