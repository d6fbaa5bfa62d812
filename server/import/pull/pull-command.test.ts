import { execFile } from 'node:child_process';
import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { bmecatOf, bmecatProduct } from '#server/import/exchange/exchange.fixtures.ts';
import {
  drawPng,
  LONG,
  serveWordpress,
  wordpressPage,
} from '#server/import/pull/wordpress/wordpress.fixtures.ts';

const scriptOf = (name: string) =>
  fileURLToPath(new URL(`../../../scripts/${name}`, import.meta.url));
const script = scriptOf('pull.ts');

const run = (cwd: string, args: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd, env: { PATH: process.env.PATH } },
      (failure, out, error) => resolve({ code: Number(failure?.code ?? 0), out, error }),
    );
  });

async function setUp(sources: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pull-command-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'sources.yaml'), sources);
  const product = bmecatProduct('NIM120/12/830/W', { features: { EF009347: ['13', '13'] } });
  await writeFile(join(folder, 'range.xml'), bmecatOf([product]));
  const pull = (...args: string[]) => run(folder, [script, '--content', fixtureFolder, ...args]);
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
  ['pim: { kind: wordpress, urls: {} }', 'write an address'],
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

async function serveOldSite() {
  const html = `<p>${LONG} See <a href="/old-team/">the team</a>.</p><img src="/bench.png" alt="A bench"><form><input></form>`;
  const { host } = await serveWordpress({
    pages: {
      '/wp-json': [
        wordpressPage('old-about', { id: 1, html }),
        wordpressPage('old-team', { id: 2 }),
      ],
      '/es/wp-json': [
        wordpressPage('es/old-about', { id: 1, html: `<p>${LONG}</p>` }),
        wordpressPage('es/equipo-anterior', { id: 2 }),
      ],
    },
    files: { '/bench.png': await drawPng() },
  });
  const pages = '{ old-team: { en: old-team, es: equipo-anterior } }';
  return `old: { kind: wordpress, urls: { en: "${host}/wp-json", es: "${host}/es/wp-json" }, pages: ${pages} }\n`;
}

test('The pages of a WordPress are a part that the importer takes', async () => {
  const { folder, pull } = await setUp(await serveOldSite());
  const { code, out, error } = await pull('old');
  expect([code, error]).toEqual([0, '']);
  expect(out).toContain('2 pages and 1 picture were pulled.');
  expect(out).toContain(
    'Not carried: forms (1, in pages/old-about/en.md), because Markdown has none.',
  );
  expect(out).toContain('Not carried: menus, drafts and private pages, because a visitor');
  const part = join('pulled', 'old');
  expect(out).toContain(`Import them: npm run import -- ${fixtureFolder}/ --part ${part}`);
  const args = [scriptOf('import.ts'), fixtureFolder, '--part', part, '--dry-run'];
  const imported = await run(folder, args);
  expect(imported.code).toBe(0);
  expect(imported.out).not.toContain('old-');
});

test('A dry run of a WordPress leaves nothing', async () => {
  const { folder, pull } = await setUp(await serveOldSite());
  expect((await pull('old', '--dry-run')).out).toContain('2 pages and 1 picture were pulled.');
  expect(await readdir(folder)).toEqual(['range.xml', 'sources.yaml']);
});
