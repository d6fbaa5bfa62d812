import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { restoreVersion } from '#server/compose/restore-version.ts';
import { openDatabase } from '#server/db/client.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PRODUCT = 'catalogue/products/vel400/product.yaml';
const NIMBA = 'catalogue/products/nim120/variants.csv';

/** Runs commands on a site of their own. */
async function setUp() {
  const place = await mkdtemp(join(tmpdir(), 'versions-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const dataDir = join(place, 'data');
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
  const run = (script: string, ...args: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const child = execFile(process.execPath, [script, ...args], { cwd: root, env }, (_, ...out) =>
        resolve({ code: child.exitCode ?? -1, output: out.join('') }),
      );
    });
  return {
    dataDir,
    exported: join(place, 'exported'),
    importFolder: (...args: string[]) => run('scripts/import.ts', ...args),
    manage: (...args: string[]) => run('scripts/content/content.ts', ...args),
  };
}

/** As `setUp`; of two versions of a product the first, with a frosted ring, is restored as the third. */
async function setUpRestored() {
  const site = await setUp();
  const { dataDir } = site;
  const content = await copyContent();
  const database = await openDatabase({ dataDir });
  const importFolder = (note: string) =>
    importContent(database, { folder: content.folder, dataDir, note, checkPhotometry: false });
  await importFolder('');
  await content.edit(PRODUCT, 'Frosted ring', 'Opal ring');
  await importFolder('Opal');
  const actor = { id: null, name: 'test' };
  await restoreVersion(database, { version: 1, dataDir, actor, note: 'Wrong ring' });
  await database.destroy();
  return { ...site, content };
}

test('Versions are listed; one is exported with its number', async () => {
  const { exported, manage } = await setUpRestored();
  const { code, output } = await manage('versions');
  expect(output).toMatch(/^\* +3 .* restored from 1 .*Wrong ring\n +2 .*Opal\n +1 /);
  expect(code).toBe(0);
  const writing = await manage('export', exported, '--version', '2');
  expect(writing.output).toMatch(/Version 2 is in .*: \d+ files, \d/);
  expect(await readFile(join(exported, PRODUCT), 'utf8')).toContain('Opal ring');
});

test('Two versions are compared by their files, either way round', async () => {
  const { manage } = await setUpRestored();
  const { code, output } = await manage('diff', '1', '2');
  expect(output).toBe(`~ ${PRODUCT}\n0 added, 1 changed, 0 removed\n`);
  expect(code).toBe(0);
  expect((await manage('diff', '1', '3')).output).toContain('same files');
  const missing = await manage('diff', '1', '9');
  expect(missing).toMatchObject({ code: 1 });
  expect(missing.output).toContain('version 9 are not stored');
});

test('A version is restored with its note', async () => {
  const { manage } = await setUpRestored();
  const { code, output } = await manage('restore', '2', '--note', 'Right ring');
  expect(output).toContain('Imported version 4');
  expect(code).toBe(0);
  expect((await manage('versions')).output).toMatch(/^\* +4 .* restored from 2 .*Right ring\n/);
});

test('A folder without the restored version is not imported silently, with a part neither', async () => {
  const { content, importFolder } = await setUpRestored();
  const { folder } = content;
  const part = join(folder, '..', 'weights.csv');
  await writeFile(part, 'sku;weight_kg\r\nNIM120/12/830/W;0,5\r\n');
  const before = await readFile(join(folder, NIMBA), 'utf8');
  const { code, output } = await importFolder(folder, '--part', part);
  expect(output).toContain("weight_kg of NIM120/12/830/W: '0.45' → '0.5'");
  expect(output).toContain('this folder does not come from version 3, which is in use');
  expect(output).toContain('--onto 3');
  expect(code).toBe(1);
  expect(await readFile(join(folder, NIMBA), 'utf8')).toBe(before);
  const late = await importFolder(folder, '--onto', '2');
  expect(late.output).toContain('Version 3 is in use, not 2');
});

test('--theirs writes what was restored into the folder, and imports the rest of it', async () => {
  const { content, importFolder } = await setUpRestored();
  const { folder } = content;
  await content.edit(NIMBA, ',0.45,', ',0.5,');
  const { code, output } = await importFolder(folder, '--theirs');
  expect(output).toContain('Version 3 has changed 1 file since version 2');
  expect(output).toContain('Imported version 4');
  expect(code).toBe(0);
  expect(await readFile(join(folder, PRODUCT), 'utf8')).toContain('Frosted ring');
  expect(await readFile(join(folder, NIMBA), 'utf8')).toContain(',0.5,');
  expect(await readdir(folder)).not.toContain('.content-version');
});

test.each([[['versions', '1']], [['restore']], [['remove', '1']]])(
  '%j prints the usage',
  async (args) => {
    const { manage } = await setUp();
    const { code, output } = await manage(...args);
    expect(output).toMatch(/^Usage:/);
    expect(code).toBe(1);
  },
);

test.each(['1.5', '99'])('There is no version %s to restore', async (number) => {
  const { manage } = await setUp();
  const { code, output } = await manage('restore', number);
  expect(output).toContain('See npm run content:versions.');
  expect(code).toBe(1);
});
