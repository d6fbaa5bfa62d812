import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readCsvText } from '#core/studio/changes/csv-text.ts';
import { readWorkbook } from '#server/import/workbook/read-workbook.ts';
import { packWorkbook } from '#server/import/workbook/workbook.fixtures.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

async function openTables(page: Page, title: string): Promise<string> {
  const begun = await page.request.post(`${siteUrl()}/studio/api/changes`, {
    data: { title, why: 'The PIM has new figures.' },
  });
  const { id } = await begun.json();
  await page.goto(`${siteUrl()}/studio/changes/${id}/show`);
  return id;
}

/** Bytes of the file that a press saves. */
async function save(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ]);
  return readFile(await download.path());
}

test('the variants of a category are saved as a workbook and as CSV', async ({ withPage }) => {
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Elena Tablas', role: 'editor' });
    await openTables(page, 'Weights from the PIM');
    await page.getByRole('link', { name: 'Tables as files' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tables as files');
    const { sheets } = await readWorkbook(await save(page, 'Excel workbook'));
    expect(sheets.map(({ name }) => name)).toEqual(['variants', 'Columns']);
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Downlights', exact: true }).click();
    const csv = (await save(page, 'CSV')).toString();
    expect(csv).toContain('ARD150/');
    expect(csv.split('\n').length).toBeLessThan(sheets[0]?.rows.length ?? 0);
    await expectAccessible(page);
  });
});

test('a table of a phone fits, in Spanish', async ({ withPage }) => {
  await withPage({ ...phone, locale: 'es-ES' }, async (page) => {
    await enterStudio(page, { name: 'Elena Hojas', role: 'editor', locale: 'es' });
    await openTables(page, 'Distribuidores nuevos');
    await page.getByRole('link', { name: 'Tablas en archivos' }).click();
    await page.getByRole('combobox', { name: 'Tabla' }).click();
    await page.getByRole('option', { name: 'Distribuidores' }).click();
    const csv = (await save(page, 'CSV')).toString();
    // A semicolon: in Spanish the comma is the decimal sign.
    expect(csv).toMatch(/^\ufeffcode;/);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      phone.viewport.width,
    );
  });
});

/** A CSV file that a person chooses. */
const csvFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('a file of another system is compared, mapped, and put into the change set', async ({
  withPage,
}) => {
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Elena Importa', role: 'editor' });
    const id = await openTables(page, 'Weights of the ring');
    await page.goto(`${siteUrl()}/studio/changes/${id}/tables`);
    const csv = (await save(page, 'CSV')).toString();
    const table = readCsvText(csv, ['sku']);
    const weight = table?.rows[0]?.cells[table.header.indexOf('weight_kg')]?.value;
    const sku = String(table?.rows[0]?.id);
    const lighter = (Number(weight) - 0.01).toFixed(2);
    const text = `sku;weight_kg;Masse brutto\r\n${sku};${lighter.replace('.', ',')};120000\r\n`;
    const file = csvFile('pim.csv', text);
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    await page.getByRole('combobox', { name: 'Source' }).fill('PIM of Elena');
    await page.getByRole('button', { name: 'Compare' }).click();
    const counts = page.getByRole('status').filter({ hasText: 'Rows:' });
    // The first check of a version reads all of it.
    await expect(counts).toHaveText('Rows: 1 changed, 0 new, 0 removed', { timeout: 60_000 });
    await expect(page.getByText(lighter, { exact: true })).toBeVisible();
    // A head that nobody knows gets a meaning, and the file is compared again.
    await page.getByLabel('Masse brutto means').selectOption('ignored');
    await expect(page.getByRole('button', { name: 'Put into this change set' })).toBeDisabled();
    await page.getByRole('button', { name: 'Compare again' }).click();
    const put = page.getByRole('button', { name: 'Put into this change set' });
    await expect(put).toBeEnabled({ timeout: 60_000 });
    await expectAccessible(page);
    await put.click();
    await expect(page.getByText('It is in the change set.')).toBeVisible();
    const path = `catalogue/products/${sku.split('/')[0]?.toLowerCase()}/variants.csv`;
    const address = `${siteUrl()}/studio/api/changes/${id}/file?path=${path}`;
    const opened = await (await page.request.get(address)).json();
    const changed = opened.text.split('\n').filter((line: string, at: number) => {
      return line !== opened.baseText.split('\n')[at];
    });
    expect(changed).toHaveLength(1);
    expect(changed[0]).toContain(lighter);
    // What its heads mean is known the next time.
    const known = await (await page.request.get(`${siteUrl()}/studio/api/table-sources`)).json();
    const source = known.items.find(({ name }: { name: string }) => name === 'PIM of Elena');
    expect(source.meanings).toEqual({ 'Masse brutto': 'ignored' });
  });
});

test('an impossible figure is refused at its cell, on a phone in Spanish', async ({ withPage }) => {
  await withPage({ ...phone, locale: 'es-ES' }, async (page) => {
    await enterStudio(page, { name: 'Elena Rechaza', role: 'editor', locale: 'es' });
    const id = await openTables(page, 'Cifras imposibles');
    await page.goto(`${siteUrl()}/studio/changes/${id}/tables`);
    const csv = (await save(page, 'CSV')).toString();
    const skus = csv
      .split('\r\n')
      .slice(1, 3)
      .map((line) => line.split(';')[0] ?? '');
    const rows = skus.map((sku) => `${sku};-5\r\n`).join('');
    const file = csvFile('tarifa.csv', `sku;power_w\r\n${rows}`);
    await page.getByLabel('Archivo', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Comparar' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'power_w' });
    await expect(alert.first()).toBeVisible({ timeout: 60_000 });
    const cause = alert.getByRole('listitem').filter({ hasText: '«-5» no llega al límite de 0' });
    await expect(cause).toHaveText(/fila \d+ · power_w; .*fila \d+ · power_w: .*Revisa el valor/);
    await expect(
      page.getByRole('button', { name: 'Incorporar a este conjunto de cambios' }),
    ).toBeDisabled();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      phone.viewport.width,
    );
  });
});

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

/** A workbook of one sheet, as a person makes it in a spreadsheet. */
const workbookFile = (name: string, rows: string[][]) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(
    packWorkbook({
      sheets: [
        {
          name: 'variants',
          rows: rows
            .map((cells, at) => `<row r="${at + 1}">${cells.map(text).join('')}</row>`)
            .join(''),
        },
      ],
    }),
  ),
});

const UPLOAD = {
  en: {
    ...{ workbook: 'Excel workbook', file: 'File', compare: /^Compare/, see: 'See what changes' },
    ...{ put: 'Put into this change set', counts: 'Rows: 1 changed, 0 new, 0 removed' },
    ...{ undo: /^Undo/, nothing: 'Nothing yet. Open a record and change it.' },
  },
  es: {
    ...{ workbook: 'Libro de Excel', file: 'Archivo', compare: /^Comparar/, see: 'Ver qué cambia' },
    ...{ put: 'Incorporar a este conjunto de cambios' },
    ...{ counts: 'Filas cambiadas: 1, nuevas: 0, eliminadas: 0' },
    ...{ undo: /^Deshacer/, nothing: 'Todavía nada. Abre un registro y cámbialo.' },
  },
};

for (const [locale, device] of [
  ['en', { ...desktop, locale: 'en-GB' }],
  ['es', { ...phone, locale: 'es-ES' }],
] as const) {
  const t = UPLOAD[locale];

  test(`[${locale}] a workbook is refused, corrected, put into the change set, and taken back`, async ({
    withPage,
  }) => {
    await withPage({ ...device, colorScheme: 'dark' }, async (page) => {
      await enterStudio(page, { name: `Elena Deshace ${locale}`, role: 'editor', locale });
      const id = await openTables(page, `Heavier ${locale}`);
      await page.goto(`${siteUrl()}/studio/changes/${id}/tables`);
      const known = await readWorkbook(await save(page, t.workbook));
      const rows = known.sheets[0]?.rows ?? [];
      const sku = String(rows.at(-1)?.cells[0]);
      const column = rows[0]?.cells.indexOf('weight_kg') ?? -1;
      const lighter = (Number(rows.at(-1)?.cells[column]) * 0.9).toFixed(3);
      const choose = async (weight: string) => {
        const file = workbookFile('prices.xlsx', [
          ['sku', 'weight_kg'],
          [sku, weight],
        ]);
        await page.getByLabel(t.file, { exact: true }).setInputFiles(file);
        await page.getByRole('button', { name: t.compare }).click();
      };
      const put = page.getByRole('button', { name: t.put });
      await choose('-5');
      await expect(page.getByRole('alert').filter({ hasText: 'weight_kg' })).toBeVisible({
        timeout: 60_000,
      });
      await expect(put).toBeDisabled();
      await choose(lighter);
      await expect(page.getByRole('status').filter({ hasText: t.counts })).toBeVisible({
        timeout: 60_000,
      });
      await expect(page.locator('ins', { hasText: lighter })).toBeVisible();
      await expectAccessible(page);
      await put.click();
      await page.getByRole('link', { name: t.see }).click();
      const changed = page.getByRole('article').filter({ hasText: '/variants.csv' });
      await expect(changed).toContainText(lighter);
      await changed.getByRole('button', { name: t.undo }).press('Enter');
      await expect(changed).toHaveCount(0);
      await expect(page.getByText(t.nothing)).toBeVisible();
      // The same file is compared with what is in use again.
      await page.goto(`${siteUrl()}/studio/changes/${id}/tables`);
      await choose(lighter);
      await expect(page.getByRole('status').filter({ hasText: t.counts })).toBeVisible({
        timeout: 60_000,
      });
    });
  });
}
