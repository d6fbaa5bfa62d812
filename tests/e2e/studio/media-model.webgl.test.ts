import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

const MODEL = 'catalogue/products/ard150/model.glb';

type Viewer = { loaded: boolean; model: { materials: { name: string; isActive: boolean }[] } };

test('the media library shows a model in its finishes', async ({ withPage }) => {
  test.setTimeout(120_000);
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Iris Modelo', role: 'editor' });
    const sent = { title: 'Models', why: '' };
    const begun = await page.request.post(`${siteUrl()}/studio/api/changes`, { data: sent });
    const { id } = (await begun.json()) as { id: string };
    await page.goto(`${siteUrl()}/studio/changes/${id}/media?path=${MODEL}`);
    const viewer = page.locator('model-viewer');
    await expect(viewer).toHaveJSProperty('loaded', true, { timeout: 90_000 });
    const shown = () =>
      viewer.evaluate((element) => {
        const { materials } = (element as unknown as Viewer).model;
        const names = materials.filter(({ isActive }) => isActive).map(({ name }) => name);
        return names.filter((name) => name.includes('@finish'));
      });
    const [first] = await shown();
    expect(first).toBeDefined();
    await page.getByRole('combobox', { name: 'Finish' }).press('Enter');
    await page.getByRole('option').last().click();
    await expect.poll(shown).not.toContain(first);
    await expectAccessible(page);
  });
});
