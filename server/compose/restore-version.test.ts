import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { restoreVersion } from '#server/compose/restore-version.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { findSourceVersion } from '#server/db/versions/source-versions.ts';
import { createMediaStore } from '#server/files/media-store.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { exportVersion } from '#server/import/sources/export-version.ts';
import { createServices } from '#server/services.ts';
import { findBreak, findEvents } from '#server/studio/audit-trail.ts';

const PRODUCT = 'catalogue/products/vel400/product.yaml';
const SLUG = 'velo-400-bollard';

describeEachDatabase('Restoring a version', (createPlace) => {
  /** Two versions of a product: with a frosted ring, then with an opal one. */
  async function setUp() {
    const { open, dataDir } = await createPlace();
    const database = await open();
    const content = await copyContent();
    const importFolder = () =>
      importContent(database, { folder: content.folder, dataDir, checkPhotometry: false });
    await importFolder();
    const frosted = await readFile(join(content.folder, PRODUCT), 'utf8');
    await content.edit(PRODUCT, 'Frosted ring', 'Opal ring');
    await importFolder();
    const restore = () =>
      restoreVersion(database, {
        ...{ version: 1, dataDir, note: 'Wrong ring' },
        actor: { id: null, name: 'npm run content:restore' },
      });
    return { database, dataDir, content, frosted, importFolder, restore };
  }

  test('makes its content that in use, as a new version with the same files', async () => {
    const { database, dataDir, frosted, restore } = await setUp();
    const services = createServices({ db: database, dataDir });
    expect((await services.catalogue.findProduct('en', SLUG))?.features).toContain('Opal ring');

    const leftOver = join(dataDir, 'cache', 'restore-killed');
    await mkdir(leftOver, { recursive: true });
    await utimes(leftOver, 0, 0);
    expect(await restore()).toMatchObject({ outcome: 'imported', version: 3 });

    await services.refresh();
    expect((await services.catalogue.findProduct('en', SLUG))?.features).toContain('Frosted ring');
    expect(await findSourceVersion(database, 3)).toMatchObject({
      ...{ command: 'restore', origin: 1, note: 'Wrong ring', source: 'content' },
    });
    const folder = await mkdtemp(join(tmpdir(), 'restored-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await exportVersion(database, { version: 3, folder, media: createMediaStore(dataDir) });
    expect(await readFile(join(folder, PRODUCT), 'utf8')).toBe(frosted);
    expect(await readdir(join(dataDir, 'cache'))).toEqual([]);
  });

  test('is an event of the audit trail', async () => {
    const { database, restore } = await setUp();
    await restore();
    const { items } = await findEvents(database.read, { offset: 0, limit: 10 });
    expect(items).toMatchObject([
      {
        ...{ person: 'npm run content:restore', action: 'content.restored', subject: '1' },
        ...{ before: { version: 2 }, after: { version: 3, note: 'Wrong ring' } },
      },
    ]);
    expect(await findBreak(database.read)).toBeNull();
  });

  test('changes nothing when a file is gone, and leaves no event', async () => {
    const { database, dataDir, restore } = await setUp();
    await rm(join(dataDir, 'media'), { recursive: true });
    await expect(restore()).rejects.toThrow(/Version 1 is not complete/);
    expect(await readContentVersion(database)).toMatchObject({ version: 2 });
    expect((await findEvents(database.read, { offset: 0, limit: 10 })).total).toBe(0);
    expect(await readdir(join(dataDir, 'cache'))).toEqual([]);
  });

  test('does nothing when its content is in use already', async () => {
    const { database, content, importFolder, restore } = await setUp();
    await content.edit(PRODUCT, 'Opal ring', 'Frosted ring');
    await importFolder();
    expect(await restore()).toMatchObject({ outcome: 'unchanged', version: 3 });
    expect((await findEvents(database.read, { offset: 0, limit: 10 })).total).toBe(0);
  });
});
