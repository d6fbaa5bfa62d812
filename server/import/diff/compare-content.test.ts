import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { describeDiff } from '#server/import/diff/describe-diff.ts';
import { formatDiffPage } from '#server/import/diff/diff-page.ts';
import { compareFolder, importContent } from '#server/import/import-content.ts';

const NIMBA = 'catalogue/products/nim120';
const VELO = 'catalogue/products/vel400';

describeEachDatabase('compareContent', (createPlace) => {
  async function setUp() {
    const place = await createPlace();
    const database = await place.open();
    const content = await copyContent();
    const { folder } = content;
    const { dataDir } = place;
    const run = () => importContent(database, { folder, dataDir });
    const compare = async () => (await compareFolder(database, { folder })).diff;
    return { database, content, run, compare };
  }

  test('finds no difference in what was imported, and nothing to compare with before', async () => {
    const { run, compare } = await setUp();
    expect(describeDiff((await compare()) ?? expect.fail())).toBe(
      'There is no version to compare with yet.',
    );
    await run();
    const diff = await compare();
    expect(diff).toEqual({
      from: 1,
      products: { added: [], removed: [], changed: [] },
      others: [],
      unlisted: 0,
    });
    expect(describeDiff(diff ?? expect.fail())).toBe('Nothing differs from version 1.');
  });

  test('tells figures, texts, variants and other records that change, before and after', async () => {
    const { content, run, compare } = await setUp();
    await run();
    await content.edit(`${NIMBA}/variants.csv`, ',0.45,', ',0.5,');
    await content.edit(`${VELO}/product.yaml`, 'Frosted ring', 'Opal ring');
    await content.edit(`${VELO}/variants.csv`, 'VEL400/9/830/Z,', 'VEL400/9/830/B,');
    await content.edit('site/redirects.csv', '\n', '\nen,/en/very-old,/en\n');
    const diff = (await compare()) ?? expect.fail();
    const [nimba, velo] = diff.products.changed;
    expect(nimba).toMatchObject({
      code: 'NIM120',
      fields: [],
      changed: [
        {
          sku: 'NIM120/12/830/W',
          fields: [{ field: 'weight_kg', before: '0.45', after: '0.5' }],
        },
      ],
    });
    expect(velo).toMatchObject({
      code: 'VEL400',
      added: ['VEL400/9/830/B'],
      removed: ['VEL400/9/830/Z'],
      changed: [],
    });
    expect(velo?.fields.map(({ field }) => field)).toEqual(['features en']);
    expect(diff.others).toEqual([
      { kind: 'redirect', added: ['en /en/very-old'], removed: [], changed: [] },
    ]);
    const text = describeDiff(diff);
    expect(text).toContain(
      'Changes of version 1: 2 products changed, 1 variant added, 1 variant removed, 1 variant changed, 1 redirect added.',
    );
    expect(text).toContain("weight_kg of NIM120/12/830/W: '0.45' → '0.5'");
    const page = formatDiffPage(diff, { title: 'Changes' });
    // 0.5 is 11.1 % more than 0.45.
    expect(page).toContain('<del>0.45</del></td><td><ins>0.5</ins> (+11.1 %)');
    expect(page).not.toContain('<script');
  });

  test('tells products that come and go, and imports what it told', async () => {
    const { content, run, compare } = await setUp();
    await run();
    const copyOf = async (file: string) => {
      const text = await readFile(join(content.folder, VELO, file), 'utf8');
      return text.replaceAll('VEL400', 'VEL500').replaceAll('velo-400', 'velo-500');
    };
    const target = 'catalogue/products/vel500';
    await mkdir(join(content.folder, target));
    for (const file of ['product.yaml', 'variants.csv']) {
      await content.write(
        `${target}/${file}`,
        (await copyOf(file)).replace(/^legacy_codes.*\n/m, ''),
      );
    }
    const told = await compare();
    const { outcome, diff, errors } = await run();
    expect({ outcome, errors }).toEqual({ outcome: 'imported', errors: [] });
    expect(diff).toEqual(told);
    const named = { code: 'VEL500', title: expect.any(String), variants: 2 };
    expect(diff?.products).toEqual({ added: [named], removed: [], changed: [] });
    await content.remove(target);
    expect((await run()).diff?.products).toEqual({ added: [], removed: [named], changed: [] });
  });

  test('writes nothing, not even numbers of new records', async () => {
    const { database, content, run, compare } = await setUp();
    await run();
    const ids = () => database.read.selectFrom('entity_id').selectAll().execute();
    const before = await ids();
    await content.edit(`${VELO}/variants.csv`, 'VEL400/9/830/Z,', 'VEL400/9/830/B,');
    await compare();
    expect(await ids()).toEqual(before);
  });

  test('a page shows texts of the content as texts', async () => {
    const { content, run, compare } = await setUp();
    await run();
    await content.edit(`${VELO}/product.yaml`, 'Frosted ring', '<img src=x> & ring');
    expect(formatDiffPage((await compare()) ?? expect.fail(), { title: '<b>' })).toMatch(
      /<title>&lt;b&gt;<\/title>/,
    );
  });
});
