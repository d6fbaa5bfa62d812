import { useT } from '#app/i18n/use-t.ts';
import { TileGrid } from '#app/ui/tile-grid.tsx';
import { formatListingState, plainListing } from '#core/catalogue/listing/listing-state.ts';
import type { ProductDetail } from '#core/catalogue/product-view.ts';
import { pathTo, pathToPage } from '#core/i18n/paths.ts';

type Props = { applications: ProductDetail['applications'] };

/** Links the product's applications to their pages, or else to all products for the same application. */
export function ProductApplications({ applications }: Props) {
  const t = useT();
  const tiles = applications.map(({ slug, title, page }) => {
    const query = formatListingState({ ...plainListing, terms: { application: [slug] } });
    return {
      href: page ? pathToPage(t.locale, page.path) : pathTo(t.locale, 'products') + query,
      title,
      text: page?.summary,
      picture: page?.picture ?? null,
    };
  });
  return <TileGrid tiles={tiles} isRow />;
}
