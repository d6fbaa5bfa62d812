import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, test } from '#tests/e2e/browser.ts';
import { beginChange, openRecord, saveRecord } from '#tests/e2e/studio/change-content.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';
import { type Site, serveSite } from '#tests/e2e/test-site.ts';

const TERM = {
  en: 'All light that leaves a source, weighted as the eye sees it.',
  es: 'Toda la luz que emite una fuente, ponderada según la ve el ojo.',
};
const LATER = 'Another definition';
const OTHER_TERM = {
  en: 'Light that leaves a lamp in all directions, weighted.',
  es: 'Luz que sale de una lámpara en todas direcciones, ponderada.',
};
const BANNER = {
  en: 'Visit us in hall 4, stand 12.',
  es: 'Visítenos en el pabellón 4, puesto 12.',
};
const ARTICLE = { en: 'This sentence came by the studio.', es: 'Esta frase llegó por el panel.' };
const OPENING = { en: /^Emergency lighting/, es: /^El alumbrado/ };
const NAMES = { en: 'English', es: 'Spanish' } as const;

/** It publishes: no other test may read the site. */
let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.stop());

async function fillBoth(page: Page, group: RegExp, texts: typeof TERM): Promise<void> {
  for (const locale of ['en', 'es'] as const) {
    const field = page.getByRole('group', { name: group });
    await field.getByRole('textbox', { name: NAMES[locale] }).fill(texts[locale]);
  }
}

/** Adds a sentence to the text of an article in both languages. */
async function extendTexts(page: Page): Promise<void> {
  await openRecord(page, 'Articles', 'Planning escape routes to EN 1838');
  for (const locale of ['en', 'es'] as const) {
    await page.getByRole('link', { name: NAMES[locale], exact: true }).click();
    const text = page.getByRole('textbox', { name: 'Text' });
    await expect(text).toHaveValue(OPENING[locale]);
    await text.fill(`${await text.inputValue()}\n\n${ARTICLE[locale]}\n`);
    await saveRecord(page);
  }
}

const toRecords = async (page: Page, title: string) => {
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: 'Edit content' }).click();
};

const TEXTS = [TERM, BANNER, ARTICLE].flatMap(({ en, es }) => [en, es]);
const PAGES = [
  '/en/glossary',
  '/es/glossary',
  '/en/articles/standards/planning-escape-routes',
  '/es/articulos/normativa/proyectar-vias-de-evacuacion',
];

/** A set that was begun on the version before is brought up to date, approved, and gets a time that is taken back. */
async function mergeAndPlan(page: Page): Promise<void> {
  await page.goto(`${site.baseUrl}/studio/changes`);
  await page.getByRole('link', { name: LATER }).click();
  const rebase = page.getByRole('button', { name: 'Bring up to date' });
  await rebase.click();
  const clashes = page.getByRole('group', { name: /Definition/ });
  await expect(clashes).toHaveCount(2);
  await expect(rebase).toBeDisabled();
  await expectAccessible(page);
  await clashes
    .first()
    .getByRole('radio', { name: /In this change set/ })
    .check();
  await clashes
    .last()
    .getByRole('radio', { name: /In use/ })
    .check();
  await rebase.click();
  await expect(rebase).toHaveCount(0);
  await page.getByRole('button', { name: 'Request review' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await page.getByLabel('Publish at').fill(tomorrow);
  await page.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(page.getByText('set by Pablo Editorial')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Do not publish at that time' }).click();
  await expect(page.getByText('set by Pablo Editorial')).toHaveCount(0);
}

/** Those of the texts that the public pages show. */
async function findShown(page: Page): Promise<string[]> {
  const pages = await Promise.all(
    PAGES.map(async (path) => (await page.request.get(site.baseUrl + path)).text()),
  );
  return TEXTS.filter((text) => pages.some((one) => one.includes(text)));
}

test('what an editor changes and a publisher approves is on the public pages, until it is taken back', async ({
  withPage,
}) => {
  test.setTimeout(300_000);
  const title = 'Trade fair';
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Elena Feria', role: 'editor', site });
    await beginChange(page, LATER, site.baseUrl);
    await page.getByRole('link', { name: 'Edit content' }).click();
    await openRecord(page, 'Glossary', 'Luminous flux');
    await fillBoth(page, /^Definition/, OTHER_TERM);
    await saveRecord(page);
    await beginChange(page, title, site.baseUrl);
    await page.getByRole('link', { name: 'Edit content' }).click();
    await openRecord(page, 'Glossary', 'Luminous flux');
    await fillBoth(page, /^Definition/, TERM);
    await saveRecord(page);
    await toRecords(page, title);
    const options = 'Company, banner and footer';
    await openRecord(page, options, options);
    await page.locator('summary', { hasText: 'Banner' }).click();
    await fillBoth(page, /^Text$/, BANNER);
    await saveRecord(page);
    await toRecords(page, title);
    await extendTexts(page);
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Request review' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('In review');
    expect(await findShown(page)).toEqual([]);
  });
  // What both have changed is a refusal until it is chosen.
  await withPage({ ...desktop, locale: 'en-GB', expectedErrors: /status of 409/ }, async (page) => {
    await enterStudio(page, { name: 'Pablo Editorial', role: 'publisher', site });
    await page.goto(`${site.baseUrl}/studio/changes`);
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Published', {
      timeout: 240_000,
    });
    await expect.poll(() => findShown(page)).toEqual(TEXTS);
    await mergeAndPlan(page);
    await page.getByRole('link', { name: 'Content' }).first().click();
    await page.getByRole('link', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await expectAccessible(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(dialog).toHaveCount(0, { timeout: 240_000 });
    await expect.poll(() => findShown(page)).toEqual([]);
  });
});
