import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';

describeEachDatabase('The records of a change set', (createPlace) => {
  async function setUp() {
    const { open, dataDir } = await createPlace();
    const database = await open();
    await importContent(database, { folder: fixtureFolder, dataDir, checkPhotometry: false });
    const { studio, addPerson } = await openTestStudio(database);
    await addPerson('ana', 'editor');
    const person = (await studio.people.list())[0];
    const ana = { id: person?.id ?? '', name: 'ana', role: 'editor' };
    const id = await studio.changes.begin(ana, { title: 'Names', why: '' });
    return { changes: studio.changes, ana, id };
  }

  test('have their codes and titles, those of the change set where it has others', async () => {
    const { changes, ana, id } = await setUp();
    const path = 'catalogue/products/vel400/product.yaml';
    const find = async () => {
      const { items } = await changes.listRecords(id, 'product');
      return items.find((record) => record.path === path);
    };
    const before = await find();
    expect(before).toMatchObject({ code: 'VEL400', at: null, isChanged: false });
    const edit = { path: ['title', 'en'], from: before?.title.en, to: 'Velo 401' };
    await changes.editFile(ana, { id, path }, [edit]);
    expect(await find()).toMatchObject({
      code: 'VEL400',
      title: { ...before?.title, en: 'Velo 401' },
      isChanged: true,
    });
  });

  test('are the items of a list, and lack those of a removed file', async () => {
    const { changes, ana, id } = await setUp();
    const { items } = await changes.listRecords(id, 'term');
    const [first] = items;
    expect(first).toMatchObject({ at: 0, isChanged: false });
    expect(first?.title.es).not.toBe('');
    const path = first?.path ?? '';
    await changes.removeFile(ana, { id, path });
    const { items: left } = await changes.listRecords(id, 'term');
    expect(left.filter((record) => record.path === path)).toEqual([]);
    expect(left.length).toBe(items.filter((record) => record.path !== path).length);
  });
});
