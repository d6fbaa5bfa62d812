import { execFile } from 'node:child_process';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { copyContent, fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { startCollector } from '#server/observe/collector.fixtures.ts';

const script = fileURLToPath(new URL('./import.ts', import.meta.url));

/** Runs the command without a data folder, with an unreachable database unless the changes name another one. */
async function setUp(changes: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'dry-run-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const DATABASE_URL = 'postgres://127.0.0.1:1/none';
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL, ...changes };
  const run = (...args: string[]) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const child = execFile(process.execPath, [script, ...args], { env }, (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, stdout, stderr }),
      );
    });
  return { run, dataDir };
}

test('A dry run needs no database and writes nothing', async () => {
  const { run, dataDir } = await setUp();
  const { code, stdout } = await run(fixtureFolder, '--dry-run');
  expect(stdout).toContain('No errors. Nothing was changed, this was a dry run.');
  expect(code).toBe(0);
  await expect(access(dataDir)).rejects.toThrow('ENOENT');
});

test('A dry run of content with a mistake reports it and fails', async () => {
  const { run } = await setUp();
  const content = await copyContent();
  await content.edit('catalogue/products/nim120/variants.csv', ',80,', ',8O,');
  const { code, stdout } = await run(content.folder, '--dry-run');
  expect(stdout).toContain("'8O' is not a whole number");
  expect(stdout).toContain('Nothing was changed: 1 error.');
  expect(code).toBe(1);
});

test('A comparison creates no database, and leaves that of an earlier release as it is', async () => {
  const { run, dataDir } = await setUp({ DATABASE_URL: '' });
  const empty = await run(fixtureFolder, '--diff');
  expect(empty.stderr).toContain('Nothing was imported yet');
  expect(empty.code).toBe(1);
  await expect(access(dataDir)).rejects.toThrow('ENOENT');

  const earlier = await openDatabase({ dataDir, upTo: '0008-copies' });
  await earlier.destroy();
  const compared = await run(fixtureFolder, '--diff');
  expect(compared.stderr).toContain('those of an earlier release');
  expect(compared.code).toBe(1);
  const file = new DatabaseSync(join(dataDir, 'catalogue.sqlite'), { readOnly: true });
  const last = file.prepare('select name from kysely_migration order by name desc limit 1').get();
  file.close();
  expect(last).toEqual({ name: '0008-copies' });
});

test('An import is a trace, with how it ended', async () => {
  const { endpoint, spans } = await startCollector();
  const { run } = await setUp({ DATABASE_URL: '', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  expect((await run(fixtureFolder)).code).toBe(0);
  expect((await run(fixtureFolder)).code).toBe(0);
  expect(spans().map(({ name, attributes }) => [name, attributes['catalogue.outcome']])).toEqual([
    ['import', 'imported'],
    ['import', 'unchanged'],
  ]);
});

test('A part is compared without a trace, then merged into the folder and imported', async () => {
  const { run } = await setUp({ DATABASE_URL: '' });
  const { folder } = await copyContent();
  const table = join(folder, 'catalogue/products/nim120/variants.csv');
  const part = join(folder, '..', 'weights.csv');
  await writeFile(part, 'sku;weight_kg\r\nNIM120/12/830/W;0,5\r\n');
  await run(folder);
  const before = await readFile(table, 'utf8');
  const told = await run(folder, '--part', part, '--diff');
  expect(told.stdout).toContain("weight_kg of NIM120/12/830/W: '0.45' → '0.5'");
  expect(await readFile(table, 'utf8')).toBe(before);
  const { code, stdout } = await run(folder, '--part', part);
  expect(stdout).toContain('changes 1 row and adds 0 in 1 file. What it does not name stays');
  expect(stdout).toContain('Imported version 2');
  expect(code).toBe(0);
  expect(await readFile(table, 'utf8')).toBe(before.replace(',0.45,', ',0.5,'));
});

test.each([[[]], [['--dry-run']], [['--undo', '--dry-run']], [['--undo', 'content/']]])(
  '%j prints the usage',
  async (args) => {
    const { run, dataDir } = await setUp();
    const { code, stdout } = await run(...args);
    expect(stdout).toMatch(/^Usage:/);
    expect(code).toBe(1);
    await expect(access(dataDir)).rejects.toThrow('ENOENT');
  },
);
