import type { Page } from '@playwright/test';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { texts } from '#server/texts.ts';
import { expect, untilLive, visit } from '#tests/e2e/browser.ts';
import { openSections } from './open-sections.ts';

export const textsOf = (locale: LocaleCode) => texts[locale];

/** Opens a product and waits until its table is interactive. */
export async function openTable(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await untilLive(page);
  await openSections(page);
}

export const rowsOf = (page: Page) => page.locator('.variants-table tbody tr');
export const headingOf = (page: Page, name: string) =>
  page.locator('.variants-table thead th').filter({ has: page.getByRole('link', { name }) });
export const statusOf = (page: Page) => page.locator('.variants-foot [role=status]');
export const searchOf = (page: Page) => page.locator('.variants-search input');

/** Returns the position of the table in one evaluation, because its elements may be replaced at any time. */
export const placeOf = (page: Page) =>
  page.evaluate(() => document.querySelector('#variants')?.getBoundingClientRect().toJSON());

/** Returns the texts of a column by the text of its heading. */
export async function columnOf(page: Page, name: string): Promise<string[]> {
  const headings = await page.locator('.variants-table thead th').allInnerTexts();
  const index = headings.findIndex((text) => text.replace(/\s+/g, ' ').includes(name));
  expect(index, `no column ${name} in ${headings.join('|')}`).toBeGreaterThanOrEqual(0);
  return rowsOf(page)
    .locator(`:nth-child(${index + 1})`)
    .locator('xpath=self::td|self::th')
    .allInnerTexts();
}

/** Parses numbers with any thousands separator. */
export const asNumbers = (texts: string[]) =>
  texts.map((text) => Number(text.replace(/[^\d]/g, '')));
