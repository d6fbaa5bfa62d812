import { openDatabase } from '#server/db/client.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteDataDir, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

/** As the server says of a search that stops after a thousand. */
const MORE = { total: 1000, isMore: true };

async function addMessage(id: string): Promise<void> {
  const db = await openDatabase({ dataDir: siteDataDir() });
  const fields = JSON.stringify([{ name: 'your-name', label: 'Nombre', value: 'Pía Luz' }]);
  const message = { id, form_id: 101, kind: 'message', locale: 'es', fields };
  await db.write
    .insertInto('form_submission')
    .values({ ...message, received: new Date().toISOString(), email: 'pia@example.test' })
    .execute();
  await db.destroy();
}

test('filters are saved under a name, shown with their count, and removed', async ({
  withPage,
}) => {
  await withPage({ ...desktop, locale: 'es-ES' }, async (page) => {
    await enterStudio(page, { name: 'Olmo Rey', role: 'desk', locale: 'es' });
    const filter = encodeURIComponent(JSON.stringify({ state: 'spam', text: 'farola' }));
    await page.goto(`${siteUrl()}/studio/messages?filter=${filter}`);
    await page.getByRole('button', { name: 'Guardar estos filtros' }).click();
    await page.getByRole('textbox', { name: 'Nombre de la vista' }).fill('Farolas');
    await page.keyboard.press('Enter');
    const view = page.getByRole('button', { name: 'Farolas (0)' });
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await page.setViewportSize(phone.viewport);
    const other = encodeURIComponent(JSON.stringify({ state: 'done' }));
    await page.goto(`${siteUrl()}/studio/messages?filter=${other}`);
    await view.press('Enter');
    await expect(page).toHaveURL(/farola/);
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Quitar «Farolas»' }).click();
    await expect(view).toHaveCount(0);
  });
});

test('a search that finds more than is counted says so, and its pages are turned', async ({
  withPage,
}) => {
  await addMessage('counted');
  await withPage({ ...desktop, locale: 'es-ES' }, async (page) => {
    await enterStudio(page, { name: 'Lola Sanz', role: 'desk', locale: 'es' });
    await page.route(/\/studio\/api\/messages\?/, async (route) => {
      // Every page has the message, as if there were very many.
      const url = route
        .request()
        .url()
        .replace(/offset=\d+/, 'offset=0');
      const response = await route.fetch({ url });
      await route.fulfill({ response, json: { ...(await response.json()), ...MORE } });
    });
    await page.goto(`${siteUrl()}/studio/messages`);
    await expect(page.getByText('1-25 de más de 1000', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const next = page.waitForRequest(/offset=25&limit=25/);
    await page.getByRole('button', { name: /página siguiente/i }).click();
    await next;
    await expect(page.getByText('26-50 de más de 1000', { exact: true })).toBeVisible();
    // The pointer leaves the button and its hint.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.setViewportSize(phone.viewport);
    await expect(page.getByText(/ de más de 1000$/)).toBeVisible();
    await expectAccessible(page);
  });
});

test('a list that is still being prepared says so, and completes itself', async ({ withPage }) => {
  await addMessage('prepared');
  await withPage({ ...desktop, locale: 'es-ES' }, async (page) => {
    await enterStudio(page, { name: 'Ada Gil', role: 'desk', locale: 'es' });
    let isPreparing = true;
    await page.route(/\/studio\/api\/messages\?/, async (route) => {
      const response = await route.fetch();
      const found = await response.json();
      const json = isPreparing ? { ...found, items: [], total: 0, isPreparing } : found;
      await route.fulfill({ response, json });
    });
    const filter = encodeURIComponent(JSON.stringify({ text: 'Pía' }));
    await page.goto(`${siteUrl()}/studio/messages?filter=${filter}`);
    const note = page.getByRole('status').filter({ hasText: 'se están preparando' });
    await expect(note).toBeVisible();
    await expectAccessible(page);
    isPreparing = false;
    await expect(page.getByRole('link', { name: 'Pía Luz' }).first()).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});
