import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';

const path = 'glossary/photometry.yaml';
const english = 'All the light that a source gives in every direction.';
const spanish = 'Toda la luz que una fuente emite en todas direcciones.';

describeEachDatabase('What the content lacks', (createPlace) => {
  async function setUp() {
    const { open, dataDir } = await createPlace();
    const database = await open();
    const content = await copyContent();
    const put = () =>
      importContent(database, { folder: content.folder, dataDir, checkPhotometry: false });
    await put();
    const { studio } = await openTestStudio(database);
    const find = (query = {}) => studio.gaps.find(query, { offset: 0, limit: 100 });
    return { content, put, find };
  }

  test('is found by kind, category and words, with counts of all kinds', async () => {
    const { find } = await setUp();
    const all = await find();
    const [category] = all.categories;
    expect(category?.products).toBeGreaterThan(0);
    const gtin = await find({ kind: 'gtin' });
    expect(gtin.total).toBe(all.counts.gtin);
    expect(gtin.counts).toEqual(all.counts);
    const inCategory = await find({ category: 'downlights' });
    expect(new Set(inCategory.items.map((gap) => gap.category))).toEqual(new Set(['downlights']));
    const named = await find({ text: 'nimba' });
    expect(new Set(named.items.map(({ code }) => code))).toContain('NIM120');
    expect(named.total).toBeLessThan(all.total);
  });

  test('tells a translation that is older than its source, until it is caught up with', async () => {
    const { content, put, find } = await setUp();
    const stale = async () => (await find({ kind: 'stale-translation' })).items;
    expect(await stale()).toEqual([]);

    await content.edit(path, english, 'All the light that a source gives.');
    await put();
    expect(await stale()).toMatchObject([
      { code: 'luminous-flux', path, at: 0, field: '0.definition.es' },
    ]);

    await content.edit(path, spanish, 'Toda la luz que una fuente emite.');
    await put();
    expect(await stale()).toEqual([]);
  });

  test('tells a page whose other language was changed alone', async () => {
    const { content, put, find } = await setUp();
    await content.edit('pages/quality/en.md', '\n---\n', '\n---\n\nMeasured again this year.\n');
    await put();
    const { items } = await find({ kind: 'stale-translation' });
    expect(items).toMatchObject([{ code: 'quality', path: 'pages/quality/es.md' }]);
  });
});
