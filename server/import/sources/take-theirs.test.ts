import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readContentVersion } from '#server/db/content-state.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { findSourceVersion, type SourceVersion } from '#server/db/versions/source-versions.ts';
import { createMediaStore } from '#server/files/media-store.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { type ImportOptions, importContent } from '#server/import/import-content.ts';
import { exportVersion } from '#server/import/sources/export-version.ts';
import { takeTheirs } from '#server/import/sources/take-theirs.ts';

const BOLLARD = 'catalogue/products/vel400/product.yaml';
const PANEL = 'catalogue/products/nim120/product.yaml';
const OWN = 'site/own.txt';
const THEIRS = 'site/theirs.txt';

describeEachDatabase('A folder and the version in use', (createPlace) => {
  async function setUp() {
    const { open, dataDir } = await createPlace();
    const database = await open();
    const media = createMediaStore(dataDir);
    const importFolder = (folder: string, options: Partial<ImportOptions> = {}) =>
      importContent(database, { folder, dataDir, checkPhotometry: false, ...options });
    const inUse = async () => {
      const { version } = await readContentVersion(database);
      return (await findSourceVersion(database, version)) as SourceVersion;
    };
    /** A folder with the files of the version in use. */
    const exported = async () => {
      const folder = await mkdtemp(join(tmpdir(), 'theirs-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      await exportVersion(database, { version: (await inUse()).version, folder, media });
      return folder;
    };
    const content = await copyContent();
    const { version } = await importFolder(content.folder);
    return { database, media, content, version, importFolder, inUse, exported };
  }

  /** As `setUp`; somebody else has exported the version, changed it and imported it. */
  async function setUpTwo() {
    const site = await setUp();
    const other = await site.exported();
    const bollard = await readFile(join(other, BOLLARD), 'utf8');
    await writeFile(join(other, BOLLARD), bollard.replace('Frosted ring', 'Opal ring'));
    await writeFile(join(other, THEIRS), 'added');
    expect((await site.importFolder(other)).outcome).toBe('imported');
    return { ...site, other };
  }

  test('go on silently while the folder is the only one', async () => {
    const { content, importFolder } = await setUp();
    for (const text of ['one', 'two', 'three']) {
      await content.write(OWN, text);
      expect((await importFolder(content.folder)).outcome).toBe('imported');
    }
    expect((await importFolder(content.folder)).outcome).toBe('unchanged');
  });

  test('go on silently with the folder that was exported', async () => {
    const { importFolder, other } = await setUpTwo();
    await writeFile(join(other, OWN), 'more');
    expect((await importFolder(other)).outcome).toBe('imported');
    await writeFile(join(other, OWN), 'even more');
    expect((await importFolder(other)).outcome).toBe('imported');
  });

  test('are compared and left as they are where the folder lacks the changes', async () => {
    const { content, importFolder, inUse } = await setUpTwo();
    const before = await inUse();
    await content.write(OWN, 'own');
    const result = await importFolder(content.folder);
    expect(result).toMatchObject({ outcome: 'unseen', version: before.version, unseen: before });
    expect(result.diff?.products.changed.map(({ code }) => code)).toEqual(['VEL400']);
    expect(await inUse()).toEqual(before);
  });

  test('are replaced with --onto, by the number that is in use only', async () => {
    const { content, importFolder, inUse, version } = await setUpTwo();
    await content.write(OWN, 'own');
    await expect(importFolder(content.folder, { onto: version })).rejects.toThrow(
      /Version 2 is in use, not 1/,
    );
    const onto = (await inUse()).version;
    expect((await importFolder(content.folder, { onto })).outcome).toBe('imported');
    await content.write(OWN, 'own again');
    expect((await importFolder(content.folder)).outcome).toBe('imported');
  });

  test('are joined by what the version has changed: a file that both changed is the version’s', async () => {
    const { database, media, content, importFolder, inUse, version } = await setUpTwo();
    const theirs = await inUse();
    await content.write(OWN, 'own');
    await content.edit(PANEL, 'code: NIM120', '# By hand\ncode: NIM120');
    await content.edit(BOLLARD, 'Frosted ring', 'Clear ring');

    const { folder } = content;
    const taken = await takeTheirs(database, { folder, media, theirs });

    expect(taken).toEqual({
      base: version,
      paths: [BOLLARD, THEIRS],
      lost: [BOLLARD],
    });
    expect(await readFile(join(folder, BOLLARD), 'utf8')).toContain('Opal ring');
    expect(await readFile(join(folder, OWN), 'utf8')).toBe('own');
    expect(await readdir(folder)).not.toContain('.content-version');
    expect((await takeTheirs(database, { folder, media, theirs })).paths).toEqual([]);
    const result = await importFolder(folder, { onto: theirs.version });
    expect(result.diff?.others.map(({ added }) => added)).toEqual([]);
    expect(result.outcome).toBe('imported');
  });

  test('cannot be joined when the folder’s version is not stored any more', async () => {
    const { database, media, inUse, other, content, importFolder } = await setUpTwo();
    await importFolder(content.folder, { onto: (await inUse()).version });
    await writeFile(join(other, '.content-version'), `version 9\nsha256 ${'a'.repeat(64)}\n`);
    const theirs = await inUse();
    const taking = takeTheirs(database, { folder: other, media, theirs });
    await expect(taking).rejects.toThrow(/not stored any more/);
    await writeFile(join(other, '.content-version'), 'anything');
    await expect(importFolder(other)).rejects.toThrow(/names no version/);
  });
});
