import { CategoryTiles } from '#app/catalogue/category-tiles.tsx';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { useT } from '#app/i18n/use-t.ts';
import { productCrumbs } from '#app/page/crumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { contextOf } from '#app/page/page-meta.ts';
import { Listing } from '#app/screens/listing/listing.tsx';
import { ListingEntrances } from '#app/screens/listing/listing-entrances.tsx';
import { type ListingPage, listingMeta, withQueries } from '#app/screens/listing/listing-meta.ts';
import { loadListing } from '#app/screens/listing/load-listing.ts';
import { listingText } from '#app/screens/listing/narrowed-text.ts';
import { servicesContext } from '#app/services-context.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import headingStyles from '#app/ui/page-heading.module.css';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { ReadMore } from '#app/ui/read-more.tsx';
import linkStyles from '#app/ui/section-heading.module.css';
import { AppError } from '#core/app-error.ts';
import type { CategoryDetail } from '#core/catalogue/product-view.ts';
import { pathToFileSet } from '#core/documents/file-set-address.ts';
import { pathToDownloads } from '#core/i18n/file-paths.ts';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import { calculatorLink } from '#core/photometry/calculator-link.ts';
import type { Route } from './+types/category.ts';

type CategoryPage = ListingPage & {
  category: CategoryDetail;
  /** Leads to the files of the category; null where the content has no page for them. */
  filesHref: string | null;
};

const pathsOf = ({ slugs }: CategoryDetail) => alternatesOf('product-categories', slugs);

export const handle = {
  paths: ({ category, queries }) => withQueries(pathsOf(category), queries),
} satisfies PageHandle<CategoryPage>;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category } = loaderData;
  const { locale } = contextOf(matches);
  return listingMeta(matches, loaderData, {
    title: category.title,
    description: category.summary,
    paths: pathsOf(category),
    picture: category.picture,
    crumbs: productCrumbs(locale, category.trail),
  });
}

export async function loader({ url, context, params }: Route.LoaderArgs): Promise<CategoryPage> {
  const { catalogue, content } = context.get(servicesContext);
  const locale = requestLocale(url);
  const category = await catalogue.findCategory(locale, params.slug);
  if (!category) throw new AppError('page-not-found');
  const [listed, downloads] = await Promise.all([
    loadListing({ url, context }, category.slug),
    content.findPage(locale, pathToDownloads(locale).replace(`/${locale}/`, '')),
  ]);
  const hasFiles = downloads?.blocks.some(({ type }) => type === 'file-sets') ?? false;
  return { category, ...listed, filesHref: hasFiles ? pathToFileSet(locale, category.slug) : null };
}

/** A category: its introduction, its subcategories, and its products by type, family and filter. */
export default function Category({ loaderData }: Route.ComponentProps) {
  const { category, listing, elsewhere, filesHref } = loaderData;
  const t = useT();
  const path = pathTo(t.locale, 'product-categories', category.slug);
  const calculator = calculatorLink(t, category.calculator);
  const isDivided = category.children.length > 0;
  const head = listingText(t, { title: category.title, text: category.summary }, listing);
  return (
    <main id="main" className="container">
      <Breadcrumbs
        label={t('breadcrumbs')}
        crumbs={productCrumbs(t.locale, category.trail.slice(0, -1))}
        current={category.title}
      />
      <PageHeading title={head.title} text={head.text}>
        <div className={headingStyles.links}>
          <ReadMore
            html={category.descriptionHtml}
            labels={{ more: t('read-more'), less: t('read-less') }}
          />
          {calculator && (
            <a className={linkStyles.link} href={pathTo(t.locale, calculator.screen)}>
              {calculator.label} <span aria-hidden="true">→</span>
            </a>
          )}
          {filesHref && (
            <a className={linkStyles.link} href={filesHref}>
              {t('category.files')} <span aria-hidden="true">→</span>
            </a>
          )}
        </div>
      </PageHeading>
      {isDivided && <CategoryTiles categories={category.children} isFirst />}
      <Listing {...{ listing, path, elsewhere }} emptyText={t('category.empty')}>
        {!isDivided && <ListingEntrances facets={listing.facets} path={path} />}
      </Listing>
    </main>
  );
}
