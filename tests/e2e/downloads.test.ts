import { parseHTML } from 'linkedom';
import { documentKinds } from '#core/documents/document-kind.ts';
import { pathToSelection } from '#core/i18n/file-paths.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, pathToPage } from '#core/i18n/paths.ts';
import { expect, siteUrl, test, untilHydrated } from './browser.ts';
import { pathsOfPage, slugsOf } from './screens.ts';

const DOWNLIGHTS = slugsOf('categories/downlights.yaml');

const request = (path: string, init: RequestInit = {}) => fetch(new URL(path, siteUrl()), init);

for (const locale of localeCodes) {
  test.describe(`the page of downloads (${locale})`, () => {
    const open = async () => {
      const response = await request(pathToPage(locale, pathsOfPage('downloads')[locale]));
      return parseHTML(await response.text()).document;
    };

    test('offers every kind of file, for every category', async () => {
      const form = (await open()).querySelector('.file-sets');
      expect(form?.getAttribute('action')).toBe(pathToSelection(locale));
      const kinds = [...(form?.querySelectorAll('input[name=kinds]') ?? [])];
      const offered = kinds.map((input) => input.getAttribute('value'));
      expect(offered.toSorted()).toEqual(
        documentKinds.filter((kind) => kind !== 'other').toSorted(),
      );
      const options = [...(form?.querySelectorAll('select[name=category] option') ?? [])];
      expect(options.length).toBeGreaterThan(10);
      for (const option of options) {
        const query = new URLSearchParams({
          category: option.getAttribute('value') ?? '',
          kinds: 'instructions',
        });
        const response = await request(`${pathToSelection(locale)}?${query}`, { method: 'HEAD' });
        expect(response.status, option.textContent ?? '').toBe(200);
        expect(response.headers.get('content-type')).toBe('application/zip');
      }
    });

    test('has a category chosen when one comes from its listing', async () => {
      const listing = await request(pathTo(locale, 'product-categories', DOWNLIGHTS[locale]));
      const { document } = parseHTML(await listing.text());
      const href = document.querySelector('main a[href$="#files"]')?.getAttribute('href') ?? '';
      const page = parseHTML(await (await request(href)).text()).document;
      const chosen = page.querySelector('#files select[name=category] option[selected]');
      expect(chosen?.getAttribute('value')).toBe(DOWNLIGHTS[locale]);
      expect(chosen?.textContent?.trim()).toBe('Downlights');
    });

    test('lists what changed last, with files that exist', async () => {
      const list = (await open()).querySelector('.latest-files');
      const dates = [...(list?.querySelectorAll('time') ?? [])].map((time) => {
        return time.getAttribute('datetime') ?? '';
      });
      expect(dates.length).toBe(6);
      expect(dates).toEqual(dates.toSorted().toReversed());
      const products = [...(list?.querySelectorAll(':scope > li > a') ?? [])];
      const files = [...(list?.querySelectorAll('li li a[href$=svg], li li a[href$=glb]') ?? [])];
      expect(files.length).toBeGreaterThan(6);
      for (const link of [...products, ...files]) {
        const href = link.getAttribute('href') ?? '';
        expect((await request(href, { method: 'HEAD' })).status, href).toBe(200);
      }
    });
  });
}

test('a set of photometric files is chosen and saved with the keyboard', async ({ page }) => {
  await page.goto(siteUrl() + pathToPage('en', pathsOfPage('downloads').en));
  const category = page.locator('select[name=category]');
  await category.selectOption({ label: '\u2003Downlights' });
  await page.getByRole('checkbox', { name: /^Drawing/ }).check();
  await page.getByRole('button', { name: 'Download as ZIP' }).focus();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/_downlights_en[.]zip$/);
  await expect(page.locator('main h1')).toBeVisible();
});

test('a listing leads to the files of its category', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl() + pathTo('es', 'product-categories', DOWNLIGHTS.es));
  await page.locator('main a[href$="#files"]').click();
  await expect(page.locator('select[name=category]')).toHaveValue(DOWNLIGHTS.es);
  await expect(page.locator('#files h2')).toBeInViewport();
});

test('without a kind of file the page stays, and the first kind says what is missing', async ({
  page,
}) => {
  await page.goto(siteUrl() + pathToPage('en', pathsOfPage('downloads').en));
  await untilHydrated(page);
  const kind = page.getByRole('checkbox', { name: /^Photometric file, EULUMDAT/ });
  await kind.uncheck();
  await page.getByRole('button', { name: 'Download as ZIP' }).click();
  await expect(kind).toBeFocused();
  const messageOf = (input: Element) => (input as HTMLInputElement).validationMessage;
  expect(await kind.evaluate(messageOf)).toBe('Choose at least one kind of file.');
  await page.getByRole('checkbox', { name: /^Drawing/ }).check();
  expect(await kind.evaluate(messageOf)).toBe('');
});

test('without scripts a page says what is wrong with a selection, and leads back to its category', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl() + pathToPage('en', pathsOfPage('downloads').en));
  await page.locator('select[name=category]').selectOption({ label: '\u2003Downlights' });
  await page.getByRole('checkbox', { name: /^Photometric file, EULUMDAT/ }).uncheck();
  await page.getByRole('button', { name: 'Download as ZIP' }).click();
  await expect(page.locator('main')).toContainText('Choose at least one kind of file.');
  await page.getByRole('link', { name: 'Back to the downloads' }).click();
  await expect(page.locator('select[name=category]')).toHaveValue(DOWNLIGHTS.en);
  await expect(page.locator('#files h2')).toBeInViewport();
  await context.close();
});
