import { data } from 'react-router';
import { CategoryTiles } from '#app/catalogue/category-tiles.tsx';
import { Listing } from '#app/catalogue/listing.tsx';
import { requestLocale, requestPage } from '#app/i18n/request-locale.ts';
import { useT } from '#app/i18n/use-t.ts';
import { productCrumbs } from '#app/layout/crumbs.ts';
import type { PageHandle } from '#app/layout/page-handle.ts';
import { breadcrumbList, contextOf, pageMeta } from '#app/layout/page-meta.ts';
import { servicesContext } from '#app/services.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { ReadMore } from '#app/ui/read-more.tsx';
import type { CategoryDetail } from '#core/catalogue/product.ts';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import type { Route } from './+types/category.ts';

const PER_PAGE = 24;

export const handle = {
  paths: ({ category }) => alternatesOf('product-categories', category.slugs),
} satisfies PageHandle<{ category: CategoryDetail }>;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, chosen, listing } = loaderData;
  const { locale } = contextOf(matches);
  const isNarrowed = chosen.type !== undefined || chosen.family !== undefined;
  return pageMeta(matches, {
    title: category.title,
    description: category.summary,
    paths: handle.paths(loaderData),
    picture: category.picture,
    jsonLd: [breadcrumbList(matches, productCrumbs(locale, category.trail))],
    isIndexed: !isNarrowed && listing.page === 1,
  });
}

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const { catalogue } = context.get(servicesContext);
  const category = await catalogue.findCategory(locale, params.slug);
  if (!category) throw data(null, { status: 404 });
  const search = url.searchParams;
  const chosen = {
    type: search.get('type') ?? undefined,
    family: search.get('family') ?? undefined,
  };
  const listing = await catalogue.listProducts(locale, {
    categoryId: category.id,
    page: requestPage(url),
    perPage: PER_PAGE,
    ...(chosen.type && { typeSlug: chosen.type }),
    ...(chosen.family && { familySlug: chosen.family }),
  });
  // A category of the upper level is divided by its categories.
  const terms = category.children.length > 0 ? { types: [], families: [] } : {};
  return { category, listing: { ...listing, ...terms }, chosen };
}

/** A category: what it is for, the categories below it, and its products by type and family. */
export default function Category({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { category, listing, chosen } = loaderData;
  return (
    <main id="main" className="container">
      <Breadcrumbs
        label={t('breadcrumbs')}
        crumbs={productCrumbs(t.locale, category.trail.slice(0, -1))}
        current={category.title}
      />
      <PageHeading title={category.title} text={category.summary}>
        <ReadMore
          html={category.descriptionHtml}
          labels={{ more: t('read-more'), less: t('read-less') }}
        />
      </PageHeading>
      {category.children.length > 0 && <CategoryTiles categories={category.children} isFirst />}
      <Listing
        listing={listing}
        path={pathTo(t.locale, 'product-categories', category.slug)}
        chosen={chosen}
        emptyText={t('category.empty')}
      />
    </main>
  );
}
