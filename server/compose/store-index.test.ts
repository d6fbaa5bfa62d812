import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plainListing } from '#core/catalogue/listing/listing-state.ts';
import { searchCollections } from '#core/catalogue/listing/search-schema.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { CollectionCopy } from '#core/search/copy-collection.ts';
import { storeIndex } from '#server/compose/store-index.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { copyContent, fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent, type StoredContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';

const VELO = 'catalogue/products/vel400';

/** Edits one after the other, with the documents in both languages that are known from the version before. */
const changes: [path: string, from: string, to: string, known: number][] = [
  ['site/options.yaml', 'name: Lumbrera Iluminación', 'name: Lumbrera Luz', 0],
  [`${VELO}/product.yaml`, 'a ring of soft light', 'a ring of softest light', 17],
  [`${VELO}/variants.csv`, '3000 K, bronze', '3000 K, bright bronze', 17],
  [`${VELO}/variants.csv`, 'VEL400/9/830/Z,,', 'VEL400/9/830/Z,VEL-OLD,', 14],
  ['catalogue/categories/bollards.yaml', 'en: Bollards', 'en: Bright bollards', 17],
  [`${VELO}/product.yaml`, 'en: Velo 400', 'en: Aardvark 400', 10],
];

describeEachDatabase('An import that stores the index of the search', (createPlace) => {
  test('stores it before the version is in use, and the site builds none', async () => {
    const { open, dataDir } = await createPlace();
    const database = await open();
    const before: number[] = [];
    const result = await importContent(database, {
      folder: fixtureFolder,
      dataDir,
      async prepare(imported) {
        before.push((await readContentVersion(database)).version);
        const place = { database, dataDir, minFreeMb: 0, search: {} };
        for (const locale of localeCodes) await storeIndex(place, { locale, imported });
      },
    });
    expect(result.outcome).toBe('imported');
    expect(before).toEqual([0]);
    const files = await readdir(join(dataDir, 'cache/search'));
    expect(files.map((file) => file.replace(/-.*[.]/, '.')).sort()).toEqual([
      'en.index',
      'es.index',
    ]);

    const expected = createServices({ db: database, dataDir: join(dataDir, 'elsewhere') });
    await expected.search.refill();
    await expected.search.close();
    // Without its rows nobody can build an index.
    await database.write.deleteFrom('variant_text').execute();
    const services = createServices({ db: database, dataDir });
    await services.search.refill();
    for (const locale of localeCodes) {
      const listing = await services.catalogue.searchListing(locale, { state: plainListing });
      expect(listing.total).toBeGreaterThan(0);
      expect(listing).toEqual(
        await expected.catalogue.searchListing(locale, { state: plainListing }),
      );
    }
  });

  test('takes from the index of the version in use what has not changed, and has all the same', async () => {
    const { open, dataDir } = await createPlace();
    const database = await open();
    const content = await copyContent();
    const place = { database, dataDir, minFreeMb: 0, search: {} };
    const prepare = async (imported: StoredContent) => {
      for (const locale of localeCodes) await storeIndex(place, { locale, imported });
    };
    const copies = vi.spyOn(CollectionCopy.prototype, 'add');
    onTestFinished(() => copies.mockRestore());
    const documentsOf = async (folder: string) => {
      const { search } = createServices({ db: database, dataDir: folder });
      await search.refill();
      const responses = localeCodes.flatMap((locale) =>
        searchCollections.map((name) =>
          search.engine.search(search.collectionOf(locale, name), { q: '*', per_page: 250 }),
        ),
      );
      await search.close();
      return (await Promise.all(responses)).map(({ hits }) => hits);
    };
    for (const [path, from, to, known] of changes) {
      await content.edit(path, from, to);
      copies.mockClear();
      await importContent(database, { folder: content.folder, dataDir, prepare });
      expect(copies.mock.calls.flatMap(([, ids]) => ids).length, path).toBe(known);
      const built = await documentsOf(join(dataDir, `without ${path}`));
      expect(await documentsOf(dataDir), path).toEqual(built);
    }
  });

  test('changes nothing when it fails', async () => {
    const { open, dataDir } = await createPlace();
    const database = await open();
    const failing = importContent(database, {
      folder: fixtureFolder,
      dataDir,
      prepare: () => Promise.reject(new Error('no index')),
    });
    await expect(failing).rejects.toThrow('no index');
    expect(await readContentVersion(database)).toMatchObject({ version: 0 });
    const next = await importContent(database, { folder: fixtureFolder, dataDir });
    expect(next).toMatchObject({ outcome: 'imported', version: 2 });
  });
});
