import { readFile } from 'node:fs/promises';
import { createSearchMisses } from '#server/catalogue/search-report/search-misses.ts';
import { openDatabase } from '#server/db/client.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteDataDir, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

/** Three visitors search for a word that the catalogue lacks; two search for another one then. */
async function searchWithoutResult(): Promise<void> {
  const database = await openDatabase({ dataDir: siteDataDir() });
  const misses = createSearchMisses(database);
  for (let visitor = 0; visitor < 3; visitor += 1) {
    misses.noteSearch({ locale: 'en', text: 'quinqué lamp', found: 9, leftOut: ['quinqué'] });
  }
  misses.noteNext('/en/products?search=quinqué+lamp', '/en/products?search=lantern+lamp');
  misses.noteNext('/en/products?search=quinqué+lamp', '/en/products?search=lantern+lamp');
  await misses.close();
  await database.destroy();
}

test('words that visitors missed become synonyms', async ({ withPage }) => {
  await searchWithoutResult();
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Clara Faro', role: 'editor' });
    await page.goto(`${siteUrl()}/studio`);
    await page.getByRole('menuitem', { name: 'Missing words' }).click();
    await page.getByRole('textbox', { name: 'Search' }).fill('quinque');
    const row = page.getByRole('row').filter({ hasText: 'quinque' });
    await expect(row).toContainText('0 opened a result, 2 searched again, 1 left');
    await expect(row).toContainText('lantern');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Make a synonym for “quinque”' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Finds what this finds')).toHaveValue('lantern');
    await dialog.getByLabel('Finds what this finds').fill('classic lantern');
    const line = '- { code: visitors-quinque, from: ["quinque"], to: ["classic lantern"] }';
    await expect(dialog.getByLabel('Line')).toHaveValue(line);
    await expectAccessible(page);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Save as a file' }).click(),
    ]);
    expect(await readFile(await saved.path(), 'utf8')).toBe(`${line}\n`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const all = page.getByRole('link', { name: 'Synonyms (English)' });
    const [file] = await Promise.all([page.waitForEvent('download'), all.click()]);
    expect(await readFile(await file.path(), 'utf8')).toContain('to: ["lantern"]');
    await page.setViewportSize(phone.viewport);
    const filter = encodeURIComponent(JSON.stringify({ text: 'quinque' }));
    await page.goto(`${siteUrl()}/studio/searches?filter=${filter}`);
    await expect(page.getByRole('listitem').filter({ hasText: 'quinque' })).toContainText('3 ×');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      phone.viewport.width,
    );
    await expectAccessible(page);
  });
});
