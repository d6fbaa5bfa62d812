import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test } from '#tests/e2e/browser.ts';
import { beginChange, openRecord, saveRecord } from '#tests/e2e/studio/change-content.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

test('a record is added by its code, checked, and removed again', async ({ withPage }) => {
  // The first check of a version reads all of its files.
  test.setTimeout(180_000);
  // A code that cannot be one is refused.
  const expectedErrors = /status of 422/;
  await withPage({ ...desktop, locale: 'en-GB', expectedErrors }, async (page) => {
    await enterStudio(page, { name: 'Elena Familias', role: 'editor' });
    await beginChange(page, 'A family of bollards');
    await page.getByRole('link', { name: 'Edit content' }).click();
    await page.getByRole('combobox', { name: 'Kind' }).click();
    await page.getByRole('option', { name: 'Families' }).click();
    await page.getByRole('button', { name: 'Add: Family' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add: Family' });
    await dialog.getByRole('textbox', { name: 'Code' }).fill('Nova Line');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('cannot be a code');
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Code' }).fill('nova-line');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('catalogue/families/nova-line.yaml')).toBeVisible({
      timeout: 60_000,
    });
    const findings = page.getByRole('alert').filter({ hasText: 'error' });
    await expect(findings).toContainText('Title', { timeout: 60_000 });
    const title = page.getByRole('group', { name: 'Title' });
    await title.getByRole('textbox', { name: 'English' }).fill('Nova Line');
    await title.getByRole('textbox', { name: 'Spanish' }).fill('Línea Nova');
    await saveRecord(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nova Line');
    await expect(findings).not.toContainText('Title');

    await page.getByRole('button', { name: 'Remove: Family' }).click();
    const removal = page.getByRole('dialog', { name: 'Remove Nova Line?' });
    await expectAccessible(page);
    await removal.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A family of bollards');
    await expect(page.getByText('nova-line')).toHaveCount(0);
  });
});

test('a file that is gone with its change is not requested again', async ({ withPage }) => {
  test.setTimeout(180_000);
  // Such a request would fail, and with it this test.
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Elena Fuera', role: 'editor' });
    await beginChange(page, 'Taken back at once');
    const id = /changes\/([\w-]+)/.exec(page.url())?.[1] ?? '';
    const api = `/studio/api/changes/${id}`;
    const added = await page.request.post(`${api}/records`, {
      data: { kind: 'family', code: 'nova-line' },
    });
    const { path } = await added.json();
    await page.reload();
    const undo = page.getByRole('button', { name: `Undo all changes of ${path}` });
    await expect(page.getByRole('article').getByRole('link', { name: path })).toBeVisible();
    await undo.click();
    await expect(undo).toHaveCount(0);

    await page.request.post(`${api}/records`, { data: { kind: 'family', code: 'nova-line' } });
    await page.goto(`/studio/changes/${id}/record?path=${path}`);
    await page.getByRole('button', { name: 'Remove: Family' }).click();
    // The page of the record still stands while the list of files is on its way.
    const list = Promise.withResolvers<void>();
    await page.route(`**${api}`, async (route) => {
      await list.promise;
      await route.continue();
    });
    const sent = page.waitForRequest((request) => request.url().endsWith(api));
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await sent;
    list.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Taken back at once');
    await expect(page.getByText('nova-line')).toHaveCount(0);
  });
});

test('records that share a file are sorted and added on its page', async ({ withPage }) => {
  await withPage({ ...phone, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Elena Orden', role: 'editor' });
    await beginChange(page, 'Order of the voices');
    await page.getByRole('link', { name: 'Edit content' }).click();
    await openRecord(
      page,
      'Quotations of customers',
      'Add, remove or sort: site/testimonials.yaml',
    );
    const items = page.getByRole('main').getByRole('listitem');
    const [first = '', second = ''] = await items.getByRole('link').allInnerTexts();
    expect(first).not.toBe(second);
    await page.getByRole('button', { name: `Move down: ${first}` }).click();
    await expect(items.getByRole('link').first()).toHaveText(second);
    await saveRecord(page);
    await expectAccessible(page);
    await page.reload();
    await expect(items.getByRole('link').first()).toHaveText(second);
    const count = await items.count();
    await page.getByRole('button', { name: 'Add: Quotations of customers' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Not saved yet' })).toBeVisible();
    await page.goBack();
    await expect(items).toHaveCount(count + 1);
  });
});
