import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

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
