import { desktop, expect, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

test('a page whose code a new version has replaced says so, and reloads', async ({ withPage }) => {
  const expectedErrors = /Failed to fetch|ERR_FAILED|404|error occurred/;
  await withPage({ ...desktop, locale: 'en-GB', expectedErrors }, async (page) => {
    await enterStudio(page, { name: 'Rita Vega', role: 'desk' });
    await page.goto(`${siteUrl()}/studio`);
    const code = /\/studio\/assets\/claim-figures/;
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('menuitem', { name: 'Figures' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be shown',
    );
    await page.unroute(code);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claim figures');
  });
});
