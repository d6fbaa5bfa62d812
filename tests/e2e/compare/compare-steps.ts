import type { Page } from '@playwright/test';
import {
  COMPARE_COUNT_KEY,
  COMPARE_LIST_KEY,
  type CompareItem,
} from '#core/catalogue/compare/compare-list.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { texts } from '#server/texts.ts';
import { expect } from '#tests/e2e/browser.ts';
import { postId } from '#tests/e2e/post-id.ts';

export const textsOf = (locale: LocaleCode) => texts[locale];

const itemOf = (code: string, sku: string): CompareItem => ({
  id: postId('variant', `${code}${sku}`),
  parent: postId('product', code),
});

/** Two variants of one product and one each of two other products. */
export const chosen = [
  itemOf('ARD150', '/12/830/60D/W/FX'),
  itemOf('ARD150', '/12/840/60D/W/DD'),
  itemOf('DAM600', '/30/840/DD'),
  itemOf('LAG420', '/90/840/B108/AL/ND'),
] as const satisfies CompareItem[];

/** Another variant of the first product. */
export const fifthVariant = itemOf('ARD150', '/12/830/60D/W/DD');
export const idsOf = (items: readonly CompareItem[]) => items.map(({ id }) => id).join();

/** Stores a list once, before the page's scripts run. */
export async function storeList(page: Page, items: readonly CompareItem[]): Promise<void> {
  await storeText(page, JSON.stringify(items), String(items.length));
}

/** Stores two arbitrary texts before the page's scripts run, once for each tab. */
export async function storeText(page: Page, list: string, count: string): Promise<void> {
  await page.addInitScript(
    ([listKey, countKey, listText, countText]) => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      localStorage.setItem(listKey, listText);
      localStorage.setItem(countKey, countText);
    },
    [COMPARE_LIST_KEY, COMPARE_COUNT_KEY, list, count] as const,
  );
}

function parseList(text: string | null): CompareItem[] | string | null {
  try {
    return text === null ? null : (JSON.parse(text) as CompareItem[]);
  } catch {
    return text;
  }
}

/** Returns the two stored entries. A list that cannot be parsed is returned as text. */
export async function storedOf(page: Page) {
  const read = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const [list, count] = await Promise.all([read(COMPARE_LIST_KEY), read(COMPARE_COUNT_KEY)]);
  return { list: parseList(list), count };
}

export const untilStored = (page: Page, items: readonly CompareItem[]) =>
  expect.poll(() => storedOf(page)).toEqual({ list: items, count: String(items.length) });

export const barOf = (page: Page) => page.locator('.compare-bar');
export const dialogOf = (page: Page) => page.locator('dialog.compare-dialog');
/** Returns the checkboxes of the variant table. */
export const boxesOf = (page: Page) => page.locator('#variants tbody td:nth-child(2) input');
export const headsOf = (page: Page) => page.locator('.comparison-head');

/** Opens the variants of a product with the event that any part of a page may send. */
export async function openVariants(page: Page, parent: number): Promise<void> {
  await page.evaluate((id) => {
    window.dispatchEvent(new CustomEvent('compare', { detail: { parent: id } }));
  }, parent);
  await dialogOf(page).waitFor();
}
