import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

test('an admin makes a token, which reads messages until it is revoked', async ({ withPage }) => {
  await withPage({ ...desktop, locale: 'es-ES' }, async (page) => {
    await enterStudio(page, { name: 'Tania Llave', role: 'admin', locale: 'es' });
    await page.goto(`${siteUrl()}/studio`);
    await page.getByRole('menuitem', { name: 'Tokens de API' }).click();
    const make = page.getByRole('button', { name: 'Crear token' });
    await expect(make).toBeDisabled();
    await page.getByRole('textbox', { name: 'Nombre' }).fill('CRM de Tania');
    await page.getByRole('checkbox', { name: 'Mensajes' }).check();
    await make.click();
    const shown = page.getByRole('status').locator('code');
    await expect(shown).toHaveText(/^desk_[0-9a-f]{12}_[\w-]{43}$/);
    const token = (await shown.textContent()) ?? '';
    const headers = { authorization: `Bearer ${token}` };
    const statusOf = async (family: string) =>
      (await page.request.get(`${siteUrl()}/api/desk/v1/${family}`, { headers })).status();
    expect(await statusOf('messages')).toBe(200);
    expect(await statusOf('claims')).toBe(403);

    await page.setViewportSize(phone.viewport);
    await page.reload();
    const item = page.getByRole('listitem').filter({ hasText: 'CRM de Tania' });
    await expect(item).toContainText('Válido');
    await expect(page.getByText(token)).toHaveCount(0);
    const revoke = item.getByRole('button');
    await expect(revoke).toHaveAccessibleName('Revocar «CRM de Tania»');
    await expectAccessible(page);
    await revoke.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click();
    await expect(item).toContainText('Revocado');
    expect(await statusOf('messages')).toBe(401);
  });
});
