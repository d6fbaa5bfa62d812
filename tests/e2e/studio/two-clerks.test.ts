import type { Page } from '@playwright/test';
import { pathToForm } from '#core/i18n/paths.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteUrl, test, visit } from '#tests/e2e/browser.ts';
import { fillClaim, fillRegistration } from '#tests/e2e/forms/fill-forms.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

const clerk = { ...desktop, locale: 'en-GB', expectedErrors: /409/ };

/** As when the window is left and entered again. */
async function comeBack(page: Page): Promise<void> {
  const renewed = page.waitForResponse(/\/studio\/api\/messages\/[^/]+$/);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await renewed;
}

async function openFirst(page: Page, list: string): Promise<void> {
  await page.goto(`${siteUrl()}/studio/${list}`);
  await page.getByRole('row').nth(1).click();
  await page.getByRole('button', { name: 'Save' }).first().waitFor();
}

const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('what two clerks do with a claim at once: nothing typed is lost, and each sees the other', async ({
  withPage,
}) => {
  await withPage(clerk, async (ana) => {
    await visit(ana, pathToForm('en', 'claim'));
    await fillClaim(ana);
    await ana.locator('.form-submit').click();
    await ana.locator('.form-result').waitFor();
    await enterStudio(ana, { name: 'Ana Soler', role: 'desk' });
    await openFirst(ana, 'claims');
    const cost = regionOf(ana, 'Product and cost');
    const work = regionOf(ana, 'Work');
    await cost.getByRole('spinbutton', { name: 'Cost' }).fill('42.50');
    await work.getByLabel('Due').fill('2027-03-01');
    await withPage(clerk, async (ben) => {
      await enterStudio(ben, { name: 'Ben Amat', role: 'desk' });
      await ben.goto(ana.url());
      const his = regionOf(ben, 'Product and cost');
      await his.getByRole('spinbutton', { name: 'Cost' }).fill('17');
      await his.getByRole('button', { name: 'Save' }).click();
      await expect(ben.getByText('Saved')).toBeVisible();
      const hisWork = regionOf(ben, 'Work');
      await hisWork.getByLabel('Due').fill('2027-02-01');
      await hisWork.getByRole('combobox', { name: 'State' }).click();
      await ben.getByRole('option', { name: 'Waiting' }).click();
      await hisWork.getByRole('button', { name: 'Save' }).click();
      await expect(hisWork.getByRole('combobox', { name: 'State' })).toHaveText('Waiting');
      // Without having seen what he did.
      await cost.getByRole('button', { name: 'Save' }).click();
      await expect(cost.getByRole('alert')).toContainText('Somebody else');
      await ana.setViewportSize(phone.viewport);
      await expectAccessible(ana);
      await ana.setViewportSize(desktop.viewport ?? { width: 1280, height: 800 });
      await cost.getByRole('button', { name: 'Show the current state' }).click();
      await expect(cost.getByText('Changed meanwhile to: 17.00')).toBeVisible();
      await expect(cost.getByRole('spinbutton', { name: 'Cost' })).toHaveValue('42.50');
      await expect(work.getByLabel('Due')).toHaveValue('2027-03-01');
      await expect(work.getByText('Changed meanwhile to: 1 Feb 2027')).toBeVisible();
      // What she has not touched follows.
      await expect(work.getByRole('combobox', { name: 'State' })).toHaveText('Waiting');
      await expectAccessible(ana);
      await cost.getByRole('button', { name: 'Save' }).click();
      await expect(cost.getByText('Changed meanwhile')).toHaveCount(0);
      await expect(cost.getByRole('spinbutton', { name: 'Cost' })).toHaveValue('42.50');
      await expect(work.getByLabel('Due')).toHaveValue('2027-03-01');
      // He comes back to the window, and types on.
      await his.getByRole('textbox', { name: 'Product code' }).fill('NOT YET');
      await comeBack(ben);
      await expect(his.getByRole('spinbutton', { name: 'Cost' })).toHaveValue('42.50');
      await expect(his.getByRole('textbox', { name: 'Product code' })).toHaveValue('NOT YET');
    });
    await work.getByRole('button', { name: 'Save' }).click();
    await expect(work.getByText('Changed meanwhile')).toHaveCount(0);
    await expect(work.getByLabel('Due')).toHaveValue('2027-03-01');
    await expect(work.getByRole('combobox', { name: 'State' })).toHaveText('Waiting');
    // Figures of other tests have no cost of this claim.
    await cost.getByRole('spinbutton', { name: 'Cost' }).fill('');
    const saved = ana.waitForResponse((response) => response.request().method() === 'PATCH');
    await cost.getByRole('button', { name: 'Save' }).click();
    expect((await saved).status()).toBe(204);
  });
});

test('two corrections of a registration: the second clerk sees the first one, and only what was typed changes', async ({
  withPage,
}) => {
  await withPage(clerk, async (ana) => {
    await visit(ana, pathToForm('en', 'register'));
    await fillRegistration(ana);
    await ana.locator('.form-submit').click();
    await ana.locator('.form-result').waitFor();
    await enterStudio(ana, { name: 'Ona Roig', role: 'desk' });
    await openFirst(ana, 'registrations');
    const hers = regionOf(ana, 'Warranty');
    await hers.getByRole('button', { name: 'Correct' }).click();
    await hers.getByLabel('Quantity').first().fill('21');
    await withPage(clerk, async (ben) => {
      await enterStudio(ben, { name: 'Pol Mas', role: 'desk' });
      await ben.goto(ana.url());
      const his = regionOf(ben, 'Warranty');
      await his.getByRole('button', { name: 'Correct' }).click();
      await his.locator('[name=your-name]').fill('Ana García Ruiz');
      await his.getByRole('button', { name: 'Save' }).click();
      await expect(ben.getByText('Saved')).toBeVisible();
    });
    await comeBack(ana);
    await expect(hers.getByLabel('Quantity').first()).toHaveValue('21');
    await hers.getByRole('button', { name: 'Save' }).click();
    await expect(hers.getByRole('alert')).toContainText('Somebody else');
    await hers.getByRole('button', { name: 'Show the current state' }).click();
    await expect(hers.getByText('Changed meanwhile to: Ana García Ruiz')).toBeVisible();
    await expect(hers.getByLabel('Quantity').first()).toHaveValue('21');
    await expectAccessible(ana);
    await hers.getByRole('button', { name: 'Save' }).click();
    await expect(hers.getByRole('listitem').first()).toContainText('21 ×');
    await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Ana García Ruiz');
  });
});
