import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainListing } from '#core/catalogue/listing/listing-state.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { storeIndex } from '#server/compose/store-index.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';

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
