import type { Locator, Page } from '@playwright/test';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Area, MessageKey, MessageValues } from '#core/i18n/messages.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { expect } from '#tests/e2e/browser.ts';

export const textOf = (locale: LocaleCode, key: MessageKey<Area>, values?: MessageValues) =>
  texts[locale](key, values);

/** Returns the query of the listing's address. */
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

export const untilQuery = (page: Page, query: string) =>
  expect.poll(() => queryOf(page)).toBe(query);

/** Returns the number of products that the listing shows. */
export async function totalOf(page: Page): Promise<number> {
  const text = await page.locator('#results').innerText();
  return Number(/^\d+/.exec(text)?.[0] ?? 0);
}

/** Returns the section with the products or its empty state. */
export const resultsOf = (page: Page) => page.locator('section[aria-labelledby=results]');

export const untilTotal = (page: Page, total: number) =>
  expect.poll(() => totalOf(page)).toBe(total);

export const cardsOf = (page: Page, locale: LocaleCode) =>
  page.locator(`#main li > a[href^="${pathTo(locale, 'products')}/"]`);

export const chipsOf = (page: Page, locale: LocaleCode) =>
  page.getByRole('list', { name: textOf(locale, 'filter.chosen') }).getByRole('link');

/** Returns a filter control and opens the groups that contain it. */
export async function controlOf(page: Page, name: string, value?: string): Promise<Locator> {
  const selector = value === undefined ? '' : `[value="${value}"]`;
  const control = page.locator(`#filter-form input[name="${name}"]${selector}`);
  await control.first().waitFor({ state: 'attached' });
  await control.evaluateAll((inputs) => {
    for (const input of inputs) {
      let group = input.closest('details');
      while (group) {
        group.open = true;
        group = group.parentElement?.closest('details') ?? null;
      }
      const list = input.closest('[data-folded]')?.closest('fieldset');
      list?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
    }
  });
  return control;
}

/** Returns the number of products shown next to a filter value. */
export async function countOf(control: Locator): Promise<number> {
  const text = await control.locator('xpath=ancestor::label').innerText();
  return Number(/\d+$/.exec(text.trim())?.[0]);
}
