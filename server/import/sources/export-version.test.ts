import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { describeEachDatabase, type Place } from '#server/db/databases.fixtures.ts';
import { startS3Server } from '#server/files/s3-server.fixtures.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { copyContent, fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { exportVersion } from '#server/import/sources/export-version.ts';

const demo = fileURLToPath(new URL('../../../content', import.meta.url));
const PRODUCT = 'catalogue/products/nim120/product.yaml';

/** The bytes of all files of a folder that are content, by path. */
async function bytesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const read = async (path: string) => {
    const bytes = await readFile(join(folder, path));
    return [path, createHash('sha256').update(bytes).digest('hex')] as const;
  };
  return new Map(await Promise.all(paths.sort().map(read)));
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the content with everything that a file may be. */
async function createOddFolder() {
  const content = await copyContent();
  const add = async (path: string, bytes: string | Uint8Array) => {
    await mkdir(dirname(join(content.folder, path)), { recursive: true });
    await writeFile(join(content.folder, path), bytes);
  };
  const product = await readFile(join(content.folder, PRODUCT), 'utf8');
  await add(PRODUCT, `\uFEFF# Written by hand   \r\n${product.replaceAll('\n', '\r\n')}# The end`);
  await add('notes/deep/er/plan (1) – 100 % "ñandú" \\ e\u0301.txt', 'No record.\r\n\n');
  await add('notes/empty.bin', '');
  await add('notes/line\nbreak.txt', 'odd');
  await add('notes/large.bin', randomBytes(2_500_000));
  await add('notes/twice-a.bin', 'the same');
  await add('notes/twice-b.bin', 'the same');
  await add('.hidden/file', 'not content');
  return content;
}

describeEachDatabase('A version', (createPlace) => {
  /** Imports folders into a database; `exported` is a folder with the files of a version. */
  async function setUp(place?: Place) {
    const { open, dataDir } = place ?? (await createPlace());
    const database = await open();
    const { media } = openSiteFiles({ dataDir });
    return {
      database,
      dataDir,
      importFolder: (folder: string) =>
        importContent(database, { folder, dataDir, checkPhotometry: false }),
      async exported(version: number, into?: string) {
        const folder = into ?? (await createFolder());
        return { folder, ...(await exportVersion(database, { version, folder, media })) };
      },
    };
  }

  test('is exported as the bytes that were imported, whatever they are', async () => {
    const { importFolder, exported } = await setUp();
    const odd = await createOddFolder();
    const { errors, version } = await importFolder(odd.folder);
    expect(errors).toEqual([]);

    const result = await exported(version);

    const expected = await bytesOf(odd.folder);
    expected.delete('.hidden/file');
    expect(await bytesOf(result.folder)).toEqual(expected);
    expect(result).toMatchObject({ files: expected.size, missing: [] });
  });

  test('is exported with comments and pictures: the demo', async () => {
    const { importFolder, exported } = await setUp();
    const { version } = await importFolder(demo);
    const { folder } = await exported(version);
    expect(await bytesOf(folder)).toEqual(await bytesOf(demo));
  }, 300_000);

  test('stays as it was while later ones change, add and remove files', async () => {
    const { importFolder, exported } = await setUp();
    const content = await createOddFolder();
    const states = [];
    for (const change of [
      async () => {},
      () => content.edit(PRODUCT, '# The end', '# Another end'),
      () => content.remove('notes/large.bin'),
      () => content.write('notes/large.bin', 'Now small.'),
      () => content.edit(PRODUCT, '# Another end', '# The end'),
    ]) {
      await change();
      const { version, outcome } = await importFolder(content.folder);
      expect(outcome).toBe('imported');
      const bytes = await bytesOf(content.folder);
      bytes.delete('.hidden/file');
      states.push({ version, bytes });
    }
    for (const { version, bytes } of states)
      expect(await bytesOf((await exported(version)).folder)).toEqual(bytes);
  });

  test('names its files that are gone or damaged, and exports the others', async () => {
    const { database, dataDir, importFolder, exported } = await setUp();
    const { version } = await importFolder(fixtureFolder);
    const [first = '', second = ''] = (await readdir(join(dataDir, 'media'))).sort();
    await rm(join(dataDir, 'media', first));
    await chmod(join(dataDir, 'media', second), 0o600);
    await writeFile(join(dataDir, 'media', second), 'damaged');
    const product = await readFile(join(fixtureFolder, PRODUCT));
    const hash = createHash('sha256').update(product).digest('hex');
    await database.write.deleteFrom('content_blob').where('hash', '=', hash).execute();

    const { folder, missing } = await exported(version);

    const all = await bytesOf(fixtureFolder);
    const named = (name: string) => {
      const isIt = ([, digest]: [string, string]) => name.startsWith(digest.slice(0, 16));
      return [...all].filter(isIt).map(([path]) => path);
    };
    expect(missing).toEqual([PRODUCT, ...named(first), ...named(second)].sort());
    for (const path of missing) all.delete(path);
    expect(await bytesOf(folder)).toEqual(all);
    expect(await readdir(folder)).not.toContain('.content-version');
  });

  test('is not exported into a folder with something in it, nor if it does not exist', async () => {
    const { importFolder, exported } = await setUp();
    const { version } = await importFolder(fixtureFolder);
    const folder = await createFolder();
    await writeFile(join(folder, '.gitignore'), '');
    await expect(exported(version, folder)).rejects.toThrow(/is not empty/);
    await expect(exported(version + 1)).rejects.toThrow(/not stored/);
  });

  test('needs a folder without links', async () => {
    const { importFolder } = await setUp();
    const content = await copyContent();
    await symlink('/etc/hostname', join(content.folder, 'site/host.yaml'));
    await expect(importFolder(content.folder)).rejects.toThrow(/site\/host.yaml is no file/);
    await content.remove('site/host.yaml');
    await symlink('/etc', join(content.folder, 'site/all'));
    await expect(importFolder(content.folder)).rejects.toThrow(/site\/all is no file/);
  });

  test('is exported from a bucket', async () => {
    const { database, dataDir } = await setUp();
    const server = await startS3Server();
    const { media, bucket } = openSiteFiles({ dataDir, bucket: server.settings });
    onTestFinished(() => bucket?.close());
    const options = { folder: fixtureFolder, dataDir, media, checkPhotometry: false };
    const { version } = await importContent(database, options);
    const folder = await createFolder();
    const { missing } = await exportVersion(database, { version, folder, media });
    expect(missing).toEqual([]);
    expect(await bytesOf(folder)).toEqual(await bytesOf(fixtureFolder));
  });
});
