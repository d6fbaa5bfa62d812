import sharp from 'sharp';
import { expect, test } from 'vitest';
import { POLL_MS } from '#server/db/content-state.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { copyContent, fixtureFolder as folder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';

describeEachDatabase('A running site', (createPlace) => {
  test('shows new content within two seconds of another process importing it', async () => {
    const place = await createPlace();
    const [db, importer] = [await place.open(), await place.open()];
    const { dataDir } = place;
    await importContent(importer, { folder, dataDir });
    const services = createServices({ db, dataDir });
    await services.catalogue.listCategories('en');
    let stop = () => {};
    const noticed = new Promise<number>((resolve) => {
      stop = services.watch(resolve);
    });
    const content = await copyContent();
    await content.edit(
      'catalogue/products/vel400/product.yaml',
      'title: { en: Velo 400',
      'title: { en: Velo 401',
    );
    await importContent(importer, { folder: content.folder, dataDir });
    expect(POLL_MS * 2).toBeLessThanOrEqual(2000);
    expect(await noticed).toBe(2);
    stop();
    await services.search.close();
    const product = await services.catalogue.findProduct('en', 'velo-400-bollard');
    expect(product?.title).toBe('Velo 401');
  });

  test('finds new content as soon as it reports it', async () => {
    const place = await createPlace();
    const [db, importer] = [await place.open(), await place.open()];
    const { dataDir } = place;
    await importContent(importer, { folder, dataDir });
    const services = createServices({ db, dataDir });
    await services.search.refill();
    const find = async (q: string) => {
      const params = { q, query_by: 'post_title', num_typos: 0 };
      const collection = services.search.collectionOf('es', 'product');
      return (await services.search.engine.search(collection, params)).found;
    };
    expect([await find('velo'), await find('zafiro')]).toEqual([1, 0]);
    const parts: string[] = [];
    let stop = () => {};
    const found = new Promise<void>((resolve) => {
      stop = services.watch((version, part) => {
        parts.push(`${part} ${version}`);
        if (part === 'search') resolve();
      });
    });
    const content = await copyContent();
    const file = 'catalogue/products/vel400/product.yaml';
    await content.edit(file, 'es: Velo 400', 'es: Zafiro 400');
    await importContent(importer, { folder: content.folder, dataDir });
    await found;
    stop();
    await services.search.close();
    expect(parts).toEqual(['content 2', 'search 2']);
    expect([await find('velo'), await find('zafiro')]).toEqual([0, 1]);
  });

  test('serves media and scaled pictures after the content folder is gone', async () => {
    const place = await createPlace();
    const db = await place.open();
    const content = await copyContent();
    await importContent(db, { folder: content.folder, dataDir: place.dataDir });
    await content.remove('.');
    const services = createServices({ db, dataDir: place.dataDir });
    const product = await services.catalogue.findProduct('en', 'nimba-120-recessed-downlight');
    const hash = product?.pictures[0]?.hash as string;
    const master = await services.files.openMedia(hash);
    expect(master?.mimeType).toBe('image/webp');
    const scaled = await services.images.picture(hash, 320, 'avif');
    const { width, format } = await sharp(scaled?.bytes).metadata();
    expect([width, format]).toEqual([320, 'heif']);
  });
});
