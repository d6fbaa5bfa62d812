import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

test('what a product lacks leads to the field that fixes it', async ({ withPage }) => {
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Elena Huecos', role: 'editor' });
    await page.goto(`${siteUrl()}/studio`);
    await expect(page.getByRole('link', { name: /change sets? to review$/ })).toBeVisible();
    await expectAccessible(page);
    const missing = page.getByRole('region', { name: 'Missing content' });
    await missing.getByRole('link', { name: '3D model' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Missing content');
    const models = page.getByRole('button', { name: /^3D model · \d+$/ });
    await expect(models).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('textbox', { name: 'Search' }).fill('hilo');
    const rows = page.getByRole('row').filter({ hasText: 'HILO' });
    await expect(rows).toHaveCount(1);
    await expect(models).toHaveText('3D model · 1');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Fill in: 3D model, Hilo' }).click();
    const dialog = page.getByRole('dialog', { name: 'In which change set?' });
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'New change set' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Open the field' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hilo');
    await expect(page.getByRole('link', { name: '3D model: Hilo' })).toBeVisible();
    await expect(
      page.getByRole('group', { name: '3D model' }).or(page.getByLabel('3D model')).first(),
    ).toBeVisible();
  });
});

test('the list fits a phone, in Spanish', async ({ withPage }) => {
  await withPage({ ...phone, locale: 'es-ES' }, async (page) => {
    await enterStudio(page, { name: 'Elena Movil', role: 'publisher', locale: 'es' });
    await page.goto(`${siteUrl()}/studio/gaps`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contenido que falta');
    await expect(page.getByRole('button', { name: /^Completar: Plano, / }).first()).toBeVisible();
    await expectAccessible(page);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});
