import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { CODE_FOLDER } from '#core/i18n/code-paths.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { formPath, type Screen, screenPaths } from '#core/i18n/paths.ts';
import { pathToStripFrame } from '#core/i18n/strip-paths.ts';

/** Route ids begin with the language, because every module serves both. */
const ownIn = (locale: LocaleCode) => (name: string) => ({ id: `${locale}/${name}` });
const pathsIn = (locale: LocaleCode) => (screen: Screen) => screenPaths[screen][locale];

export default [
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('site.webmanifest', 'routes/web-manifest.ts'),
  // Without the frame around pages: other sites embed it in their own.
  ...localeCodes.map((locale) => {
    return route(
      pathToStripFrame(locale).slice(1),
      'routes/led-strip-frame.tsx',
      ownIn(locale)('led-strip-frame'),
    );
  }),
  ...localeCodes.map((locale) => {
    const own = ownIn(locale);
    return route(locale, 'routes/locale-layout.tsx', own('layout'), [
      index('routes/home.tsx', own('home')),
      route('sitemap.xml', 'routes/sitemap.ts', own('sitemap')),
      ...catalogueRoutes(locale),
      ...toolRoutes(locale),
      ...editorialRoutes(locale),
      ...formRoutes(locale),
      route('*', 'routes/page.tsx', own('page')),
    ]);
  }),
  route('*', 'routes/no-route.tsx'),
] satisfies RouteConfig;

function catalogueRoutes(locale: LocaleCode) {
  const [own, at] = [ownIn(locale), pathsIn(locale)];
  return [
    route(at('products'), 'routes/products.tsx', own('products')),
    route(`${at('products')}/:slug`, 'routes/product.tsx', own('product')),
    route(`${CODE_FOLDER}/*`, 'routes/code.tsx', own('code')),
    route(at('product-categories'), 'routes/categories.tsx', own('categories')),
    route(`${at('product-categories')}/:slug`, 'routes/category.tsx', own('category')),
    route(at('compare-products'), 'routes/compare.tsx', own('compare')),
    route(at('project-list'), 'routes/project-list.tsx', own('project-list')),
  ];
}

function toolRoutes(locale: LocaleCode) {
  const [own, at] = [ownIn(locale), pathsIn(locale)];
  return [
    route(at('energy-calculator'), 'routes/energy-calculator.tsx', own('energy')),
    route(at('led-strip-calculator'), 'routes/led-strip-calculator.tsx', own('led-strip')),
    route(at('room-calculator'), 'routes/room-calculator.tsx', own('room-calculator')),
    route(
      at('road-lighting-calculator'),
      'routes/road-lighting-calculator.tsx',
      own('road-lighting-calculator'),
    ),
    route(
      at('area-lighting-calculator'),
      'routes/area-lighting-calculator.tsx',
      own('area-lighting-calculator'),
    ),
    route(
      at('escape-route-calculator'),
      'routes/escape-route-calculator.tsx',
      own('escape-route-calculator'),
    ),
    route(at('photometry-viewer'), 'routes/photometry-viewer.tsx', own('photometry-viewer')),
  ];
}

/** Articles, glossary, questions, case studies and places. */
function editorialRoutes(locale: LocaleCode) {
  const [own, at] = [ownIn(locale), pathsIn(locale)];
  return [
    route(at('articles'), 'routes/articles.tsx', own('articles')),
    route(`${at('articles')}/feed.xml`, 'routes/articles-rss.ts', own('articles-rss')),
    route(`${at('articles')}/feed.json`, 'routes/articles-feed.ts', own('articles-feed')),
    route(`${at('articles')}/:category`, 'routes/articles.tsx', own('article-category')),
    route(`${at('articles')}/:category/:slug`, 'routes/article.tsx', own('article')),
    route(at('glossary'), 'routes/glossary.tsx', own('glossary')),
    route(at('faqs'), 'routes/faqs.tsx', own('faqs')),
    route(at('case-studies'), 'routes/case-studies.tsx', own('case-studies')),
    route(at('area-sales-managers'), 'routes/area-sales-managers.tsx', own('managers')),
    route(at('showrooms'), 'routes/showrooms.tsx', own('showrooms')),
    route(at('stockists'), 'routes/stockists.tsx', own('stockists')),
  ];
}

function formRoutes(locale: LocaleCode) {
  const own = ownIn(locale);
  return [
    route(formPath(locale, 'contact'), 'routes/form-page.tsx', own('contact')),
    route(formPath(locale, 'warranty'), 'routes/warranty.tsx', own('warranty')),
    route(formPath(locale, 'register'), 'routes/form-page.tsx', own('register')),
    route(formPath(locale, 'claim'), 'routes/form-page.tsx', own('claim')),
    route(formPath(locale, 'copy'), 'routes/form-page.tsx', own('copy')),
    route(formPath(locale, 'newsletter'), 'routes/form-page.tsx', own('newsletter')),
    route(
      `${formPath(locale, 'newsletter')}/:secret`,
      'routes/newsletter-link.tsx',
      own('newsletter-link'),
    ),
    route(formPath(locale, 'cookies'), 'routes/cookies.tsx', own('cookies')),
    route(`${formPath(locale, 'case')}/:secret`, 'routes/warranty-case.tsx', own('case')),
  ];
}
