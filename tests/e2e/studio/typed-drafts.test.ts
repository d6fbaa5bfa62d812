import type { Page } from '@playwright/test';
import { pathToForm } from '#core/i18n/paths.ts';
import { desktop, expect, siteUrl, test, visit } from '#tests/e2e/browser.ts';
import { fillClaim } from '#tests/e2e/forms/fill-forms.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

const RESPONSE = 'We have your luminaire on the bench.';
const NOTE = 'Rang, no reply';
const STEP = 'Your luminaire is on the bench';

const fieldsOf = (page: Page) => ({
  response: page.locator('textarea[name=text]').last(),
  note: page.locator('textarea[name=body]'),
  step: page.locator('input[name=subject]').first(),
});

async function expectTyped(page: Page): Promise<void> {
  const { response, note, step } = fieldsOf(page);
  await expect(response).toHaveValue(RESPONSE);
  await expect(note).toHaveValue(NOTE);
  await expect(step).toHaveValue(STEP);
}

test('what a clerk types stays through a reload, other pages and another language', async ({
  withPage,
}) => {
  // A list may still be read while the session ends.
  await withPage({ ...desktop, locale: 'en-GB', expectedErrors: /401/ }, async (page) => {
    await visit(page, pathToForm('en', 'claim'));
    await fillClaim(page);
    await page.locator('.form-submit').click();
    await page.locator('.form-result').waitFor();
    await enterStudio(page, { name: 'Ana Soler', role: 'desk' });
    await page.goto(`${siteUrl()}/studio/claims`);
    await page.getByRole('row').nth(1).click();
    const { response, note, step } = fieldsOf(page);
    await response.fill(RESPONSE);
    await note.fill(NOTE);
    await page.getByRole('button', { name: 'Being examined' }).click();
    await step.fill(STEP);
    const address = page.url();

    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('menuitem', { name: 'Español' }).click();
    await page.getByRole('button', { name: 'Añadir nota' }).waitFor();
    await expectTyped(page);
    await page.getByRole('menuitem', { name: 'Mensajes' }).click();
    await page.waitForURL(/messages$/);
    await page.goBack();
    await expectTyped(page);
    await page.reload();
    await expectTyped(page);

    await page.getByRole('button', { name: 'Añadir nota' }).click();
    await expect(note).toHaveValue('');
    await page.reload();
    await expect(response).toHaveValue(RESPONSE);
    await expect(note).toHaveValue('');

    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.waitForURL(/sign-in|login/);
    await enterStudio(page, { name: 'Ben Amat', role: 'desk' });
    await page.goto(address);
    await expect(note).toHaveValue('');
    await expect(response).toHaveValue('');
    await expect(step).not.toHaveValue(STEP);
  });
});
