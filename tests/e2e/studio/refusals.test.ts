import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { expect, phone, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

test('pages that a role does not open, that do not exist, and messages that are gone say so at once', async ({
  withPage,
}) => {
  const dark = {
    ...phone,
    locale: 'en-GB',
    colorScheme: 'dark',
    expectedErrors: /40[34]/,
  } as const;
  await withPage(dark, async (page) => {
    await enterStudio(page, { name: 'Uma Rey', role: 'desk' });
    await page.goto(`${siteUrl()}/studio/people`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Your role does not open this page');
    await expectAccessible(page);
    await page.goto(`${siteUrl()}/studio/nothing`);
    await expect(heading).toHaveText('There is no such page');
    await expect(page).toHaveTitle(/There is no such page/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'To the start' }).click();
    await page.waitForURL(/\/studio\/?$/);

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${siteUrl()}/studio/messages/gone/show`);
    await expect(page.getByRole('alert')).toContainText('does not exist any more');
    const tried = requests.filter((url) => url.endsWith('/studio/api/messages/gone'));
    expect(tried).toHaveLength(1);
  });
});
