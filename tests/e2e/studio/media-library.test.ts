import { createHash } from 'node:crypto';
import { type APIRequestContext, type Page, request } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test } from '#tests/e2e/browser.ts';
import { beginChange, openRecord, saveRecord } from '#tests/e2e/studio/change-content.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';
import { type Site, serveSite } from '#tests/e2e/test-site.ts';

const TITLE = 'New pictures';
const ALT = {
  en: 'Alcora 1200 above a reception desk',
  es: 'Alcora 1200 sobre un mostrador de recepción',
};
const PAGES = {
  en: '/en/products/alcora-1200-rectangular-opal-panel',
  es: '/es/productos/alcora-1200-panel-opal-rectangular',
};
const NAMES = { en: 'English', es: 'Spanish' } as const;
const LOCALES = ['en', 'es'] as const;

/** It publishes: no other test may read the site. */
let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.stop());

/** A picture of one colour, which no other file has. */
async function draw(name: string, background: string) {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .webp()
    .toBuffer();
  const hash = createHash('sha256').update(buffer).digest('hex').slice(0, 16);
  return { file: { name, mimeType: 'image/webp', buffer }, hash };
}

type Drawn = Awaited<ReturnType<typeof draw>>;

/** Replaces the front of a product in the library, found by its folder and name. */
async function replaceFront(page: Page, { file }: Drawn): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Media', exact: true }).click();
  await page.getByRole('searchbox', { name: /Find by name/ }).fill('alc1200 front');
  const found = page.getByRole('link', { name: /front\.webp/ });
  await expect(found).toHaveCount(1, { timeout: 60_000 });
  await expectAccessible(page);
  await found.click();
  await expect(page.getByRole('region', { name: 'Used in 1 place' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('640 × 480 px', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: TITLE }).click();
}

/** Adds a picture to the product, with what it shows in both languages. */
async function addPicture(page: Page, { file }: Drawn): Promise<void> {
  await page.getByRole('link', { name: 'Edit content' }).click();
  await openRecord(page, 'Products', 'Alcora 1200');
  await page.locator('summary', { hasText: 'Pictures' }).click();
  await page.getByRole('button', { name: 'Add: Pictures' }).click();
  await page.locator('summary', { hasText: /^3\./ }).click();
  await page.getByRole('button', { name: 'Choose or upload: File' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /three-quarter/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'File' })).toHaveValue('at-reception.webp');
  const field = page.getByRole('group', { name: /^Alternative text/ });
  for (const locale of LOCALES) {
    await field.getByRole('textbox', { name: NAMES[locale] }).fill(ALT[locale]);
  }
  await saveRecord(page);
  await page.getByRole('link', { name: TITLE }).click();
}

/** Says what of a category's picture stays in view where it is cropped. */
async function focusPicture(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit content' }).click();
  await openRecord(page, 'Categories', 'Downlights');
  await page.locator('summary', { hasText: 'Picture' }).click();
  const places = page.getByRole('group', { name: /^Stays in view/ });
  await expect(places.getByRole('radio', { name: 'Middle' })).toBeChecked();
  await places.getByRole('radio', { name: 'Left', exact: true }).check();
  await expectAccessible(page);
  await saveRecord(page);
  await page.getByRole('link', { name: TITLE }).click();
}

/** Whether the product's page has both pictures and the description of the new one, in both languages. */
async function expectPictures(request: APIRequestContext, drawn: Drawn[], isShown: boolean) {
  for (const locale of LOCALES) {
    const text = await (await request.get(site.baseUrl + PAGES[locale])).text();
    const found = [ALT[locale], ...drawn.map(({ hash }) => `/images/${hash}/`)].map((part) =>
      text.includes(part),
    );
    expect([locale, ...found]).toEqual([locale, isShown, isShown, isShown]);
  }
  for (const { hash } of drawn) {
    const picture = await request.get(`${site.baseUrl}/images/${hash}/320.webp`);
    expect(picture.status()).toBe(isShown ? 200 : 404);
  }
}

test('a picture is replaced and another one added: first in a preview, then for everybody', async ({
  withPage,
}) => {
  test.setTimeout(300_000);
  const [front, scene] = await Promise.all([
    ...[draw('other.webp', '#b03020'), draw('At Reception.webp', '#20604a')],
  ]);
  if (!front || !scene) throw new Error('Nothing was drawn.');
  const drawn = [front, scene];
  const visitor = await request.newContext();
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Mara Imagen', role: 'publisher', site });
    await beginChange(page, TITLE, site.baseUrl);
    await replaceFront(page, front);
    await addPicture(page, scene);
    await focusPicture(page);
    await expect(page.getByText('Before').first()).toBeVisible();
    await expectPictures(visitor, drawn, false);
    await page.getByRole('button', { name: 'Start preview' }).click();
    await expect(page.getByRole('link', { name: 'Español' })).toBeVisible({
      timeout: 120_000,
    });
    await expectPictures(page.request, drawn, true);
    await expectPictures(visitor, drawn, false);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Published', {
      timeout: 240_000,
    });
    await expect(() => expectPictures(visitor, drawn, true)).toPass();
    await page.goto(`${site.baseUrl}/en/product-categories/interior`);
    const tile = page.getByRole('main').getByRole('link', { name: /^Downlights/ });
    await expect(tile.locator('img')).toHaveCSS('object-position', '20% 50%');
  });
  await visitor.dispose();
});

test('on a phone, in Spanish, files are narrowed and what is wrong with one is said', async ({
  withPage,
}) => {
  test.setTimeout(120_000);
  const options = { ...phone, locale: 'es-ES', expectedErrors: /status of 422/ };
  await withPage(options, async (page) => {
    await enterStudio(page, { name: 'Leo Taller', role: 'editor', locale: 'es', site });
    const sent = { title: 'Taller', why: '' };
    const begun = await page.request.post(`${site.baseUrl}/studio/api/changes`, { data: sent });
    const { id } = (await begun.json()) as { id: string };
    await page.goto(`${site.baseUrl}/studio/changes/${id}/media`);
    await page.getByRole('button', { name: /^Fotometría/ }).click({ timeout: 60_000 });
    await page.getByRole('combobox', { name: 'Mostrar' }).click();
    await page.getByRole('option', { name: 'Repetidos' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Subir archivos' }).click();
    const { file } = await draw('taller.webp', '#444');
    await page
      .locator('input[type=file]')
      .setInputFiles([
        file,
        { name: 'malo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(HOSTILE) },
      ]);
    const results = page.getByRole('dialog').getByRole('status');
    await expect(results).toContainText('taller.webp: guardado.');
    await expect(results).toContainText('malo.svg: Este archivo podría ejecutar o cargar algo.');
    await expectAccessible(page);
  });
});

const HOSTILE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';

const CATEGORY = 'catalogue/categories/downlights.yaml';
const SCENE = 'Downlights over a long counter';

test('a description that is missing is found and written in the library', async ({ withPage }) => {
  test.setTimeout(180_000);
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Noa Textos', role: 'editor', site });
    const sent = { title: 'Descriptions', why: '' };
    const begun = await page.request.post(`${site.baseUrl}/studio/api/changes`, { data: sent });
    const { id } = (await begun.json()) as { id: string };
    const address = `${site.baseUrl}/studio/api/changes/${id}/file?path=${CATEGORY}`;
    const altIn = async (): Promise<unknown> => {
      const { value } = await (await page.request.get(address)).json();
      return value.image.alt;
    };
    const alt = (await altIn()) as Record<string, string>;
    const edit = { path: ['image', 'alt', 'en'], from: alt.en, to: '' };
    await page.request.patch(address, { data: { edits: [edit] } });

    await page.goto(`${site.baseUrl}/studio/changes/${id}/media`);
    await page.getByRole('combobox', { name: 'Show' }).press('Enter');
    await page.getByRole('option', { name: 'Without a description' }).click();
    const found = page.getByRole('link', { name: /without a description/ });
    await expect(found).toHaveCount(1, { timeout: 60_000 });
    await page.getByRole('combobox', { name: 'Folder' }).fill('scenes');
    await page.getByRole('option', { name: 'media/scenes · 1' }).click();
    await found.click();
    const english = page.getByRole('textbox', { name: 'Alternative text: English' });
    const empty = english.and(page.locator('[aria-invalid=true]'));
    await expectAccessible(page);
    await empty.fill(SCENE);
    const form = page.locator('form').filter({ hasText: SCENE });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('status')).toHaveText('Saved.');
    expect(await altIn()).toEqual({ ...alt, en: SCENE });
    await page.goBack();
    await expect(page.getByText('0 files')).toBeVisible({ timeout: 60_000 });
  });
});

test('with the keys, a picture in use is not removed, and one that nothing uses is; a broken one is said to be', async ({
  withPage,
}) => {
  test.setTimeout(180_000);
  const options = { ...desktop, locale: 'en-GB', expectedErrors: /status of (409|404)/ };
  await withPage(options, async (page) => {
    await enterStudio(page, { name: 'Iris Archivo', role: 'editor', site });
    const sent = { title: 'Old pictures', why: '' };
    const begun = await page.request.post(`${site.baseUrl}/studio/api/changes`, { data: sent });
    const { id } = (await begun.json()) as { id: string };
    const library = `${site.baseUrl}/studio/changes/${id}/media`;
    const api = `${site.baseUrl}/studio/api/changes/${id}/file`;
    const used = 'catalogue/products/alc1200/images/front.webp';
    const refused = await page.request.delete(`${api}?path=${used}&remove=1`);
    expect([refused.status(), (await refused.json()).code]).toEqual([409, 'file-in-use']);
    await page.goto(`${library}?path=${used}`);
    const remove = page.getByRole('button', { name: 'Remove the file' });
    await remove.press('Enter', { timeout: 60_000 });
    const alert = page.getByRole('alert').filter({ hasText: 'One place names this file.' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(remove).toBeFocused();

    const { file, hash } = await draw('spare.webp', '#705090');
    const spare = 'media/scenes/spare.webp';
    await page.request.put(
      `${site.baseUrl}/studio/api/changes/${id}/media/file?path=${spare}&hash=`,
      { data: file.buffer, headers: { 'content-type': 'application/octet-stream' } },
    );
    await page.route(/media\/picture.*spare/, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${library}?path=${spare}`);
    await expect(page.getByText('This picture cannot be shown')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(hash)).toBeVisible();
    await expectAccessible(page);
    await remove.press('Enter');
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(page).toHaveURL(library);
    const gone = await page.request.get(`${api}?path=${spare}`);
    expect(gone.status()).toBe(404);
  });
});
