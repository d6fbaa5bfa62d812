import { openDatabase } from '#server/db/client.ts';
import { addMail, createMailTable } from '#server/db/outgoing-mail.ts';
import { noteRun } from '#server/db/tasks/task-runs.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteDataDir, siteUrl, test } from '#tests/e2e/browser.ts';
import { mailTo } from '#tests/e2e/forms/outbox.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

/** Mails that could not be delivered. */
async function addDeadMails(...ids: string[]): Promise<void> {
  const db = await openDatabase({ dataDir: siteDataDir() });
  const now = new Date().toISOString();
  const frame = { submissionId: null, replyTo: null, html: '<p>Hello</p>', attachments: [] };
  await db.write.transaction().execute(async (transaction) => {
    for (const id of ids) {
      const head = { id, messageId: `<${id}@example.test>`, recipient: `${id}@example.test` };
      const body = { subject: `About ${id}`, text: '<b>Hello</b> there' };
      // Due in a year: the site does not take it up before it has failed.
      await addMail(transaction, { ...frame, ...head, ...body }, '2099-01-01T00:00:00.000Z');
      await transaction
        .updateTable('outgoing_mail')
        .set({ created: now })
        .where('id', '=', id)
        .execute();
    }
  });
  for (const id of ids) await createMailTable(db).markFailed(id, '550 no such user', null);
  await db.destroy();
}

test('a failed mail is read, tried again and arrives; another is given up', async ({
  withPage,
}) => {
  await addDeadMails('quay', 'pier');
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Marina Vela', role: 'desk' });
    await page.goto(`${siteUrl()}/studio/mails`);
    const row = page.getByRole('row').filter({ hasText: 'quay@example.test' });
    await expect(row).toContainText('550 no such user');
    await expectAccessible(page);
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Try again now' }).click();
    expect(await mailTo(siteDataDir(), 'quay@example.test', /Hello/)).toContain('About quay');
    await expect(row).toHaveCount(0);
    await page.getByRole('link', { name: 'About pier' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About pier');
    await expect(page.getByText('<b>Hello</b> there')).toBeVisible();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await expect(page.getByText('Given up', { exact: true })).toBeVisible();
    await page.setViewportSize(phone.viewport);
    await page.goto(`${siteUrl()}/studio/mails?filter=${encodeURIComponent('{}')}`);
    await expect(page.getByRole('listitem').filter({ hasText: 'About quay' })).toContainText(
      'Sent',
    );
    await expectAccessible(page);
  });
});

test('an admin sees how the site is doing', async ({ withPage }) => {
  const db = await openDatabase({ dataDir: siteDataDir() });
  await noteRun(db, 'backup', '2025-11-26T02:00:00.000Z');
  const tooOld = 'The last backup is more than two days old.';
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Rosa Mar', role: 'admin' });
    await page.goto(`${siteUrl()}/studio`);
    await page.getByRole('menuitem', { name: 'Health' }).click();
    await expect(page.getByText(tooOld)).toBeVisible();
    const storage = page.getByRole('region', { name: 'Database and disk' });
    await expect(storage).toContainText(/Last backup26 Nov 2025/);
    await noteRun(db, 'backup', new Date().toISOString());
    await db.destroy();
    await page.reload();
    await expect(storage).toContainText(/Last backup\d/);
    await expect(page.getByText(tooOld)).toBeHidden();
    await expect(storage).toContainText(/Disk of the data folder\d.* free of \d/);
    await expect(page.getByRole('region', { name: 'Content' })).toContainText(
      /Products, Spanish\d/,
    );
    await expectAccessible(page);
  });
});
