import { openDatabase } from '#server/db/client.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteDataDir, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

const EMAIL = 'lena@example.test';

async function addMessage(): Promise<void> {
  const db = await openDatabase({ dataDir: siteDataDir() });
  const fields = JSON.stringify([{ name: 'your-message', label: 'Message', value: 'Hello' }]);
  const received = new Date().toISOString();
  const row = { id: 'lena', form_id: 101, kind: 'message', locale: 'en', email: EMAIL };
  await db.write
    .insertInto('form_submission')
    .values({ ...row, received, fields })
    .execute();
  await db.destroy();
}

test('a person is found, exported, and erased when a second person confirms it', async ({
  withPage,
}) => {
  await addMessage();
  await withPage({ ...phone, locale: 'es-ES' }, async (page) => {
    await enterStudio(page, { name: 'Berta Sanz', role: 'desk', locale: 'es' });
    await page.goto(`${siteUrl()}/studio/privacy`);
    await page.locator('[name=email]').fill(EMAIL);
    await page.locator('[name=email]').press('Enter');
    const held = page.getByRole('region', { name: EMAIL });
    await expect(held.getByRole('link', { name: /^Contacto, / })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await held.getByRole('button', { name: 'Exportar como JSON' }).click();
    expect((await downloading).suggestedFilename()).toBe('personal-data.json');
    await held.getByRole('button', { name: 'Suprimir…' }).click();
    await expect(held.getByRole('combobox', { name: 'Motivo' })).toBeFocused();
    await expectAccessible(page);
    await held.getByRole('button', { name: 'Solicitar la supresión' }).click();
    await expect(page.getByText('Debe confirmarla un administrador distinto de ti.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Suprimir para siempre' })).toHaveCount(0);
  });
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Odile Roca', role: 'admin' });
    await page.goto(`${siteUrl()}/studio/privacy`);
    await expect(page.getByText('Requested by Berta Sanz')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByText('None.', { exact: true })).toBeVisible();
    await page.locator('[name=email]').fill(EMAIL);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByText('Nothing is stored about this address.')).toBeVisible();
  });
});
