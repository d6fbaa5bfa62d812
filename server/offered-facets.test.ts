import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FacetView, ProductListing } from '#core/catalogue/listing/listing-view.ts';
import { demoFolder, serveListings } from '#server/listing.fixtures.ts';

let site: Awaited<ReturnType<typeof serveListings>>;
beforeAll(async () => {
  site = await serveListings(demoFolder);
});
afterAll(() => site.close());

const isEmpty = (facet: FacetView) => {
  if (facet.kind === 'range') return facet.bounds.max < facet.bounds.min;
  return facet.kind === 'flag' ? facet.count === 0 : facet.values.every(({ count }) => count === 0);
};
const idsOf = (facets: FacetView[]) => facets.map(({ id }) => id);
const openOf = ({ facets }: ProductListing) => idsOf(facets.filter(({ isOpen }) => isOpen));
const offers = (listing: ProductListing, id: FacetView['id']) =>
  listing.facets.some((facet) => facet.id === id);

test.each([
  ['es', 'detector de presencia'],
  ['en', 'led strip'],
  ['en', 'downlight'],
] as const)('Results in %s for "%s" have no facet without any of them', async (locale, text) => {
  const listing = await site.list(locale, `search=${text}`);
  expect(listing.total).toBeGreaterThan(0);
  expect(idsOf(listing.facets.filter(isEmpty))).toEqual([]);
  expect(listing.facets.length).toBeLessThan((await site.list(locale, '')).facets.length);
});

test('Results of one category open what divides them, with any filter', async () => {
  const found = await site.list('en', 'search=downlight');
  expect(openOf(found)).toEqual(openOf(await site.list('en', '', 'downlights')));
  expect(openOf(found)).not.toEqual(openOf(await site.list('en', '')));
  const narrowed = await site.list('en', 'search=downlight&cct=4000');
  expect(idsOf(narrowed.facets)).toEqual(idsOf(found.facets));
  expect(openOf(narrowed)).toEqual(openOf(found));
});

test('A text that finds nothing by itself leaves the facets of the listing', async () => {
  const { facets } = await site.list('en', 'search=qwertzuiop&ip=IP65');
  expect(idsOf(facets)).toContain('cct');
});

test('Photometric files are a filter where some variants lack them', async () => {
  expect(offers(await site.list('en', ''), 'photometry')).toBe(true);
  expect(offers(await site.list('en', '', 'downlights'), 'photometry')).toBe(false);
  expect(offers(await site.list('en', 'photometry=yes', 'downlights'), 'photometry')).toBe(true);
});
