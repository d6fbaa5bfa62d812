import { RouterContextProvider } from 'react-router';
import { loadListing } from '#app/screens/listing/load-listing.ts';
import { searchProducts } from '#app/search/client/search-client.ts';
import { queryOf } from '#app/search/client/search-request.ts';
import type { SearchResult } from '#app/search/client/search-result.ts';
import type { SearchRow } from '#app/search/client/search-rows.ts';
import { textOf } from '#app/search/client/split-marks.ts';
import { servicesContext } from '#app/services-context.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { createSearchApi } from '#server/api/search-api.ts';
import { createTestApi, SITE_URL } from '#tests/api/test-api.ts';

/** A row that a visitor sees: a variant, or a product, or another page, whose `code` is empty. */
export type VisibleRow = { code: string; href: string };

/** Where visitors search. */
export const surfaces = ['listing', 'overlay'] as const;
export type Surface = (typeof surfaces)[number];

type See = (locale: LocaleCode, text: string) => Promise<VisibleRow[]>;

const KEY = 'public-search';

/** Starts the site's services on `content/` and returns, for each surface, what its visitors see first. */
export async function createVisibleResults() {
  const site = await createTestApi({ isDemo: true });
  await site.services.search.refill();
  const context = new RouterContextProvider();
  context.set(servicesContext, site.services);
  const api = createSearchApi(site.services, { searchKey: KEY, adminKey: undefined });

  /** The rows of the first page at the address to which the field of the listing leads. */
  const seeListing: See = async (locale, text) => {
    const url = new URL(pathTo(locale, 'products'), SITE_URL);
    url.searchParams.set('search', text);
    const { listing } = await loadListing({ url, context }).catch((redirected: unknown) => {
      if (!(redirected instanceof Response)) throw redirected;
      return loadListing({ url: new URL(redirected.headers.get('location') ?? '', url), context });
    });
    return listing.rows.map(({ product, variant }) => ({
      code: variant.sku,
      href: pathTo(locale, 'products', product.slug),
    }));
  };

  /** The rows of the overlay in their order: an item whose code is the text is repeated above the others. */
  const seeOverlay: See = async (locale, text) => {
    const search = { locale, key: KEY, prefix: '', query: queryOf(text) };
    const real = globalThis.fetch;
    globalThis.fetch = async (path, init) => api.request(String(path), init);
    try {
      const results = await searchProducts(search, new AbortController().signal);
      const { rows, exact, isPlaceFirst } = results;
      const places = results.places.flatMap((group) =>
        group.rows.map(({ href }) => ({ code: '', href })),
      );
      const [first] = rows;
      const isAbove = first && exact && exact.id !== first.id;
      const products = [...(isAbove ? [rowOf(exact)] : []), ...rows.map(bestOf)];
      return isPlaceFirst ? [...places, ...products] : [...products, ...places];
    } finally {
      globalThis.fetch = real;
    }
  };

  const see: Record<Surface, See> = { listing: seeListing, overlay: seeOverlay };
  return { see, close: site.close };
}

/** A product whose row leads to one of its variants is that variant. */
const bestOf = (row: SearchRow): VisibleRow => {
  const variant = row.variants.find(({ href }) => href === row.href);
  return rowOf(variant ?? row);
};

const rowOf = ({ sku, href }: SearchResult): VisibleRow => ({ code: textOf(sku), href });
