import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missing } from '#core/missing.ts';
import type { WrittenFile } from '#core/studio/changes/change-set.ts';
import type { Database } from '#server/db/client.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { versionedTables } from '#server/db/tables.ts';
import { findSourceVersion } from '#server/db/versions/source-versions.ts';
import { createMediaStore } from '#server/files/media-store.ts';
import { learnVersion } from '#server/import/changes/learn-version.ts';
import { readVersionFolder, withChanges } from '#server/import/changes/version-folder.ts';
import { createCheckMemory } from '#server/import/check-memory.ts';
import { copyContent, fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';

const NIMBA = 'catalogue/products/nim120';
const VELO = 'catalogue/products/vel400';
const QUALITY = 'pages/quality/es.md';
const PLAIN = 'Two springs hold it in ceilings of 3 to 25 mm.';

/** Edits one after the other; each may have rows that follow from another record than the one that it changes. */
const edits: [what: string, path: string, from: string | RegExp, to: string][] = [
  ['a feature', `${VELO}/product.yaml`, 'Frosted ring', 'Opal ring'],
  ['another one', `${VELO}/product.yaml`, 'Opal ring', 'Ruby ring'],
  ['a description with links', `${NIMBA}/product.yaml`, PLAIN, 'Three springs hold it.'],
  ['the address to which another text links', QUALITY, 'path: ', 'path: nueva/'],
  ['the text of a variant', `${VELO}/variants.csv`, '3000 K, bronze', '3000 K, bright bronze'],
  ['an old code', `${VELO}/variants.csv`, 'VEL400/9/830/Z,,', 'VEL400/9/830/Z,VEL-OLD,'],
  ['the file of a picture', `${NIMBA}/product.yaml`, 'three-quarter.webp', 'no-picture.webp'],
  ['a variant less', `${VELO}/variants.csv`, /VEL400\/9\/830\/A,.*\n/, ''],
  ['a relation', `${VELO}/product.yaml`, 'similar: [NIM120]', 'similar: []'],
  ['a category', 'catalogue/categories/bollards.yaml', 'en: Bollards', 'en: Path bollards'],
  ['the company', 'site/options.yaml', 'name: Lumbrera Iluminación', 'name: Lumbrera Luz'],
  ['an address', `${NIMBA}/product.yaml`, 'en: nimba-120', 'en: new-nimba-120'],
];

describeEachDatabase('The rows of a small change', (createPlace) => {
  async function setUp() {
    const { open, dataDir } = await createPlace();
    const database = await open();
    const media = createMediaStore(dataDir);
    const content = await copyContent();
    let memory = createCheckMemory();
    let { version } = await importContent(database, { folder: fixtureFolder, dataDir });
    /** Changes files of the version in use as a publication does, and those of the folder. */
    async function publish(changes: WrittenFile[]) {
      const scratch = await mkdtemp(join(tmpdir(), 'small-'));
      onTestFinished(() => rm(scratch, { recursive: true, force: true }));
      const before = await readVersionFolder(database, { version, media, scratch, memory });
      const files = await withChanges(before, { files: changes, uploads: '' }, scratch);
      const base = (await findSourceVersion(database, version)) ?? missing();
      const changed = { files, base, before };
      const result = await importContent(database, { folder: 'x', dataDir, changed, memory });
      expect(result.errors).toEqual([]);
      expect(result.outcome).toBe('imported');
      for (const { path, text } of changes) await content.write(path, text ?? missing());
      version = result.version;
      return result;
    }
    async function edit(path: string, from: string | RegExp, to: string) {
      const text = await content.read(path);
      expect(text).toMatch(from);
      return publish([{ path, text: text.replace(from, to), upload: null }]);
    }
    /** As a process that has just started. */
    async function learn() {
      memory = createCheckMemory();
      const scratch = await mkdtemp(join(tmpdir(), 'small-'));
      onTestFinished(() => rm(scratch, { recursive: true, force: true }));
      const files = await readVersionFolder(database, { version, media, scratch, memory });
      await learnVersion(database, files, memory);
    }
    return { database, content, edit, learn, version: () => version };
  }

  async function rowsOf(database: Database, version: number) {
    const tables = versionedTables.map(async (table) => {
      const rows = await database.read
        .selectFrom(table)
        .selectAll()
        .where('version', '=', version)
        .execute();
      // When a record changed is that of the version before, if it has not.
      const texts = rows.map((row) => JSON.stringify({ ...row, version: 0, updated: '' }));
      return [table, texts.sort()] as const;
    });
    return Promise.all(tables);
  }

  test('are those of an import of the same folder, whatever is changed', async () => {
    const { database, content, edit, version } = await setUp();
    const other = await createPlace();
    const fresh = await other.open();
    const { folder } = content;
    for (const [what, path, from, to] of edits) {
      const { diff } = await edit(path, from, to);
      const imported = await importContent(fresh, { folder, dataDir: other.dataDir, force: true });
      const rows = await rowsOf(fresh, imported.version);
      expect(await rowsOf(database, version()), what).toEqual(rows);
      expect(diff?.from, what).toBe(version() - 1);
    }
  });

  test('are copied by a process that has only read the version in use', async () => {
    const { database, content, edit, learn, version } = await setUp();
    const other = await createPlace();
    const fresh = await other.open();
    const { folder } = content;
    for (const [what, path, from, to] of edits.slice(0, 4)) {
      await learn();
      await edit(path, from, to);
      const imported = await importContent(fresh, { folder, dataDir: other.dataDir, force: true });
      expect(await rowsOf(database, version()), what).toEqual(
        await rowsOf(fresh, imported.version),
      );
    }
    await learn();
    const mark = database.write.updateTable('variant_text').set({ description: 'marked' });
    await mark.where('description', 'like', '%Nimba%').execute();
    const isMarked = () =>
      database.read
        .selectFrom('variant_text')
        .select('variant_id')
        .where('version', '=', version())
        .where('description', '=', 'marked')
        .execute();
    const marked = await isMarked();
    expect(marked).not.toEqual([]);
    await edit(`${VELO}/product.yaml`, 'Ruby ring', 'Clear ring');
    expect(await isMarked()).toEqual(marked);
  });

  test('have the time of their own last change', async () => {
    const { database, edit, version } = await setUp();
    const timesOf = async () => {
      const of = database.read.selectFrom('product').select(['code', 'updated']);
      const rows = await of.where('version', '=', version()).execute();
      return new Map(rows.map(({ code, updated }) => [code, updated]));
    };
    await edit(`${VELO}/product.yaml`, 'Frosted ring', 'Opal ring');
    const before = await timesOf();
    await edit(`${VELO}/product.yaml`, 'Opal ring', 'Ruby ring');
    const after = await timesOf();
    expect(after.get('NIM120')).toBe(before.get('NIM120'));
    expect(after.get('VEL400')).not.toBe(before.get('VEL400'));
  });

  test('are copied where they are known, and made again where the version in use lacks some', async () => {
    const { database, edit, version } = await setUp();
    const named = async () => {
      const of = database.read.selectFrom('variant_text').select('description');
      const rows = await of.where('version', '=', version()).orderBy('description').execute();
      return rows.map(({ description }) => description);
    };
    const original = await named();
    await edit(`${VELO}/product.yaml`, 'Frosted ring', 'Opal ring');
    const marked = { description: 'marked' };
    const one = (await named())[0] ?? missing();
    await database.write
      .updateTable('variant_text')
      .set(marked)
      .where('version', '=', version())
      .where('description', '=', one)
      .execute();
    await edit(`${VELO}/product.yaml`, 'Opal ring', 'Ruby ring');
    expect(await named()).toContain('marked');
    await database.write
      .deleteFrom('variant_text')
      .where('version', '=', version())
      .where('description', '=', 'marked')
      .execute();
    await edit(`${VELO}/product.yaml`, 'Ruby ring', 'Clear ring');
    expect(await named()).toEqual(original);
  });
});
