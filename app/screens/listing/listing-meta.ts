import type { MetaDescriptor } from 'react-router';
import { createTranslate } from '#app/i18n/use-t.ts';
import { contextOf, pageMeta } from '#app/page/page-meta.ts';
import { titleOf } from '#app/screens/listing/listing-title.ts';
import { listingText } from '#app/screens/listing/narrowed-text.ts';
import type { ProductListing } from '#core/catalogue/listing/listing-view.ts';
import type { ListingPlaces } from '#core/catalogue/search/product-suggestions.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { mapKeys } from '#core/keys.ts';

/** The listing of all products for a text. */
export type Elsewhere = { query: string; total: number };

/** Loader data of a listing. */
export type ListingPage = {
  listing: ProductListing;
  /** Places of the site that its text names; null without a text. */
  places: ListingPlaces | null;
  /** What all products have for a text of which a category has nothing; null where that is nothing, too. */
  elsewhere: Elsewhere | null;
  /** Query of the same listing in every language. */
  queries: Localised;
  /** Queries of the canonical URL in every language. */
  canonicalQueries: Localised;
  isIndexed: boolean;
};

type Matches = Parameters<typeof pageMeta>[0];
type Page = Omit<Parameters<typeof pageMeta>[1], 'paths' | 'isIndexed'> & {
  /** Paths of the listing without filters. */
  paths: Localised;
};

/** Returns the head of a listing: its title, and its canonical URL. */
export function listingMeta(
  matches: Matches,
  { listing, canonicalQueries, isIndexed }: ListingPage,
  page: Page,
): MetaDescriptor[] {
  const t = createTranslate(contextOf(matches).locale);
  return pageMeta(matches, {
    ...page,
    title: titleOf(t, page.title, listing),
    description: listingText(t, { title: page.title, text: page.description }, listing).description,
    paths: withQueries(page.paths, canonicalQueries),
    isIndexed,
  });
}

/** Appends the query of each language to its path. */
export function withQueries(paths: Localised, queries: Localised): Localised {
  return mapKeys(localeCodes, (code) => paths[code] + queries[code]);
}
