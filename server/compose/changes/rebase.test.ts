import { expect, test } from 'vitest';
import { openPublishedSite } from '#server/compose/changes/published-site.fixtures.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';

const PRODUCT = 'catalogue/products/vel400/product.yaml';
const VARIANTS = 'catalogue/products/vel400/variants.csv';
const PAGE = 'pages/home/en.md';
const GLOSSARY = 'glossary/photometry.yaml';

describeEachDatabase('A change set on an older version', (createPlace) => {
  async function setUp() {
    const { db, dataDir, changes, ben, begin } = await openPublishedSite(await createPlace());
    const { id, at } = await begin();
    const content = await copyContent();
    const importTheirs = () => importContent(db, { folder: content.folder, dataDir });
    return { changes, ben, id, at, content, importTheirs };
  }

  test('is merged by fields, cells and lines, and published then', async () => {
    const { changes, ben, id, at, content, importTheirs } = await setUp();
    const ring = { path: ['features', 1, 'en'], from: 'Frosted ring', to: 'Opal ring' };
    await changes.editFile(ben, at(PRODUCT), [ring]);
    const life = { path: ['VEL400/9/830/A', 'lifetime_h'], from: '50000', to: '60000' };
    await changes.editFile(ben, at(VARIANTS), [life]);
    await content.edit(PRODUCT, 'en: Base plate with slots', 'en: Base plate of steel');
    await content.edit(VARIANTS, ',IK10,', ',IK09,');
    expect((await importTheirs()).errors).toEqual([]);
    const old = await changes.describe(id);
    expect(old).toMatchObject({ baseVersion: 1, versionInUse: 2 });

    await changes.rebase(ben, id, []);

    expect(await changes.describe(id)).toMatchObject({ baseVersion: 2, fileCount: 2 });
    const { text, baseText } = await changes.openFile(at(PRODUCT));
    expect(text).toBe(baseText?.replace('Frosted ring', 'Opal ring'));
    expect(text).toContain('en: Base plate of steel');
    const table = await changes.openFile(at(VARIANTS));
    expect(table.text).toBe(table.baseText?.replace(',50000,', ',60000,'));
    expect(table.text).toContain(',IK09,');
    await changes.step(ben, id, { to: 'approved', text: '' });
    expect(await changes.publish(ben, id)).toBe(3);
  });

  test('waits for decisions where both have changed a field, and changes nothing before', async () => {
    const { changes, ben, id, at, content, importTheirs } = await setUp();
    const ring = { path: ['features', 1, 'en'], from: 'Frosted ring', to: 'Opal ring' };
    await changes.editFile(ben, at(PRODUCT), [ring]);
    await changes.removeFile(ben, at(GLOSSARY));
    const page = await changes.openFile(at(PAGE));
    await changes.writeFile(ben, at(PAGE), { hash: page.hash, text: `${page.text}Mine.\n` });
    await content.edit(PRODUCT, 'Frosted ring', 'Clear ring');
    await content.edit(GLOSSARY, 'code:', '# Theirs.\n  code:');
    await content.write(PAGE, `${page.text}Theirs.\n`);
    expect((await importTheirs()).errors).toEqual([]);
    const before = await changes.describe(id);

    const waiting = changes.rebase(ben, id, []);
    const field = 'features.1.en';
    const conflicts = [
      { path: PRODUCT, field, base: 'Frosted ring', mine: 'Opal ring', theirs: 'Clear ring' },
      { path: GLOSSARY, field: '', mine: null },
      { path: PAGE, field: 'text' },
    ];
    await expect(waiting).rejects.toMatchObject({
      values: {
        code: 'merge-undecided',
        conflicts: expect.arrayContaining(conflicts.map((one) => expect.objectContaining(one))),
      },
    });
    expect(await changes.describe(id)).toEqual(before);

    await changes.rebase(ben, id, [
      { path: PRODUCT, field, value: 'A clear or opal ring' },
      { path: GLOSSARY, field: '', take: 'mine' },
      { path: PAGE, field: 'text', take: 'theirs' },
    ]);
    expect((await changes.openFile(at(PRODUCT))).text).toContain('A clear or opal ring');
    expect((await changes.describe(id))?.files.map(({ path, kind }) => [path, kind])).toEqual([
      [PRODUCT, 'changed'],
      [GLOSSARY, 'removed'],
    ]);
  });

  test('stays approved where nothing of it was changed, and is a draft else', async () => {
    const { changes, ben, id, at, content, importTheirs } = await setUp();
    const ring = { path: ['features', 1, 'en'], from: 'Frosted ring', to: 'Opal ring' };
    await changes.editFile(ben, at(PRODUCT), [ring]);
    await changes.step(ben, id, { to: 'approved', text: '' });
    await content.edit(VARIANTS, ',IK10,', ',IK09,');
    await importTheirs();
    await changes.rebase(ben, id, []);
    expect(await changes.describe(id)).toMatchObject({ state: 'approved', baseVersion: 2 });
    await content.edit(PRODUCT, 'Base plate with slots', 'Base plate');
    await importTheirs();
    await changes.rebase(ben, id, []);
    expect(await changes.describe(id)).toMatchObject({ state: 'draft', baseVersion: 3 });
  });
});
