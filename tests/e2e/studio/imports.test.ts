import { openDatabase } from '#server/db/client.ts';
import { noteImport } from '#server/db/imports/import-reports.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteDataDir, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

const REPORT =
  'catalogue/ardea/variants.csv row 7, column cri: ‘8O’ is not a whole number. Write digits only.\n\nNothing was changed: 1 error.';

test('an editor reads why an import was refused', async ({ withPage }) => {
  const db = await openDatabase({ dataDir: siteDataDir() });
  await noteImport(db, {
    ...{ ended: '2026-11-26T09:30:00.000Z', outcome: 'refused', seconds: 4.26, version: 1 },
    ...{ source: 'spring-range', person: 'marta', command: 'npm run import -- spring-range' },
    ...{ errors: 1, warnings: 12, changed: null, report: REPORT },
  });
  await db.destroy();
  await withPage({ ...desktop, locale: 'es-ES' }, async (page) => {
    await enterStudio(page, { name: 'Irene Pauta', role: 'editor', locale: 'es' });
    await page.goto(`${siteUrl()}/studio`);
    await page.getByRole('menuitem', { name: 'Importaciones' }).click();
    await page.getByRole('combobox', { name: 'Resultado' }).click();
    await page.getByRole('option', { name: 'Rechazadas o fallidas' }).click();
    const row = page.getByRole('row').filter({ hasText: 'marta' });
    await expect(row).toContainText('Rechazada1 error, 12 avisos');
    await expectAccessible(page);
    await row.getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rechazada');
    const report = page.getByRole('region', { name: 'Informe' });
    await expect(report).toContainText('row 7, column cri');
    await expect(page.getByRole('region', { name: 'La importación' })).toContainText('4,3 s');
    await page.setViewportSize(phone.viewport);
    await page.reload();
    await expect(report).toContainText('row 7, column cri');
    await expectAccessible(page);
  });
});
