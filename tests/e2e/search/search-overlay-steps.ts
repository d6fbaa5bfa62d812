import type { Page, Response } from '@playwright/test';
import type { SearchResponse } from '#core/search/search-engine.ts';

export const MULTI_SEARCH = '**/search/multi_search*';

export const buttonOf = (page: Page) => page.locator('#header a[aria-keyshortcuts]');
export const overlayOf = (page: Page) => page.locator('dialog:has(input[name="search"])');
export const fieldOf = (page: Page) => overlayOf(page).locator('input[name="search"]');
export const rowsOf = (page: Page) => overlayOf(page).locator('tbody tr');

/** Opens the search by its button and waits until its field has the focus. */
export async function openSearch(page: Page): Promise<void> {
  await buttonOf(page).click();
  await overlayOf(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('dialog input'));
}

/** Types into the empty field, waits for the rows or the status, and returns the response. */
export async function search(page: Page, text: string): Promise<SearchResponse> {
  const responsePromise = page.waitForResponse((response) => isListOf(response, text));
  await page.keyboard.type(text);
  const result: SearchResponse = await (await responsePromise).json();
  await page.waitForFunction(
    (count) => document.querySelectorAll('dialog tbody tr').length === count,
    Math.min(result.found, 8),
  );
  return result;
}

/** Returns whether a response fills the table. The search for one exact code is a separate request. */
function isListOf(response: Response, text: string): boolean {
  if (!response.url().includes('/search/multi_search')) return false;
  const { searches } = response.request().postDataJSON();
  return searches[0].q === text.trim() && searches[0].query_by.includes('description');
}

/** Records every text that the page searches for. */
export function recordQueries(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/search/multi_search')) return;
    const { searches } = request.postDataJSON();
    if (searches[0].query_by.includes('description')) queries.push(searches[0].q);
  });
  return queries;
}

export const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

export const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
