import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pathTo } from '#core/i18n/paths.ts';
import { expect, test } from './browser.ts';
import { type Site, serveSite } from './test-site.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const PRODUCT = 'catalogue/products/ard150/product.yaml';

/** A site used only by this file. */
test.describe.configure({ mode: 'default' });
test.describe('a running site', () => {
  let site: Site;
  let folder = '';
  test.beforeAll(async () => {
    site = await serveSite();
    folder = await mkdtemp(join(tmpdir(), 'content-'));
    await cp(join(root, 'content'), folder, { recursive: true });
  });
  test.afterAll(async () => {
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const importFolder = () => {
    const env = { ...process.env, DATA_DIR: site.dataDir };
    return run(process.execPath, ['scripts/import.ts', folder], { cwd: root, env, maxBuffer: 1e8 });
  };
  const page = async () => {
    const response = await fetch(
      site.baseUrl + pathTo('en', 'products', 'ardea-150-recessed-downlight'),
    );
    return response.text();
  };
  const version = async () =>
    (await (await fetch(`${site.baseUrl}/healthz`)).json()).contentVersion;
  const change = async (from: string | RegExp, to: string) => {
    const file = join(folder, PRODUCT);
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
  };

  test('rejects invalid content, reports the location, and continues with the existing content', async () => {
    const before = await version();
    await change('warranty_years: ', 'warranty_years: 9');
    const failed = await importFolder().catch((error: { stdout: string; stderr: string }) => error);
    const report = failed.stdout + failed.stderr;
    expect(report).toMatch(/ard150\/product\.yaml line \d+, field warranty_years: '9\d'/);
    expect(report).toContain('Nothing was changed: 1 error');
    expect(await version()).toBe(before);
    await change('warranty_years: 9', 'warranty_years: ');
  });

  test('shows new content soon, without a restart', async () => {
    const before = await version();
    expect(await page()).not.toContain('Ardea 150 Mark II');
    await change(/title:\n {2}en: Ardea 150/, 'title:\n  en: Ardea 150 Mark II');
    await importFolder();
    await expect.poll(page, { timeout: 10_000, intervals: [50] }).toContain('Ardea 150 Mark II');
    expect(await version()).toBe(before + 1);
  });

  test('shows a category without articles in both languages', async () => {
    const category = [
      '- code: trends',
      '  slug: { en: trends, es: tendencias }',
      '  title: { en: Trends, es: Tendencias }',
      '  summary:',
      '    en: What the next years of lighting are likely to bring.',
      '    es: Lo que probablemente traerán los próximos años de iluminación.',
    ];
    await appendFile(join(folder, 'articles/categories.yaml'), `\n${category.join('\n')}\n`);
    await importFolder();
    const read = async (path: string) => (await fetch(site.baseUrl + path)).text();
    const shown = () => read(pathTo('en', 'articles', 'trends'));
    await expect.poll(shown, { timeout: 5000 }).toContain('No Trends articles.');
    const spanish = await read(pathTo('es', 'articles', 'tendencias'));
    expect(spanish).toContain('No hay artículos de Tendencias.');
  });

  test('accepts a form on the home page, also without scripts', async () => {
    for (const file of ['en.md', 'es.md']) {
      const home = join(folder, 'pages/home', file);
      const text = await readFile(home, 'utf8');
      await writeFile(
        home,
        text.replace('\nblocks:\n', '\nblocks:\n  - { type: form, form: contact }\n'),
      );
    }
    await importFolder();
    const shown = async () => (await fetch(site.baseUrl + pathTo('en', 'home'))).text();
    await expect.poll(shown, { timeout: 10_000 }).toContain('action="?form=contact"');
    const body = new FormData();
    body.set('your-name', 'Ana Ruiz');
    const response = await fetch(`${site.baseUrl}${pathTo('en', 'home')}?form=contact`, {
      method: 'POST',
      body,
      headers: { origin: site.baseUrl },
    });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('One or more fields have an error.');
    expect(page).toContain('value="Ana Ruiz"');
  });
});
