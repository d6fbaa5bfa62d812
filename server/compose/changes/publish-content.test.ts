import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publishContent } from '#server/compose/changes/publish-content.ts';
import { openPublishedSite } from '#server/compose/changes/published-site.fixtures.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { versionedTables } from '#server/db/tables.ts';
import { createCheckMemory } from '#server/import/check-memory.ts';
import { copyContent, fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { exportVersion } from '#server/import/sources/export-version.ts';
import { createServices } from '#server/services.ts';

const PRODUCT = 'catalogue/products/vel400/product.yaml';
const SLUG = 'velo-400-bollard';
const ring = { path: ['features', 1, 'en'], from: 'Frosted ring', to: 'Opal ring' };

/** The contents of all files of a folder that are content, by path. */
async function textsOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  const read = async (path: string) =>
    [path, await readFile(join(folder, path), 'latin1')] as const;
  return new Map(await Promise.all(paths.map(read)));
}

describeEachDatabase('Publishing', (createPlace) => {
  async function setUp() {
    const { db: database, ...site } = await openPublishedSite(await createPlace());
    const { files } = site;
    async function exported(of: number) {
      const folder = await mkdtemp(join(tmpdir(), 'published-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      await exportVersion(database, { version: of, folder, media: files.media });
      return textsOf(folder);
    }
    return { ...site, database, exported };
  }

  test('stores the same from what was read before as from files that are read anew', async () => {
    const { database, dataDir, files, changes, ben, begin, approve, version } = await setUp();
    const memory = createCheckMemory();
    const place = { database, dataDir, media: files.media };
    const actor = { id: null, name: 'Ben' };
    const rowsOf = async (of: number) => {
      const tables = versionedTables.map(async (table) => {
        const rows = await database.read
          .selectFrom(table)
          .selectAll()
          .where('version', '=', of)
          .execute();
        const texts = rows.map((row) => JSON.stringify({ ...row, version: 0, updated: '' }));
        return [table, texts.sort()] as const;
      });
      return Promise.all(tables);
    };
    let base = version;
    for (const [from, to] of [
      ['Frosted ring', 'Opal ring'],
      ['Opal ring', 'Ruby ring'],
    ]) {
      const { id, at } = await begin(to);
      await changes.editFile(ben, at(PRODUCT), [{ ...ring, from, to }]);
      await publishContent({ ...place, memory }, { actor, preview: id });
      await approve(id);
      const published = await publishContent({ ...place, memory }, { actor, change: id });
      expect(published).toMatchObject({ version: base + 2 });
      base += 2;
    }
    const remembered = await rowsOf(base);
    expect(JSON.stringify(remembered)).toContain('Ruby ring');
    const folder = await mkdtemp(join(tmpdir(), 'anew-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await exportVersion(database, { version: base, folder, media: files.media });
    const anew = await importContent(database, { folder, dataDir, force: true, onto: base });
    expect(await rowsOf(anew.version)).toEqual(remembered);
  });

  test('makes a version in which nothing but the edited line differs', async () => {
    const { database, dataDir, changes, ben, begin, approve, exported, studio } = await setUp();
    const services = createServices({ db: database, dataDir });
    const { id, at } = await begin();
    await changes.editFile(ben, at(PRODUCT), [ring]);
    await expect(changes.publish(ben, id)).rejects.toMatchObject({
      values: { code: 'not-approved' },
    });
    await approve(id);
    expect(await changes.publish(ben, id)).toBe(2);

    const expected = await textsOf(fixtureFolder);
    const text = expected.get(PRODUCT) ?? '';
    expected.set(PRODUCT, text.replace('Frosted ring', 'Opal ring'));
    expect(await exported(2)).toEqual(expected);
    const product = await services.catalogue.findProduct('en', SLUG);
    expect(product?.features).toContain('Opal ring');
    expect(await changes.describe(id)).toMatchObject({ state: 'published', publishedVersion: 2 });
    expect(await changes.listVersions()).toMatchObject([
      { version: 2, command: 'publish', origin: 1, note: 'Rings', isInUse: true },
      { version: 1, command: 'import', isInUse: false },
    ]);
    const { items } = await studio.running.imports.find({ offset: 0, limit: 1 });
    expect(items).toMatchObject([{ person: 'Ben', command: 'studio: Rings', version: 2 }]);
    const events = await studio.audit.find({ action: 'change.published', offset: 0, limit: 9 });
    expect(events.items).toMatchObject([{ person: 'Ben', after: { title: 'Rings', version: 2 } }]);
    await expect(changes.publish(ben, id)).rejects.toMatchObject({ id: 'studio-conflict' });
  });

  test('goes back in one step', async () => {
    const { changes, ben, begin, approve, exported, studio } = await setUp();
    const { id, at } = await begin();
    await changes.editFile(ben, at(PRODUCT), [ring]);
    await approve(id);
    await changes.publish(ben, id);
    expect(await changes.restore(ben, 1)).toEqual({ version: 3, existing: [] });
    expect(await exported(3)).toEqual(await textsOf(fixtureFolder));
    const events = await studio.audit.find({ action: 'content.restored', offset: 0, limit: 9 });
    expect(events.items).toMatchObject([{ person: 'Ben', subject: '1' }]);
    await expect(changes.restore(ben, 77)).rejects.toMatchObject({
      values: { code: 'version-gone' },
    });
  });

  test('refuses what the checks refuse, what changes nothing, and an older base', async () => {
    const { database, dataDir, changes, ben, begin, approve } = await setUp();
    const codeOf = (id: string) =>
      changes
        .publish(ben, id)
        .catch((error) => error.values as { code: string; errors?: object[] });
    const [wrong, broken, empty, late] = [
      await begin(),
      await begin(),
      await begin(),
      await begin(),
    ];
    await changes.editFile(ben, wrong.at(PRODUCT), [
      { path: ['code'], from: 'VEL400', to: 'VEL 400' },
    ]);
    await changes.writeFile(ben, broken.at('glossary/broken.yaml'), { hash: '', text: 'a: [' });
    await changes.editFile(ben, late.at(PRODUCT), [ring]);
    for (const { id } of [wrong, broken, empty, late]) await approve(id);
    for (const { id } of [wrong, broken]) {
      const refused = (await codeOf(id)) as { code: string; errors?: { file: string }[] };
      expect(refused.code).toBe('content-refused');
      expect(refused.errors?.length).toBeGreaterThan(0);
    }
    expect(await codeOf(empty.id)).toMatchObject({ code: 'nothing-changed' });
    const content = await copyContent();
    await content.edit(PRODUCT, 'Base plate with slots', 'Base plate');
    await importContent(database, { folder: content.folder, dataDir });
    expect(await codeOf(late.id)).toMatchObject({ code: 'base-outdated' });
    expect(await readContentVersion(database)).toMatchObject({ version: 2 });
    expect(await changes.describe(late.id)).toMatchObject({ state: 'approved', versionInUse: 2 });
  });

  test('publishes nothing that was changed after its approval', async () => {
    const { database, dataDir, files, changes, ben, begin, approve } = await setUp();
    const { id, at } = await begin();
    await changes.editFile(ben, at(PRODUCT), [ring]);
    await approve(id);
    const place = { database, dataDir, media: files.media };
    const result = await publishContent(
      {
        ...place,
        prepare: async () => {
          const text = '# Nobody has seen this.\n[]\n';
          await changes.writeFile(ben, at('glossary/late.yaml'), { hash: '', text });
        },
      },
      { change: id, actor: ben },
    );
    expect(result).toEqual({ code: 'changed-meanwhile' });
    expect(await readContentVersion(database)).toMatchObject({ version: 1 });
    expect(await changes.describe(id)).toMatchObject({ state: 'draft', publishedVersion: null });
  });

  test('stops the next import of the folder, which lacks the change', async () => {
    const { database, dataDir, changes, ben, begin, approve } = await setUp();
    const { id, at } = await begin();
    await changes.editFile(ben, at(PRODUCT), [ring]);
    await approve(id);
    await changes.publish(ben, id);
    const again = await importContent(database, { folder: fixtureFolder, dataDir });
    expect(again).toMatchObject({ outcome: 'unseen', unseen: { version: 2, command: 'publish' } });
  });
});
