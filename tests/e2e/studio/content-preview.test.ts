import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test } from '#tests/e2e/browser.ts';
import { beginChange, openRecord, saveRecord } from '#tests/e2e/studio/change-content.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';
import { type Site, serveSite } from '#tests/e2e/test-site.ts';

const TITLE = 'Open day';
const TERM = {
  en: 'All light of a source, as an eye weighs it.',
  es: 'Toda la luz de una fuente, tal como la pondera el ojo.',
};
const BANNER = { en: 'Open day on 4 March.', es: 'Jornada de puertas abiertas: 4 de marzo.' };
const NAMES = { en: 'English', es: 'Spanish' } as const;
const BARS = { en: `Preview: ${TITLE}`, es: `Vista previa: ${TITLE}` };
const LOCALES = ['en', 'es'] as const;

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.stop());

async function fillBoth(page: Page, group: RegExp, texts: typeof TERM): Promise<void> {
  const field = page.getByRole('group', { name: group });
  for (const locale of LOCALES) {
    await field.getByRole('textbox', { name: NAMES[locale] }).fill(texts[locale]);
  }
}

async function changeContent(page: Page): Promise<void> {
  await beginChange(page, TITLE, site.baseUrl);
  await page.getByRole('link', { name: 'Edit content' }).click();
  await openRecord(page, 'Glossary', 'Luminous flux');
  await fillBoth(page, /^Definition/, TERM);
  await saveRecord(page);
  await page.getByRole('link', { name: TITLE }).click();
  await page.getByRole('link', { name: 'Edit content' }).click();
  const options = 'Company, banner and footer';
  await openRecord(page, options, options);
  await page.locator('summary', { hasText: 'Banner' }).click();
  await fillBoth(page, /^Text$/, BANNER);
  await saveRecord(page);
  await page.getByRole('link', { name: TITLE }).click();
}

/** The glossary as a document in each language, and by a link from there to the home page. */
async function expectPreview(page: Page, isShown: boolean): Promise<void> {
  for (const locale of LOCALES) {
    await page.goto(`${site.baseUrl}/${locale}/glossary`);
    const count = isShown ? 1 : 0;
    await expect(page.getByText(TERM[locale])).toHaveCount(count);
    await expect(page.getByText(BANNER[locale])).toHaveCount(count);
    await expect(page.getByText(BARS[locale])).toHaveCount(count);
  }
}

async function comparePages(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pages that change' }).click();
  await page.getByRole('button', { name: 'Compare: /es/glossary' }).click();
  const frameOf = (title: string) => page.frameLocator(`iframe[title="${title}"]`);
  await expect(frameOf('The page with these changes').getByText(TERM.es)).toBeVisible();
  await expect(frameOf('The page now').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frameOf('The page now').getByText(TERM.es)).toHaveCount(0);
  await expect(frameOf('The page now').getByText(BARS.es)).toHaveCount(0);
  await page.getByRole('button', { name: 'Desktop' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: TITLE }).click();
}

test('an editor sees the site under a change set, and shows it to somebody by a link that ends', async ({
  withPage,
}) => {
  test.setTimeout(300_000);
  // The frames that compare pages run no scripts, which the browser notes.
  const options = { ...desktop, locale: 'en-GB', expectedErrors: /Blocked script execution/ };
  await withPage(options, async (page) => {
    await enterStudio(page, { name: 'Ada Avance', role: 'editor', site });
    await changeContent(page);
    await page.getByRole('button', { name: 'Start preview' }).click();
    const shown = page.getByRole('link', { name: 'Español' });
    await expect(shown).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText('Started the preview of a change set')).toBeVisible();
    await expectAccessible(page);
    const [tab] = await Promise.all([page.waitForEvent('popup'), shown.click()]);
    await expect(tab.getByText(BARS.es)).toBeVisible();
    await expect(tab.getByText(BANNER.es)).toBeVisible();
    await expectPreview(tab, true);
    await expectAccessible(tab);
    await comparePages(page);

    await page.getByRole('button', { name: 'Make link' }).click();
    const address = await page.getByRole('textbox', { name: 'Address' }).inputValue();
    await withPage({ ...phone, locale: 'es-ES' }, async (guest) => {
      await expectPreview(guest, false);
      await guest.goto(`${address}?to=/es/glossary`);
      await expect(guest.getByText(TERM.es)).toHaveCount(1);
      await expectPreview(guest, true);
      await page.getByRole('button', { name: 'End link' }).click();
      await expect(page.getByRole('button', { name: 'End link' })).toHaveCount(0);
      await expectPreview(guest, false);
    });

    // A link of a page that is shown already, too: it is of another build.
    await tab.goto(`${site.baseUrl}/en/glossary`);
    await tab.getByRole('button', { name: 'End preview' }).click();
    await expect(tab.getByText(BARS.en)).toHaveCount(0);
    await expectPreview(tab, false);
  });
});
