import type { Page } from '@playwright/test';
import { pathToForm } from '#core/i18n/paths.ts';
import { desktop, expect, siteUrl, test, visit } from '#tests/e2e/browser.ts';
import { fillClaim } from '#tests/e2e/forms/fill-forms.ts';
import { enterStudio, PASSWORD } from '#tests/e2e/studio/enter-studio.ts';

const NOTE = 'The claimant sends the photo tomorrow';

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('signing in leads to the page that was wanted, with its filter, and what was typed is there', async ({
  withPage,
}) => {
  await withPage({ ...desktop, locale: 'en-GB', expectedErrors: /401/ }, async (page) => {
    await visit(page, pathToForm('en', 'claim'));
    await fillClaim(page);
    await page.locator('.form-submit').click();
    await page.locator('.form-result').waitFor();
    await enterStudio(page, { name: 'Ines Olmo', role: 'desk' });
    await page.context().clearCookies();

    const list = `${siteUrl()}/studio/claims?filter=${encodeURIComponent('{"text":"nobody"}')}`;
    await page.goto(list);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(page.getByText('signed-out')).toHaveCount(0);
    await signIn(page, 'ines.olmo@example.test');
    await page.waitForURL(list);

    await page.goto(`${siteUrl()}/studio/claims`);
    await page.getByRole('row').nth(1).click();
    const note = page.locator('textarea[name=body]');
    await note.fill(NOTE);
    const address = page.url();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, 'ines.olmo@example.test');
    await page.waitForURL(address);
    await expect(note).toHaveValue(NOTE);
  });
});
