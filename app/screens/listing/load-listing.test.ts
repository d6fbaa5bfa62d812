import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RouterContextProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { loadListing } from '#app/screens/listing/load-listing.ts';
import { servicesContext } from '#app/services-context.ts';
import { listSearchMisses } from '#server/catalogue/search-report/list-search-misses.ts';
import { openDatabase } from '#server/db/client.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';

test('Only a search of all products that misses something is counted', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'listing-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const db = await openDatabase({ inMemory: true });
  await importContent(db, { folder: fixtureFolder, dataDir, checkPhotometry: false });
  const services = createServices({ db, dataDir });
  await services.search.refill();
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const load = (path: string, categorySlug?: string) =>
    loadListing({ url: new URL(path, 'http://localhost'), context }, categorySlug);

  const { listing } = await load('/en/products?search=nimba');
  expect(listing.total).toBe(1);
  expect((await load('/en/products?search=Zeppelin')).listing.total).toBe(0);
  await load('/es/productos?search=Zepelín');
  await load('/es/productos?search=zepelin');
  await load('/en/products?search=airship&ip=IP44');
  await load('/en/products?search=airship&sort=name');
  await load('/en/product-categories/downlights?search=airship', 'downlights');
  await load('/en/products?ip=IP69');
  // A form's URL redirects to the canonical URL; only the latter is counted.
  await expect(load('/en/products?search=airship&ip=')).rejects.toMatchObject({ status: 302 });

  // A word too many, also beside a figure, which becomes a filter.
  const { listing: shown } = await load('/en/products?search=zeppelin+recessed');
  expect([shown.leftOut, shown.total]).toEqual([['zeppelin'], 1]);
  await expect(load('/en/products?search=airship+recessed+4000K')).rejects.toMatchObject({
    status: 302,
  });

  // A category without a result says what all products have.
  const inPanels = await load('/en/product-categories/panels?search=recessed', 'panels');
  expect(inPanels.listing.total).toBe(0);
  expect(inPanels.elsewhere).toEqual({ query: '?search=recessed', total: 1 });
  const none = await load('/en/product-categories/downlights?search=airship', 'downlights');
  expect(none.elsewhere).toBeNull();

  await services.search.close();
  await services.searchMisses.close();
  const misses = await listSearchMisses(db);
  expect(misses.map(({ count, locale, text }) => [count, locale, text])).toEqual([
    [2, 'es', 'zepelin'],
    [1, 'en', 'airship recessed'],
    [1, 'en', 'zeppelin'],
    [1, 'en', 'zeppelin recessed'],
  ]);
  expect(misses.map(({ leftOut }) => leftOut)).toEqual([[], ['airship'], [], ['zeppelin']]);
  await db.destroy();
});
