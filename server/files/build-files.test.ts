import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBuildFile, storeBuildFiles } from '#server/files/build-files.ts';

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const root = join(folder, 'cache/builds');

  /** Starts a release whose files have these names, some minutes ago. */
  async function startRelease(names: string[], minutesAgo = 0): Promise<void> {
    const built = await mkdtemp(join(folder, 'release-'));
    const files = names.map((name) => join(built, name));
    for (const file of files) await writeFile(file, `content of ${file.slice(built.length + 1)}`);
    const before = new Set(await readdir(root).catch(() => []));
    await storeBuildFiles(root, files);
    const started = new Date(Date.now() - minutesAgo * 60_000);
    for (const name of await readdir(root)) {
      if (!before.has(name) && !name.endsWith('.part'))
        await utimes(join(root, name), started, started);
    }
    // An update may remove the folder of the earlier release.
    await rm(built, { recursive: true });
  }

  const read = async (name: string) => {
    const file = await findBuildFile(root, name);
    return file && (await readFile(file.path, 'utf8'));
  };
  return { root, startRelease, read };
}

test('Files of an earlier and of a later release are found', async () => {
  const { startRelease, read } = await createFolder();
  await startRelease(['menu-1111111.js', 'chart-1111111.js'], 5);
  await startRelease(['menu-2222222.js', 'chart-1111111.js']);
  expect(await read('menu-1111111.js')).toBe('content of menu-1111111.js');
  expect(await read('menu-2222222.js')).toBe('content of menu-2222222.js');
  expect(await read('menu-3333333.js')).toBeNull();
});

test('The builds that were started last remain', async () => {
  const { root, startRelease, read } = await createFolder();
  for (let release = 1; release <= 5; release += 1) {
    await startRelease([`menu-${release}.js`], 60 - release);
  }
  // The first one again, as after going back: now the second one is the oldest.
  await startRelease(['menu-1.js']);
  await startRelease(['menu-6.js']);
  expect(await readdir(root)).toHaveLength(5);
  expect(await read('menu-2.js')).toBeNull();
  for (const name of ['menu-1.js', 'menu-3.js', 'menu-6.js']) expect(await read(name)).toBeTruthy();
});

test('Several processes of a release may store it at once', async () => {
  const { root, startRelease, read } = await createFolder();
  await Promise.all(Array.from({ length: 4 }, () => startRelease(['menu-1.js', 'chart-1.js'])));
  expect(await readdir(root)).toHaveLength(1);
  expect(await read('chart-1.js')).toBe('content of chart-1.js');
});

test('What is half-written is never found, and removed when it is abandoned', async () => {
  const { root, startRelease, read } = await createFolder();
  const partial = async (name: string, ageMinutes: number) => {
    const folder = join(root, name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'menu-0.js'), 'half');
    const time = new Date(Date.now() - ageMinutes * 60_000);
    await utimes(folder, time, time);
  };
  await partial('0123456789abcdef.running.part', 1);
  await partial('0123456789abcdef.ended.part', 90);
  await startRelease(['menu-1.js']);
  expect(await read('menu-0.js')).toBeNull();
  expect(await readdir(root)).toEqual(expect.arrayContaining([expect.stringContaining('running')]));
  expect(await readdir(root)).toHaveLength(2);
});

test('A folder that cannot be written prevents nothing', async () => {
  const { root, startRelease, read } = await createFolder();
  await mkdir(join(root, '..'), { recursive: true });
  await writeFile(root, 'a file in its place');
  await expect(storeBuildFiles(root, ['/nowhere/menu-1.js'])).resolves.toBeUndefined();
  expect(await read('menu-1.js')).toBeNull();
  await rm(root);
  await startRelease(['menu-1.js']);
  expect(await read('menu-1.js')).toBeTruthy();
});
