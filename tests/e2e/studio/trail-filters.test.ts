import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

test('the trail is filtered by person and action, in the address', async ({ withPage }) => {
  await withPage({ ...desktop, locale: 'es-ES' }, async (page) => {
    await enterStudio(page, { name: 'Alba Trigo', role: 'admin', locale: 'es' });
    await page.goto(`${siteUrl()}/studio/audit`);
    const cells = (name: string) => page.getByRole('cell', { name, exact: true });
    await expect(cells('npm run studio:user').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Persona' }).click();
    await page.getByRole('option', { name: 'Alba Trigo' }).click();
    await expect(cells('npm run studio:user')).toHaveCount(0);
    await expect(cells('Eligió su contraseña')).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Qué' }).click();
    await page.getByRole('option', { name: 'Entró', exact: true }).click();
    await expect(cells('Eligió su contraseña')).toHaveCount(0);
    await expect(cells('Entró')).toHaveCount(1);
    await expect(page).toHaveURL(/session\.started-by-password/);
    await page.reload();
    await expect(cells('Entró')).toHaveCount(1);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
    const file = page.getByRole('link', { name: 'Exportar CSV' });
    await expect(file).toHaveAttribute('href', /action=session\.started-by-password/);
    await page.setViewportSize(phone.viewport);
    await expectAccessible(page);
  });
});
