import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteUrl, test } from '#tests/e2e/browser.ts';
import { untilSettled } from '#tests/e2e/settle.ts';
import { REREAD, saveRecord } from '#tests/e2e/studio/change-content.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

const FILE = 'catalogue/products/ard150/variants.csv';

const grid = (page: Page) => page.getByRole('grid');
/** A cell by the numbers of its row and column, the heads being row 1. */
const cell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[aria-rowindex="${row}"] [aria-colindex="${column}"]`);
/** The number of a column, whose cells are in sight then: others are not in the document. */
async function columnOf(page: Page, name: string): Promise<number> {
  const head = grid(page).locator('.head', { has: page.locator(`code:text-is("${name}")`) });
  await head.scrollIntoViewIfNeeded();
  return Number(await head.getAttribute('aria-colindex'));
}

const addressOf = (page: Page) =>
  `${siteUrl()}/studio/api/changes/${page.url().split('/changes/')[1]?.split('/')[0]}/file?path=${FILE}`;
const textOf = async (page: Page): Promise<string> =>
  (await (await page.request.get(addressOf(page), REREAD)).json()).text;

async function openGrid(page: Page, title: string): Promise<void> {
  const begun = await page.request.post(`${siteUrl()}/studio/api/changes`, {
    data: { title, why: 'The trade fair begins on Friday.' },
  });
  const { id } = await begun.json();
  await page.goto(`${siteUrl()}/studio/changes/${id}/record?path=${FILE}`);
  await expect(cell(page, 2, 1)).toHaveText(/^ARD150/);
}

/** Pastes as a spreadsheet does. */
async function paste(page: Page, text: string): Promise<void> {
  await grid(page)
    .locator('[data-active]')
    .evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
}

test('no key is lost while a grid opens', async ({ withPage }) => {
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Elena Primera', role: 'editor' });
    await openGrid(page, 'The first key');
    const record = page.url();
    // Whether the file may be changed is known long after the file is.
    const isOpened = Promise.withResolvers<void>();
    await page.route(/\/studio\/api\/changes\/[^/?]+$/, async (route) => {
      await isOpened.promise;
      await route.continue();
    });
    const file = page.waitForResponse(/\/file\?/);
    await page.goto(`${record}&row=3&field=weight_kg`);
    await (await file).finished();
    await untilSettled(page);
    await expect(grid(page)).toHaveCount(0);
    isOpened.resolve();
    await expect(grid(page).locator('[data-active]')).toBeFocused();
    await page.keyboard.type('3.35');
    await page.keyboard.press('Enter');
    await expect(cell(page, 3, await columnOf(page, 'weight_kg'))).toHaveText('3.35');
  });
});

test('cells are edited with the keyboard, filled, taken back and saved', async ({ withPage }) => {
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Elena Celdas', role: 'editor' });
    await openGrid(page, 'Weights of the new drivers');
    const before = await textOf(page);
    const weight = await columnOf(page, 'weight_kg');
    await cell(page, 2, weight).click();
    const first = await cell(page, 2, weight).innerText();
    await page.keyboard.type('9,75');
    await page.keyboard.press('Enter');
    await expect(cell(page, 2, weight)).toHaveText('9.75');
    await expect(cell(page, 3, weight)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`before: ${first}`)).toBeVisible();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect(cell(page, 3, weight)).toHaveText('9.75');
    await page.keyboard.press('Control+z');
    await expect(cell(page, 3, weight)).not.toHaveText('9.75');
    await page.keyboard.press('Control+y');
    await expect(cell(page, 3, weight)).toHaveText('9.75');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('F2');
    await page.keyboard.type('1');
    await page.keyboard.press('Escape');
    await expect(grid(page).locator('[data-active]')).toBeFocused();
    await expectAccessible(page);
    await saveRecord(page);
    const [head = '', one, two] = before.split('\n');
    const at = head.split(',').indexOf('weight_kg') - head.split(',').length;
    const changed = (await textOf(page)).split('\n');
    const cells = (line = '') => line.split(',');
    expect(cells(changed[1]).at(at)).toBe('9.75');
    expect(cells(changed[2]).at(at)).toBe('9.75');
    expect(cells(changed[1]).toSpliced(at, 1)).toEqual(cells(one).toSpliced(at, 1));
    expect(cells(changed[2]).toSpliced(at, 1)).toEqual(cells(two).toSpliced(at, 1));
    expect(changed.slice(3)).toEqual(before.split('\n').slice(3));

    // What is typed is checked before it is saved.
    await grid(page).locator('[data-active]').press('Control+Home');
    await columnOf(page, 'weight_kg');
    await cell(page, 2, weight).click();
    await page.keyboard.type('900');
    await page.keyboard.press('Enter');
    const wrong = expect(cell(page, 2, weight));
    await wrong.toHaveAttribute('aria-invalid', 'true', { timeout: 60_000 });
    await page.keyboard.press('Control+z');
    await wrong.not.toHaveAttribute('aria-invalid', 'true');
  });
});

test('a table from a spreadsheet is pasted by its head; what the window loses is there again', async ({
  withPage,
}) => {
  await withPage({ ...phone, locale: 'es-ES' }, async (page) => {
    await enterStudio(page, { name: 'Elena Pegar', role: 'editor', locale: 'es' });
    await openGrid(page, 'Filas del proveedor');
    const rows = Number(await grid(page).getAttribute('aria-rowcount')) - 1;
    const code = await cell(page, 2, 1).innerText();
    await cell(page, 2, 1).click();
    await paste(page, `sku\tweight_kg\tStock\r\n${code}\t3,25\t7\r\nARD150/NEW/1\t4,5\t8\r\n`);
    await expect(page.getByText('1 fila añadida')).toContainText('Stock');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(rows + 2));
    await page.getByRole('button', { name: 'Añadir fila' }).click();
    await expect(page.getByText('Sin su código')).toBeVisible();
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('ARD150/NEW/1');
    await page.reload();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(rows + 3));
    await expect(cell(page, 2, await columnOf(page, 'weight_kg'))).toHaveText('3.25');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      phone.viewport.width,
    );
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.poll(() => textOf(page)).toContain('ARD150/NEW/1,');
    // The row without a code stays here until it has one.
    await expect(page.getByRole('status').filter({ hasText: 'Sin guardar' })).toBeVisible();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(rows + 3));
  });
});

test('two editors of one cell: both values are shown, all other cells are saved', async ({
  withPage,
}) => {
  const options = { ...desktop, locale: 'en-GB', expectedErrors: /status of 409/ };
  await withPage(options, async (page) => {
    await enterStudio(page, { name: 'Elena Doble', role: 'editor' });
    await openGrid(page, 'One cell, two people');
    const weight = await columnOf(page, 'weight_kg');
    const code = await cell(page, 2, 1).innerText();
    const from = await cell(page, 2, weight).innerText();
    const edits = [{ path: [code, 'weight_kg'], from, to: '7.77' }];
    expect((await page.request.patch(addressOf(page), { data: { edits } })).ok()).toBe(true);
    await cell(page, 2, weight).click();
    await page.keyboard.type('8.88');
    await page.keyboard.press('Enter');
    await page.keyboard.type('9.99');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Somebody else changed' });
    await expect(alert).toContainText('7.77');
    await expect(alert).toContainText('8.88');
    await expect.poll(() => textOf(page)).toContain('9.99');
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Use yours' }).click();
    await expect(cell(page, 2, weight)).toHaveText('8.88');
    await saveRecord(page);
    expect(await textOf(page)).toContain('8.88');
  });
});
