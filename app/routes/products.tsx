import { createTranslate, useT } from '#app/i18n/use-t.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { contextOf } from '#app/page/page-meta.ts';
import { Listing } from '#app/screens/listing/listing.tsx';
import { type ListingPage, listingMeta, withQueries } from '#app/screens/listing/listing-meta.ts';
import { loadListing } from '#app/screens/listing/load-listing.ts';
import { arrangeGroups } from '#app/search/client/arrange-groups.ts';
import { PlaceGroups } from '#app/search/place-groups.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import type { Route } from './+types/products.ts';

export const handle = {
  paths: ({ queries }) => withQueries(alternatesOf('products'), queries),
} satisfies PageHandle<ListingPage>;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const t = createTranslate(contextOf(matches).locale);
  const { total } = loaderData.listing;
  return listingMeta(matches, loaderData, {
    title: t('products.title'),
    description: total > 0 ? t.count('products.description', total) : t('products.text'),
    paths: alternatesOf('products'),
  });
}

export async function loader(args: Route.LoaderArgs): Promise<ListingPage> {
  return loadListing(args);
}

const noPlaces = { places: [], isPlaceFirst: false };

/** Lists all products, filtered and sorted by the URL. */
export default function Products({ loaderData: { listing, places } }: Route.ComponentProps) {
  const t = useT();
  const groups = places?.places ?? [];
  const pages = groups.reduce((sum, group) => sum + group.total, 0);
  const { above, below } = arrangeGroups(places ?? noPlaces, listing.total > 0);
  return (
    <main id="main" className="container">
      <PageHeading title={t('products.title')} text={t('products.text')} />
      <Listing
        listing={listing}
        path={pathTo(t.locale, 'products')}
        emptyText={pages > 0 ? t.count('search.places', pages) : t('listing.none')}
        before={<PlaceGroups groups={above} />}
        after={<PlaceGroups groups={below} />}
      />
    </main>
  );
}
