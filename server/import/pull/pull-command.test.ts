import { execFile } from 'node:child_process';
import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { bmecatOf, bmecatProduct } from '#server/import/exchange/exchange.fixtures.ts';

const script = fileURLToPath(new URL('../../../scripts/pull.ts', import.meta.url));

async function setUp(sources: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pull-command-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'sources.yaml'), sources);
  const product = bmecatProduct('NIM120/12/830/W', { features: { EF009347: ['13', '13'] } });
  await writeFile(join(folder, 'range.xml'), bmecatOf([product]));
  const pull = (...args: string[]) =>
    new Promise<{ code: number; out: string; error: string }>((resolve) => {
      execFile(
        process.execPath,
        [script, '--content', fixtureFolder, ...args],
        { cwd: folder, env: { PATH: process.env.PATH } },
        (failure, out, error) => resolve({ code: Number(failure?.code ?? 0), out, error }),
      );
    });
  return { folder, pull };
}

const SOURCES = `pim: { kind: bmecat, file: range.xml }
gone: { kind: xchange, file: missing.json }
closed: { kind: site, url: http://127.0.0.1:9/api, authorization: PULL_TOKEN }
`;

test('A file is compared and written where the importer reads it', async () => {
  const { folder, pull } = await setUp(SOURCES);
  const { code, out } = await pull('pim');
  expect(code).toBe(0);
  expect(out).toContain("power_w of NIM120/12/830/W: '12' → '13'");
  expect(out).toContain('1 variant changes, 0 are new.');
  expect(out).toContain(join('pulled', 'pim', 'catalogue.xml'));
  await access(join(folder, 'pulled', 'pim', 'catalogue.xml'));
});

test('A dry run leaves nothing', async () => {
  const { folder, pull } = await setUp(SOURCES);
  expect((await pull('pim', '--dry-run')).out).toContain('1 variant changes');
  expect(await readdir(folder)).toEqual(['range.xml', 'sources.yaml']);
});

test.each([
  ['other', 'sources.yaml has no source other. It has pim, gone, closed.'],
  ['gone', 'missing.json cannot be read: ENOENT.'],
  ['closed', 'The environment has no PULL_TOKEN, which sources.yaml names.'],
])('A source that cannot be pulled is said: %s', async (name, problem) => {
  const { pull } = await setUp(SOURCES);
  const { code, error } = await pull(name);
  expect([code, error.trim()]).toEqual([1, problem]);
});

test.each([
  ['Upper: { kind: bmecat, file: a.xml }', "the name 'Upper' cannot be used"],
  ['pim: { kind: bmecat, file: a.xml, url: https://example.com/a.xml }', 'either url or file'],
  ['pim: { kind: site, url: "file:///etc/passwd" }', 'is not an address'],
  [
    'pim: { kind: site, url: https://example.com, authorization: Bearer secret }',
    'the name of a variable',
  ],
])('Sources with a fault are refused with what to do: %s', async (sources, whatToDo) => {
  const { pull } = await setUp(`${sources}\n`);
  const { code, error } = await pull('pim');
  expect(code).toBe(1);
  expect(error).toContain(whatToDo);
});
