import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { downloadNames, pathToDownload, pathToDownloads } from '#core/i18n/file-paths.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { readCompany } from '#scripts/company.mjs';
import { desktop, expect, phone, reload, test, untilLive, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { openSections } from './open-sections.ts';

const companyName = readCompany().name;

/** Selects only these kinds, submits the form and returns the names in the archive. */
async function fetchArchive(page: Page, kinds: string[]) {
  const form = page.locator('#downloads form');
  for (const box of await form.locator('input[name=kinds]').all()) {
    await box.setChecked(kinds.includes((await box.getAttribute('value')) ?? ''));
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.locator('button[type=submit]').click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  return { fileName: download.suggestedFilename(), names: Object.keys(files).sort(), files };
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the downloads of a product (${locale})`, () => {
    const { product = '', 'product-without-light': profile = '' } = screensOf(locale);

    test('show their type, language, date and size', async ({ withPage }) => {
      await withPage({ ...phone }, async (page) => {
        await visit(page, product);
        await openSections(page);
        const links = page.locator('#downloads .downloads-file a');
        expect(await links.count()).toBe(14);
        for (const text of await links.allInnerTexts()) {
          expect(text).toMatch(/\b(PDF|TXT|LDT|IES|XML|GLDF|SVG|GLB)\b/);
          expect(text).toMatch(/English|Español|Any language|Cualquier idioma/);
          expect(text).toMatch(/\d{1,2} \p{L}+ 20\d\d/u);
          expect(text).toMatch(/\d\s(B|kB|MB)$/);
        }
      });
    });

    it('offer the tender text to be copied', async ({ withPage }) => {
      const permissions = ['clipboard-read', 'clipboard-write'];
      await withPage({ ...phone, permissions }, async (page) => {
        await visit(page, product);
        await openSections(page);
        const row = page.locator('.downloads-file', { hasText: 'TXT' });
        const sku = (await page.locator('#downloads legend').first().innerText()).split(' ').at(-1);
        await row.getByRole('button').click();
        await expect(row.getByRole('status')).not.toBeEmpty();
        const text = await page.evaluate(() => navigator.clipboard.readText());
        expect(text).toContain(sku);
        const response = await page.request.get(
          (await row.locator('a').getAttribute('href')) ?? '',
        );
        expect(text.replaceAll('\r\n', '\n')).toBe(
          (await response.text()).replaceAll('\r\n', '\n'),
        );
      });
    });

    it('include those of the selected variant and those of all variants', async ({ withPage }) => {
      await withPage({ ...desktop }, async (page) => {
        await visit(page, product);
        const hrefs = async () =>
          page
            .locator('#downloads .downloads-file a')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        const names = downloadNames(locale);
        const first = await hrefs();
        const ofVariant = (list: string[]) => list.filter((href) => /\/ARD150\/\d/.test(href));
        expect(ofVariant(first)).toHaveLength(9);
        for (const href of first.filter((path) => path.startsWith(pathToDownloads(locale)))) {
          expect(names).toContain(href.split('/').at(-1));
        }
        await page.locator('#variants tbody th a').nth(1).click();
        const sku = 'ARD150/12/830/60D/W/DD';
        await expect.poll(async () => ofVariant(await hrefs())[0]).toContain(`/${sku}/`);
        expect(await page.locator('#downloads legend').first().innerText()).toContain(sku);
        const second = await hrefs();
        expect(ofVariant(second).every((href) => href.includes(`/${sku}/`))).toBe(true);
        expect(second.slice(9)).toEqual(first.slice(9));
      });
    });

    it('are all served with the format that is shown', async ({ withPage }) => {
      await withPage({ ...desktop }, async (page) => {
        await visit(page, product);
        for (const link of await page.locator('#downloads .downloads-file a').all()) {
          const format = await link.locator('.downloads-format').innerText();
          const response = await page.request.get((await link.getAttribute('href')) ?? '');
          expect(response.status(), format).toBe(200);
          const start = (await response.body()).subarray(0, 200).toString('latin1');
          const signatures: Record<string, RegExp> = {
            PDF: /^%PDF-/,
            TXT: /^(Supply|Suministro)/,
            LDT: new RegExp(`^${companyName}`),
            IES: /^IES/,
            XML: /^<\?xml/,
            SVG: /<svg/,
            GLB: /^glTF/,
            GLDF: /^PK/,
          };
          expect(start).toMatch(signatures[format] ?? /never/);
        }
      });
    });

    test('open one by one: the datasheet is a PDF in the language of the page', async ({
      withPage,
    }) => {
      await withPage({ ...desktop }, async (page) => {
        await visit(page, product);
        const href = await page.locator('#downloads a').first().getAttribute('href');
        const response = await page.request.get(href ?? '');
        expect(response.headers()).toMatchObject({
          'content-type': 'application/pdf',
          'content-language': locale === 'en' ? 'en-GB' : 'es-ES',
        });
      });
    });

    test('show the size of one that was made when the page is loaded again @one-process', async ({
      withPage,
    }) => {
      await withPage({ ...desktop }, async (page) => {
        await visit(page, product);
        const datasheet = page.locator('#downloads a').first();
        await page.request.get((await datasheet.getAttribute('href')) ?? '');
        await reload(page);
        expect(await datasheet.innerText()).not.toContain('≈');
      });
    });

    it('are bundled in an archive without scripts: selected kinds of selected variants', async ({
      withPage,
    }) => {
      await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(product);
        const form = page.locator('#downloads form');
        await form.locator('summary').click();
        await form.locator('details input').first().check();
        const { fileName, names } = await fetchArchive(page, ['ies', 'tm33']);
        expect(fileName).toMatch(new RegExp(`^${companyName}_\\w+_${locale}\\.zip$`));
        expect(names).toHaveLength(4);
        for (const name of names) expect(name).toMatch(/^([\w.-]+)\/\1\.(ies|xml)$/);
      });
    });

    it('are bundled in an archive in the selected language, named after SKU and language', async ({
      withPage,
    }) => {
      const other = locale === 'en' ? 'es' : 'en';
      await withPage({ ...desktop }, async (page) => {
        await visit(page, product);
        await untilLive(page);
        await page.locator('#downloads select').selectOption(other);
        const { fileName, names, files } = await fetchArchive(page, [
          'datasheet',
          'eulumdat',
          'drawing',
        ]);
        expect(fileName).toMatch(new RegExp(`_${other}\\.zip$`));
        const folders = new Set(names.map((name) => name.split('/')[0]));
        expect(folders).toContain('ARD150-12-830-60D-W-FX');
        expect(names.map((name) => name.split('.').at(-1)).sort()).toEqual(['ldt', 'pdf', 'svg']);
        const pdf = names.find((name) => name.endsWith('.pdf')) ?? '';
        expect(pdf).toContain(`_${other}.pdf`);
        expect(Buffer.from(files[pdf] ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
        expect(page.url()).toContain(product);
      });
    });

    it('omit photometric files for a variant without a light source', async ({ withPage }) => {
      await withPage({ ...desktop }, async (page) => {
        await visit(page, profile);
        const formats = await page.locator('#downloads .downloads-format').allInnerTexts();
        expect(formats.length).toBeGreaterThan(2);
        expect(formats).not.toContain('LDT');
        expect(formats).not.toContain('IES');
        expect(formats).not.toContain('XML');
      });
    });

    it('respond with the 404 page when they do not exist', async ({ withPage }) => {
      await withPage({ ...desktop, expectedErrors: /404/ }, async (page) => {
        const response = await page.goto(pathToDownload(locale, 'NOPE', 'datasheet'));
        expect(response?.status()).toBe(404);
        const text = locale === 'en' ? 'Page not found' : 'Página no encontrada';
        await expect.poll(() => page.locator('main').innerText()).toContain(text);
        const folder = await page.request.get(`${pathToDownloads(locale)}/no/such/thing`);
        expect(folder.status()).toBe(404);
      });
    });
  });
}
