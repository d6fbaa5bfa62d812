import { Listing } from '#app/catalogue/listing.tsx';
import { TermLinks } from '#app/catalogue/term-links.tsx';
import { requestLocale, requestPage } from '#app/i18n/request-locale.ts';
import { createTranslate, useT } from '#app/i18n/use-t.ts';
import type { PageHandle } from '#app/layout/page-handle.ts';
import { contextOf, pageMeta } from '#app/layout/page-meta.ts';
import { servicesContext } from '#app/services.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import type { Route } from './+types/products.ts';

const PER_PAGE = 24;

export const handle = { paths: () => alternatesOf('products') } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = createTranslate(contextOf(matches).locale);
  return pageMeta(matches, {
    title: t('products.title'),
    description: t('products.description', { count: loaderData?.listing.total ?? 0 }),
    paths: handle.paths(),
    isIndexed: (loaderData?.listing.page ?? 1) === 1,
  });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const query = { page: requestPage(url), perPage: PER_PAGE };
  const locale = requestLocale(url);
  const [listing, categories] = await Promise.all([
    catalogue.listProducts(locale, query),
    catalogue.listCategories(locale),
  ]);
  const leaves = categories.filter(({ parentId }) => parentId !== null);
  return { listing: { ...listing, types: [], families: [] }, leaves };
}

/** Everything that is made, newest first. */
export default function Products({ loaderData: { listing, leaves } }: Route.ComponentProps) {
  const t = useT();
  return (
    <main id="main" className="container">
      <PageHeading title={t('products.title')} text={t('products.text')} />
      <TermLinks
        label={t('products.categories')}
        terms={leaves.map((leaf) => ({ ...leaf, count: leaf.productCount }))}
        hrefOf={(slug) => pathTo(t.locale, 'product-categories', slug)}
      />
      <Listing
        listing={listing}
        path={pathTo(t.locale, 'products')}
        chosen={{}}
        emptyText={t('listing.none')}
      />
    </main>
  );
}
