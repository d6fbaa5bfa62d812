import { desktop, expect, siteUrl, test } from '#tests/e2e/browser.ts';
import { beginChange, REREAD, saveRecord } from '#tests/e2e/studio/change-content.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

const WRONG = 'See [this](page:none).';
const selected = (area: HTMLTextAreaElement) =>
  area.value.slice(area.selectionStart, area.selectionEnd);

test('a finding in a text leads to its line', async ({ withPage }) => {
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Elena Renglon', role: 'editor' });
    await beginChange(page, 'A link that leads nowhere');
    const change = page.url();
    const record = change.replace('/show', '/record?path=pages/quality/en.md');
    await page.goto(record);
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    const lines = (await text.inputValue()).trimEnd().split('\n');
    await text.fill([...lines, '', WRONG, '', ...lines].join('\n'));
    await saveRecord(page);
    const place = page.getByRole('button', { name: `line ${lines.length + 2}`, exact: true });
    await place.click();
    await expect(text).toBeFocused();
    expect(await text.evaluate(selected)).toBe(WRONG);

    await page.goto(change);
    const findings = page.getByRole('listitem').filter({ hasText: 'page:none' });
    await findings.getByRole('link').click();
    await expect(text).toBeFocused();
    expect(await text.evaluate(selected)).toBe(WRONG);
  });
});

test('equal findings of a table are one, and leave the table in sight', async ({ withPage }) => {
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Elena Iguales', role: 'editor' });
    await beginChange(page, 'Figures as words');
    const change = page.url();
    const path = 'catalogue/products/alc600/variants.csv';
    const id = change.split('/').at(-2) ?? '';
    const address = `${siteUrl()}/studio/api/changes/${id}/file?path=${path}`;
    const { text } = await (await page.request.get(address, REREAD)).json();
    const [head = '', ...rows] = text.trimEnd().split('\n') as string[];
    const at = head.split(',').indexOf('sku');
    expect(at).toBe(0);
    const edits = rows.slice(0, 12).flatMap((row) => {
      const sku = row.split(',')[0];
      return { path: [sku, 'ip'], from: 'IP20', to: 'IP2O' };
    });
    const response = await page.request.patch(address, { data: { edits } });
    expect(response.ok(), await response.text()).toBe(true);
    await page.goto(change.replace('/show', `/record?path=${path}`));
    const alert = page.getByRole('alert').filter({ hasText: '12 errors' });
    const cause = alert.getByRole('listitem');
    await expect(cause).toHaveCount(1);
    await expect(cause.getByRole('button')).toHaveCount(5);
    await expect(cause).toContainText('7 more');
    await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeInViewport();
  });
});
