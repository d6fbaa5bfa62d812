import { data } from 'react-router';
import { CategoryTiles } from '#app/catalogue/category-tiles.tsx';
import { ProductGrid } from '#app/catalogue/product-grid.tsx';
import { PageArticle } from '#app/content/page-article.tsx';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { createTranslate, useT } from '#app/i18n/use-t.ts';
import type { PageHandle } from '#app/layout/page-handle.ts';
import { breadcrumbList, pageMeta } from '#app/layout/page-meta.ts';
import { servicesContext } from '#app/services.ts';
import { SectionHeading } from '#app/ui/section-heading.tsx';
import { TileGrid } from '#app/ui/tile-grid.tsx';
import type { PageDetail } from '#core/content/page.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { pathTo, pathToPage } from '#core/i18n/paths.ts';
import type { Route } from './+types/page.ts';

export const handle = {
  paths({ page }) {
    const paths = localeCodes.map((code) => [code, pathToPage(code, page.paths[code])]);
    return Object.fromEntries(paths) as Localised;
  },
} satisfies PageHandle<{ page: PageDetail }>;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, crumbs, locale } = loaderData;
  return pageMeta(matches, {
    title: page.title,
    description: page.summary,
    paths: handle.paths(loaderData),
    picture: page.picture,
    jsonLd: [
      breadcrumbList(matches, [
        ...crumbs,
        { title: page.title, href: pathToPage(locale, page.path) },
      ]),
    ],
  });
}

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const { catalogue, content } = context.get(servicesContext);
  const path = (params['*'] ?? '').replace(/\/$/, '');
  const page = await content.findPage(locale, path);
  if (!page || page.kind === 'home') throw data(null, { status: 404 });
  const [categories, products, above] = await Promise.all([
    catalogue.listCategoryCards(locale, page.categoryIds),
    catalogue.listProductCards(locale, page.productIds),
    content.findPage(locale, page.path.split('/').slice(0, -1).join('/')),
  ]);
  return { locale, page, categories, products, crumbs: crumbsOf(locale, above) };
}

/** A page from content: text, facts, and what it leads to. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { page, categories, products, crumbs } = loaderData;
  return (
    <main id="main" className="container">
      <PageArticle page={page} crumbs={crumbs} />
      {page.pages.length > 0 && (
        <TileGrid
          tiles={page.pages.map(({ path, title, summary, picture }) => ({
            href: pathToPage(t.locale, path),
            title,
            text: summary,
            picture,
          }))}
        />
      )}
      {categories.length > 0 && (
        <>
          <SectionHeading title={t('page.categories')} />
          <CategoryTiles categories={categories} />
        </>
      )}
      {products.length > 0 && (
        <>
          <SectionHeading title={t('page.products')} />
          <ProductGrid products={products} />
        </>
      )}
    </main>
  );
}

function crumbsOf(locale: LocaleCode, above: { path: string; title: string } | null) {
  const t = createTranslate(locale);
  const home = { title: t('home.crumb'), href: pathTo(locale, 'home') };
  return above ? [home, { title: above.title, href: pathToPage(locale, above.path) }] : [home];
}
