import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';

const PRODUCT = 'catalogue/products/vel400/product.yaml';

describeEachDatabase('Records of a change set', (createPlace) => {
  async function setUp() {
    const { open, dataDir } = await createPlace();
    const database = await open();
    await importContent(database, { folder: fixtureFolder, dataDir, checkPhotometry: false });
    const { studio, addPerson } = await openTestStudio(database);
    await addPerson('ana', 'editor');
    const person = (await studio.people.list())[0];
    const ana = { id: person?.id ?? '', name: 'ana', role: 'editor' };
    const id = await studio.changes.begin(ana, { title: 'Records', why: '' });
    return { changes: studio.changes, ana, id };
  }

  test('are added with what they must have, under a code that none has', async () => {
    const { changes, ana, id } = await setUp();
    const path = await changes.addRecord(ana, { id, kind: 'product', code: 'NEW150' });
    expect(path).toBe('catalogue/products/new150/product.yaml');
    const { value } = await changes.openFile({ id, path });
    expect(value).toMatchObject({ code: 'NEW150', title: { en: '', es: '' } });
    const { items } = await changes.listRecords(id, 'product');
    expect(items).toContainEqual(expect.objectContaining({ code: 'NEW150', isChanged: true }));
    const again = changes.addRecord(ana, { id, kind: 'product', code: 'NEW150' });
    await expect(again).rejects.toMatchObject({ values: { problems: [{ code: 'record-taken' }] } });
  });

  test('are pages in every language, which forms can edit', async () => {
    const { changes, ana, id } = await setUp();
    const path = await changes.addRecord(ana, { id, kind: 'page', code: 'fair' });
    expect(path).toBe('pages/fair/en.md');
    const place = { id, path: 'pages/fair/es.md' };
    const edit = { path: ['title'], from: '', to: 'Feria' };
    const { conflicts, file } = await changes.editFile(ana, place, [edit]);
    expect(conflicts).toEqual([]);
    expect(file.value).toMatchObject({ title: 'Feria' });
  });

  test('have codes as the importer wants them, and only kinds with files of their own', async () => {
    const { changes, ana, id } = await setUp();
    for (const [kind, code] of [
      ['product', 'new150'],
      ['category', '../site'],
      ['page', ''],
      ['term', 'lux'],
    ] as const) {
      await expect(changes.addRecord(ana, { id, kind, code })).rejects.toMatchObject({
        values: { problems: [{ field: 'code', code: 'record-code' }] },
      });
    }
  });

  test('are removed with everything in their folder, and can be added again', async () => {
    const { changes, ana, id } = await setUp();
    await changes.removeRecord(ana, { id, path: PRODUCT });
    const { items } = await changes.listRecords(id, 'product');
    expect(items.map(({ code }) => code)).not.toContain('VEL400');
    const { items: files } = await changes.listFiles(id, {
      ...{ under: 'catalogue/products/vel400', offset: 0, limit: 99 },
    });
    expect(files.length).toBeGreaterThan(2);
    expect(files.every(({ isChanged }) => isChanged)).toBe(true);
    await changes.removeRecord(ana, { id, path: PRODUCT });
    expect(await changes.addRecord(ana, { id, kind: 'product', code: 'VEL400' })).toBe(PRODUCT);
  });

  test('that share a file with others are not removed with it', async () => {
    const { changes, ana, id } = await setUp();
    const removal = changes.removeRecord(ana, { id, path: 'glossary/photometry.yaml' });
    await expect(removal).rejects.toMatchObject({
      values: { problems: [{ code: 'not-editable' }] },
    });
  });
});
