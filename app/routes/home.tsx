import { CategoryTiles } from '#app/catalogue/category-tiles.tsx';
import { ProductGrid } from '#app/catalogue/product-grid.tsx';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { createTranslate, useT } from '#app/i18n/use-t.ts';
import { HomeHero } from '#app/layout/home-hero.tsx';
import type { PageHandle } from '#app/layout/page-handle.ts';
import { contextOf, pageMeta } from '#app/layout/page-meta.ts';
import { servicesContext } from '#app/services.ts';
import { SectionHeading } from '#app/ui/section-heading.tsx';
import { TileGrid } from '#app/ui/tile-grid.tsx';
import { alternatesOf, pathTo, pathToPage } from '#core/i18n/paths.ts';
import type { Route } from './+types/home.ts';

const LATEST = 8;

export const handle = {
  paths: () => alternatesOf('home'),
  isHeaderTransparent: true,
} satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = createTranslate(contextOf(matches).locale);
  return pageMeta(matches, {
    title: t('home.head-title'),
    description: t('home.description'),
    paths: handle.paths(),
    picture: loaderData?.page?.picture ?? null,
  });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const { catalogue, content } = context.get(servicesContext);
  const [[page = null], categories, latest, applications, caseStudies] = await Promise.all([
    content.listPages(locale, 'home'),
    catalogue.listCategories(locale),
    catalogue.listLatestProducts(locale, LATEST),
    content.listPages(locale, 'application'),
    content.listPages(locale, 'case-study'),
  ]);
  return {
    page,
    categories: categories.filter(({ parentId }) => parentId === null),
    latest,
    applications,
    caseStudies,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { page, categories, latest, applications, caseStudies } = loaderData;
  const toTile = ({ path, title, summary, picture }: (typeof applications)[number]) => {
    return { href: pathToPage(t.locale, path), title, text: summary, picture };
  };
  return (
    <main id="main">
      <HomeHero page={page} />
      <div className="container">
        <SectionHeading
          title={t('home.categories')}
          href={pathTo(t.locale, 'product-categories')}
          linkText={t('home.all-categories')}
        />
        <CategoryTiles categories={categories} />
        <SectionHeading
          title={t('home.latest')}
          href={pathTo(t.locale, 'products')}
          linkText={t('home.all-products')}
        />
        <ProductGrid products={latest} />
        <SectionHeading title={t('home.applications')} />
        <TileGrid tiles={applications.map(toTile)} />
        <SectionHeading title={t('home.case-studies')} />
        <TileGrid tiles={caseStudies.map(toTile)} isLarge />
      </div>
    </main>
  );
}
