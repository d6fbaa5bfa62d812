import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

async function open(page: Page, record: string): Promise<void> {
  const begun = await page.request.post(`${siteUrl()}/studio/api/changes`, {
    data: { title: 'New places', why: 'A branch has moved.' },
  });
  const { id } = await begun.json();
  await page.goto(`${siteUrl()}/studio/changes/${id}/record?path=places/${record}`);
}

const map = (page: Page) => page.getByRole('region', { name: /Map|Mapa/ });
const pin = (page: Page) => page.locator('button.pin');

test('a showroom is moved on the map, and a wrong postcode shows in the distance', async ({
  withPage,
}) => {
  await withPage({ ...phone, locale: 'es-ES' }, async (page) => {
    await enterStudio(page, { name: 'Elena Mapa', role: 'editor', locale: 'es' });
    await open(page, 'showrooms.yaml&at=0');
    const latitude = page.getByRole('textbox', { name: 'Latitud' });
    const before = await latitude.inputValue();
    await expect(
      page.getByText('A 7 km de Valencia, centro de los códigos postales 46…'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Ver el mapa' }).click();
    await expect(map(page)).toBeVisible();
    await pin(page).press('ArrowUp');
    await expect(latitude).not.toHaveValue(before);
    expect(Number(await latitude.inputValue())).toBeGreaterThan(Number(before));
    await expect(page.getByRole('textbox', { name: 'Longitud' })).toHaveValue(/^-0[.]4585$/);
    // Where one clicks, beside the pin.
    await map(page).click({ position: { x: 40, y: 40 } });
    await expect(page.getByRole('textbox', { name: 'Longitud' })).not.toHaveValue('-0.4585');
    await page.locator('summary', { hasText: 'Dirección' }).click();
    await page.getByRole('textbox', { name: 'Código postal' }).fill('28041');
    await expect(
      page.getByText(/A [23]\d\d km de Madrid, centro de los códigos postales 28…/),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

test('the place of a row in a table is moved, and taken back in one step', async ({ withPage }) => {
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Edith Map', role: 'editor' });
    await open(page, 'stockists.csv&row=2&field=latitude');
    const active = page.locator('[data-active]');
    await expect(active).toHaveText('53.7926');
    await expect(page.getByText('1 km from Leeds, the centre of postcodes LS…')).toBeVisible();
    await page.getByRole('button', { name: 'Show the map' }).click();
    await pin(page).press('ArrowDown');
    await pin(page).press('ArrowLeft');
    await expect(active).not.toHaveText('53.7926');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(active).toHaveText('53.7926');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });
});
