import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createContentChecker } from '#server/compose/changes/create-content-checker.ts';
import { openPublishedSite } from '#server/compose/changes/published-site.fixtures.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { toBlobRows } from '#server/db/versions/source-versions.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { readChanges } from '#server/studio/changes/publish-change.ts';

const NIMBA = 'catalogue/products/nim120/product.yaml';
const VELO = 'catalogue/products/vel400/product.yaml';
const ring = { path: ['features', 1, 'en'], from: 'Frosted ring', to: 'Opal ring' };
const WRONG = 'spigot_mm: [60]';
const found = { file: NIMBA, field: 'attributes.spigot_mm' };

/** The version in use has an error that earlier checks did not find. */
async function addError(db: Database, error: string): Promise<void> {
  const text = await readFile(join(fixtureFolder, NIMBA), 'utf8');
  const bytes = Buffer.from(text.replace('power_factor: 0.92', error));
  const hash = createHash('sha256').update(bytes).digest('hex');
  const rows = await toBlobRows(hash, bytes);
  await db.write.insertInto('content_blob').values(rows).execute();
  const size_bytes = bytes.length;
  await db.write
    .updateTable('content_file')
    .set({ hash, size_bytes })
    .where('path', '=', NIMBA)
    .execute();
}

describeEachDatabase('Errors that the version in use has already', (createPlace) => {
  async function setUp(error = WRONG) {
    const site = await openPublishedSite(await createPlace());
    await addError(site.db, error);
    const { id, at } = await site.begin();
    await site.changes.editFile(site.ben, at(VELO), [ring]);
    return { ...site, id, at };
  }

  test('are told apart from those of a change set', async () => {
    const { db, dataDir, files, id, version } = await setUp();
    const checker = createContentChecker({ db, dataDir, media: files.media });
    onTestFinished(checker.close);
    const changes = await readChanges(db.read, id);
    expect(await checker.settle({ id, version, changes })).toMatchObject({
      ...{ state: 'done', errors: [], existing: [found] },
    });
    const text = 'a: [';
    const broken = [...changes, { path: 'glossary/broken.yaml', text, upload: null }];
    expect(await checker.settle({ id, version, changes: broken })).toMatchObject({
      ...{ errors: [{ file: 'glossary/broken.yaml' }], existing: [found] },
    });
  });

  test('stop neither its preview nor its publication', async () => {
    const { db, changes, studio, ben, id, approve } = await setUp();
    await studio.previews.start(ben, id);
    await approve(id);
    expect(await changes.publish(ben, id)).toBe(3);
    expect(await readContentVersion(db)).toMatchObject({ version: 3 });
    const { items } = await studio.running.imports.find({ offset: 0, limit: 1 });
    expect(items).toMatchObject([{ outcome: 'imported', errors: 1 }]);
  });

  test('stop one that changes their line', async () => {
    const { changes, ben, id, at, approve } = await setUp();
    await changes.editFile(ben, at(NIMBA), [
      { path: ['attributes', 'spigot_mm', 0], from: 60, to: 76 },
    ]);
    await approve(id);
    const values = { code: 'content-refused', errors: [found] };
    await expect(changes.publish(ben, id)).rejects.toMatchObject({ values });
  });

  test('stop one where a record could not be read', async () => {
    const { changes, ben, id, approve } = await setUp('power_factor: 1.2');
    await approve(id);
    const values = { code: 'content-refused', errors: [{ file: NIMBA }] };
    await expect(changes.publish(ben, id)).rejects.toMatchObject({ values });
  });

  test('do not stop the way back to that version, and are told', async () => {
    const { changes, ben, id, approve } = await setUp();
    await approve(id);
    await changes.publish(ben, id);
    expect(await changes.restore(ben, 1)).toMatchObject({ version: 3, existing: [found] });
  });

  test('that lose a record stop the way back', async () => {
    const { db, changes, ben } = await setUp('power_factor: 1.2');
    const values = { code: 'content-refused', errors: [{ file: NIMBA }] };
    await expect(changes.restore(ben, 1)).rejects.toMatchObject({ values });
    expect(await readContentVersion(db)).toMatchObject({ version: 1 });
  });
});
