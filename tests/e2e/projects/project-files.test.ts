import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { downloadName } from '#core/i18n/file-paths.ts';
import { getLocale, localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { projectFileName } from '#core/projects/project-files.ts';
import { readPdf } from '#server/pdf/read-pdf.fixtures.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { linesOf, office, storeLists, textsOf } from './project-steps.ts';

async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

for (const locale of localeCodes) {
  test.describe(`the files of a project list (${locale})`, () => {
    const t = textsOf(locale);
    const path = pathTo(locale, 'project-list');
    const schedule = projectFileName(locale, 'pdf').replace('.pdf', '');

    test('include its schedule as PDF, workbook and CSV', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeLists(page, office);
        await visit(page, path);
        await expect.poll(() => linesOf(page).count()).toBe(3);
        const pdf = await download(page, t('projects.save-as', { format: 'PDF' }));
        expect(pdf.name).toBe(`Office_${schedule}_${locale}.pdf`);
        const { text } = await readPdf(pdf.bytes);
        for (const { sku } of office.lines) expect(text).toContain(sku);
        const xlsx = await download(page, t('projects.save-as', { format: 'Excel' }));
        const [sheet] = await readXlsxFile(xlsx.bytes);
        expect(sheet?.data.slice(4, 7).map(([label, quantity]) => [label, quantity])).toEqual([
          ['L1', 10],
          ['L2', 4],
          ['L3', 2],
        ]);
        const csv = await download(page, t('projects.save-as', { format: 'CSV' }));
        expect(csv.bytes.toString()).toContain('Cut-out 150 mm');
        expect(csv.bytes.toString().trim().split('\r\n')).toHaveLength(4);
      });
    });

    test('include all documents of all variants in the selected language', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await storeLists(page, { ...office, lines: office.lines.slice(0, 1) });
        await visit(page, path);
        const other = localeCodes.find((code) => code !== locale) as typeof locale;
        await page.getByLabel(t('projects.language')).selectOption(getLocale(other).name);
        const { name, bytes } = await download(page, t('projects.download'));
        expect(name).toBe(`Office_${other}.zip`);
        const names = Object.keys(unzipSync(bytes));
        const sheet = downloadName(other, 'datasheet').replace('.pdf', '');
        const folder = 'ARD150-12-830-60D-W-FX';
        expect(names).toContain(`${folder}/${folder}_${sheet}_${other}.pdf`);
        expect(names).toContain(`${folder}/${folder}.ies`);
        expect(names.filter((name) => name.startsWith('Office_'))).toHaveLength(3);
      });
    });
  });
}
