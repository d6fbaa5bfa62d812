import { openDatabase } from '#server/db/client.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteDataDir, siteUrl, test } from '#tests/e2e/browser.ts';
import { mailTo } from '#tests/e2e/forms/outbox.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

/** Messages of a day, the first one the latest; a search for their word finds no others. */
async function addMessages(word: string, senders: string[]): Promise<void> {
  const db = await openDatabase({ dataDir: siteDataDir() });
  const rows = senders.map((value, at) => ({
    ...{ id: `${word}-${at}`, form_id: 101, kind: 'message', locale: 'en' },
    email: `${word}.${at}@example.test`,
    received: new Date(Date.now() - at * 60_000).toISOString(),
    fields: JSON.stringify([
      { name: 'your-name', label: 'Name', value },
      { name: 'your-message', label: 'Message', value: word },
    ]),
  }));
  await db.write.insertInto('form_submission').values(rows).execute();
  await db.destroy();
}

test('a clerk goes from message to message without the list: takes one, responds, and is done with it', async ({
  withPage,
}) => {
  await addMessages('roundabout', ['Round One', 'Round Two', 'Round Three']);
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Rita Ronda', role: 'desk' });
    await page.goto(`${siteUrl()}/studio/messages`);
    await page.getByRole('textbox', { name: 'Search' }).fill('roundabout');
    await page.getByText('1-3 of 3').waitFor();
    await page.getByRole('link', { name: 'Round One' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Round One');
    const work = page.getByRole('region', { name: 'Work', exact: true });
    await work.getByLabel('Due').fill('2027-03-01');
    await work.getByRole('button', { name: 'Assign to me' }).click();
    await expect(work.getByRole('combobox', { name: 'Assignee' })).toHaveText('Rita Ronda');
    await expect(work.getByRole('combobox', { name: 'State' })).toHaveText('In progress');
    await expect(work.getByLabel('Due')).toHaveValue('2027-03-01');
    await expect(work.getByRole('button', { name: 'Assign to me' })).toHaveCount(0);
    await page.locator('[name=subject]').fill('Your way');
    await page.locator('[name=text]').fill('Twice around.');
    await page.getByRole('combobox', { name: 'State after sending' }).click();
    await page.getByRole('option', { name: 'Done' }).click();
    await expectAccessible(page);
    await page.setViewportSize(phone.viewport);
    await expectAccessible(page);
    await page.setViewportSize(desktop.viewport ?? { width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Send mail' }).click();
    await mailTo(siteDataDir(), 'roundabout.0@example.test', /Twice around/);
    await expect(work.getByRole('combobox', { name: 'State' })).toHaveText('Done');
    await page.getByRole('link', { name: 'Next: Round Two' }).click();
    await expect(heading).toHaveText('Round Two');
    await page.getByRole('link', { name: 'Next: Round Three' }).press('Enter');
    await expect(heading).toHaveText('Round Three');
    await expect(page.getByRole('link', { name: /^Next/ })).toHaveCount(0);
  });
});

test('a clerk marks what was selected at once; what somebody else has changed stays as it was', async ({
  withPage,
}) => {
  await addMessages('casinos', ['Slot A', 'Slot B', 'Slot C']);
  await withPage({ ...desktop, locale: 'en-GB', expectedErrors: /409/ }, async (page) => {
    await enterStudio(page, { name: 'Sol Prats', role: 'desk' });
    await page.goto(`${siteUrl()}/studio/messages`);
    await page.getByRole('textbox', { name: 'Search' }).fill('casinos');
    await page.getByText('1-3 of 3').waitFor();
    await page.getByRole('checkbox', { name: 'Select: Slot A' }).check();
    await page.getByRole('checkbox', { name: 'Select: Slot C' }).check();
    await expectAccessible(page);
    const path = `${siteUrl()}/studio/api/messages/casinos-0`;
    // The list may be read again at any time: somebody else is a moment ahead.
    const first = { revision: 1, state: 'waiting' };
    const ahead = Promise.withResolvers<number>();
    await page.route(
      path,
      async (route) => {
        ahead.resolve((await page.request.patch(path, { data: first })).status());
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole('status').getByRole('button', { name: 'Spam' }).click();
    expect(await ahead.promise).toBe(204);
    await expect(page.getByText('1 message stays as it was')).toBeVisible();
    // What is spam is open no more.
    await expect(page.getByRole('link', { name: 'Slot C' })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Slot A/ })).toContainText('Waiting');
    await page.getByRole('checkbox', { name: 'Select: Slot B' }).check();
    await page.getByRole('status').getByRole('button', { name: 'Assign to me' }).click();
    await expect(page.getByRole('row', { name: /Slot B/ })).toContainText('Sol Prats');
    await expect(page.getByRole('row', { name: /Slot B/ })).toContainText('In progress');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
});
