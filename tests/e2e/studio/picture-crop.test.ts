import { type APIRequestContext, type Page, request } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';
import { type Site, serveSite } from '#tests/e2e/test-site.ts';

/** It publishes: no other test may read the site. */
let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.stop());

const PICTURE = 'media/scenes/downlights.webp';
const PAGES = { en: '/en/product-categories/interior', es: '/es/categoria-de-productos/interior' };

async function openPicture(page: Page, title: string): Promise<string> {
  const sent = { title, why: '' };
  const begun = await page.request.post(`${site.baseUrl}/studio/api/changes`, { data: sent });
  const { id } = (await begun.json()) as { id: string };
  await page.goto(`${site.baseUrl}/studio/changes/${id}/media?path=${PICTURE}`);
  return `${site.baseUrl}/studio/changes/${id}`;
}

/** The sizes of the pictures of a page by their addresses. */
async function readPictures(visitor: APIRequestContext, locale: keyof typeof PAGES) {
  const html = await (await visitor.get(site.baseUrl + PAGES[locale])).text();
  const found = html.matchAll(/<img[^>]*src="(\/images\/[^"]+)"[^>]*width="(\d+)" height="(\d+)"/g);
  return new Map([...found].map(([, src = '', ...size]) => [src, size.map(Number)]));
}

test('a picture is cropped with the pointer and with numbers, seen in a preview, then by everybody', async ({
  withPage,
}) => {
  test.setTimeout(300_000);
  const visitor = await request.newContext();
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Nora Encuadre', role: 'publisher', site });
    const change = await openPicture(page, 'Closer');
    const field = (name: string) => page.getByRole('spinbutton', { name });
    await expect(field('Width, %')).toHaveValue('100', { timeout: 60_000 });
    const stage = page.getByRole('main').getByRole('img').first();
    await expect(stage).toHaveJSProperty('complete', true);
    const before = await readPictures(visitor, 'en');
    expect(before.size).toBeGreaterThan(3);

    const box = await stage.boundingBox();
    if (!box) throw new Error('There is no picture.');
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
    // The corner at the top left, then the whole part.
    await page.mouse.move(...at(0.01, 0.01));
    await page.mouse.down();
    await page.mouse.move(...at(0.4, 0.3), { steps: 4 });
    await page.mouse.up();
    await expect(field('Left, %')).toHaveValue(/^(39|40|41)/);
    await expect(field('Width, %')).toHaveValue(/^(59|60|61)/);
    await page.mouse.move(...at(0.8, 0.8));
    await page.mouse.down();
    await page.mouse.move(...at(0.7, 0.8), { steps: 4 });
    await page.mouse.up();
    await expect(field('Left, %')).toHaveValue(/^(29|30|31)/);

    const save = page.getByRole('button', { name: 'Save', exact: true }).first();
    await field('Left, %').fill('60');
    await field('Width, %').fill('50');
    await expect(page.getByText('The part ends beyond the picture.')).toBeVisible();
    await expect(save).toBeDisabled();
    await field('Left, %').fill('25');
    await field('Top, %').fill('0');
    await field('Height, %').fill('50');
    await expectAccessible(page);
    await field('Height, %').press('Enter');
    await expect(page.getByText('Saved.')).toBeVisible();

    await page.goto(`${change}/show`);
    await page.getByRole('button', { name: 'Start preview' }).click();
    await expect(page.getByRole('link', { name: 'Español' })).toBeVisible({ timeout: 120_000 });
    const seen = await readPictures(page.request, 'en');
    const [part = '', ...others] = [...seen.keys()].filter((src) => !before.has(src));
    expect([seen.get(part), others]).toEqual([[800, 500], []]);
    expect((await page.request.get(site.baseUrl + part)).status()).toBe(200);
    expect((await visitor.get(site.baseUrl + part)).status()).toBe(404);
    expect(await readPictures(visitor, 'en')).toEqual(before);

    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Published', {
      timeout: 240_000,
    });
    await expect(async () => {
      for (const locale of ['en', 'es'] as const)
        expect((await readPictures(visitor, locale)).get(part)).toEqual([800, 500]);
    }).toPass();
    expect((await visitor.get(site.baseUrl + part)).status()).toBe(200);
  });
  await visitor.dispose();
});

test('on a phone, in Spanish, a crop is taken back', async ({ withPage }) => {
  test.setTimeout(120_000);
  await withPage({ ...phone, locale: 'es-ES' }, async (page) => {
    await enterStudio(page, { name: 'Teo Recorte', role: 'editor', locale: 'es', site });
    await openPicture(page, 'Entera');
    const width = page.getByRole('spinbutton', { name: 'Ancho, %' });
    await width.fill('40', { timeout: 60_000 });
    await width.press('Enter');
    await expect(page.getByText('Guardado.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Imagen entera' }).click();
    await width.press('Enter');
    await expect(page.getByText('Guardado.')).toBeVisible();
    await page.reload();
    await expect(width).toHaveValue('100', { timeout: 60_000 });
  });
});
