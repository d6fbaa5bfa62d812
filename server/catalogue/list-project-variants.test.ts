import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { serveFixtures } from '#server/services.fixtures.ts';
import { createServices } from '#server/services.ts';

describeEachDatabase('The variants of a project list', (createPlace) => {
  test('are in the order of their lines, in one language, without unknown ones', async () => {
    const { catalogue } = await serveFixtures(createPlace)();
    const downlight = await catalogue.findProduct('es', 'nimba-120-downlight-empotrable');
    const [first, second] = downlight?.variants ?? [];
    if (!downlight || !first || !second) throw new Error('The fixtures have changed.');
    const ids = [second.id, 4711, first.id, second.id];
    const variants = await catalogue.listProjectVariants('es', ids);
    expect(variants.map(({ sku }) => sku)).toEqual([second.sku, first.sku, second.sku]);
    expect(variants[1]).toMatchObject({
      id: first.id,
      description: first.description,
      title: downlight.title,
      slug: downlight.slug,
      type: downlight.types[0]?.title,
      powerW: first.powerW,
      fluxLm: first.fluxLm,
      isSupply: false,
      updated: downlight.updated.slice(0, 10),
    });
    expect(await catalogue.listProjectVariants('en', [])).toEqual([]);
  });

  test('are dark in use by their mode, whatever the test, and have no efficacy then', async () => {
    const { open, dataDir } = await createPlace();
    const db = await open();
    const content = await copyContent();
    const folder = 'catalogue/products/nim120';
    await content.edit(
      `${folder}/variants.csv`,
      'none,none,,,85,120,110,0.45,-20,',
      'none,3h-self-test,,,85,120,110,0.45,0,',
    );
    await content.edit(
      `${folder}/product.yaml`,
      'attributes:',
      'attributes:\n  emergency_mode: non-maintained\n  emergency_test: self-test\n  battery_type: nimh',
    );
    await importContent(db, { folder: content.folder, dataDir });
    const { catalogue } = createServices({ db, dataDir });
    const downlight = await catalogue.findProduct('es', 'nimba-120-downlight-empotrable');
    const ids = downlight?.variants.map(({ id }) => id) ?? [];
    const variants = await catalogue.listProjectVariants('es', ids);
    expect(variants.map(({ isDark }) => isDark)).toEqual([true, false, false, false]);
    expect(variants.map(({ efficacyLmW }) => efficacyLmW === null)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('retain their codes after they leave the catalogue', async () => {
    const { open, dataDir } = await createPlace();
    const db = await open();
    const content = await copyContent();
    await importContent(db, { folder: content.folder, dataDir });
    const { catalogue, refresh } = createServices({ db, dataDir });
    const result = await catalogue.findByLegacyCode('en', 'VEL400/9/830/A');
    const id = result?.variant?.id as number;
    await content.edit(
      'catalogue/products/vel400/variants.csv',
      'VEL400/9/830/A',
      'VEL400/9/830/B',
    );
    await importContent(db, { folder: content.folder, dataDir });
    await refresh();
    expect(await catalogue.listProjectVariants('en', [id])).toEqual([]);
    expect([...(await catalogue.listSkus([id, 4711]))]).toEqual([[id, 'VEL400/9/830/A']]);
    expect((await catalogue.listSkus([])).size).toBe(0);
  });
});
