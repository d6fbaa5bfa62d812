import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { localeCodes } from '#core/i18n/locales.ts';
import { screenPaths } from '#core/i18n/paths.ts';

export default [
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('site.webmanifest', 'routes/web-manifest.ts'),
  ...localeCodes.map((locale) => {
    const own = (name: string) => ({ id: `${locale}/${name}` });
    const products = screenPaths.products[locale];
    const categories = screenPaths['product-categories'][locale];
    return route(locale, 'routes/locale-layout.tsx', own('layout'), [
      index('routes/home.tsx', own('home')),
      route('sitemap.xml', 'routes/sitemap.ts', own('sitemap')),
      route(products, 'routes/products.tsx', own('products')),
      route(`${products}/:slug`, 'routes/product.tsx', own('product')),
      route(categories, 'routes/categories.tsx', own('categories')),
      route(`${categories}/:slug`, 'routes/category.tsx', own('category')),
      route('*', 'routes/page.tsx', own('page')),
    ]);
  }),
  route('*', 'routes/no-route.tsx'),
] satisfies RouteConfig;
