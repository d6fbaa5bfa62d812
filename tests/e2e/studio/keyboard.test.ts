import type { Locator, Page } from '@playwright/test';
import { companyDay } from '#core/forms/company-day.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import { addWorkingDays } from '#core/studio/case-states.ts';
import { desktop, expect, phone, siteDataDir, siteUrl, test, visit } from '#tests/e2e/browser.ts';
import { fillClaim } from '#tests/e2e/forms/fill-forms.ts';
import { mailTo } from '#tests/e2e/forms/outbox.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

/** As the form promises; see `content/forms/warranty-claim.yaml`. */
const PROMISED_DAYS = 5;
const MOST_STOPS = 120;

/** Goes on with the Tab key until an element has the focus, and uses it with Enter. */
async function enterAt(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

test('a claim goes from the inbox to settled by keyboard alone, within its promised day', async ({
  withPage,
}) => {
  await withPage(phone, async (sender) => {
    await visit(sender, pathToForm('es', 'claim'));
    const address = await fillClaim(sender);
    await sender.locator('.form-submit').click();
    await sender.locator('.form-result').waitFor();
    const number = /AC-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await mailTo(siteDataDir(), address))?.[0];
    await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
      await enterStudio(page, { name: 'Noa Gil', role: 'desk' });
      await page.goto(`${siteUrl()}/studio/messages`);
      const row = page.getByRole('row').filter({ hasText: number ?? '' });
      const due = addWorkingDays(companyDay(Date.now()), PROMISED_DAYS);
      const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
      await expect(row).toContainText(day.format(new Date(due)));
      await enterAt(page, row.getByRole('link'));
      const panel = page.locator('section').filter({ hasText: 'Steps of the claim' });
      for (const step of ['Being examined', 'Accepted', 'Replacement sent', 'Settled']) {
        await enterAt(page, panel.getByRole('button', { name: step, exact: true }));
        await enterAt(page, panel.getByRole('button', { name: 'Preview mail' }));
        const preview = page.getByRole('dialog', { name: 'Preview' });
        await enterAt(page, preview.getByRole('button', { name: 'Send mail' }));
        await expect(panel.getByRole('listitem').last()).toContainText(step);
      }
    });
    await sender.locator('.form-result a').click();
    await expect(sender.locator('.form-history li').last()).toContainText('Resuelta');
  });
});
