import type { Page, Request, Response } from '@playwright/test';
import { RESULT_COUNT } from '#app/search/client/search-request.ts';
import type { SearchSuggestions } from '#core/catalogue/search/product-suggestions.ts';
import type { SearchHit, SearchResponse } from '#core/search/search-engine.ts';
import { expect } from '#tests/e2e/browser.ts';

export const MULTI_SEARCH = '**/search/multi_search*';

export const buttonOf = (page: Page) => page.locator('#header a[aria-keyshortcuts]');
export const overlayOf = (page: Page) => page.locator('dialog:has(input[name="search"])');
export const fieldOf = (page: Page) => overlayOf(page).locator('input[name="search"]');
const ROW = 'tbody tr:not(.result-table-more)';
export const rowsOf = (page: Page) => overlayOf(page).locator(ROW);
/** The variants below products. */
export const variantsOf = (page: Page) =>
  overlayOf(page).locator('tbody tr.result-table-more li a');

/** Opens the search by its button and waits until its field has the focus. */
export async function openSearch(page: Page): Promise<void> {
  await buttonOf(page).click();
  await overlayOf(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('dialog input'));
}

/**
 * Types into the field, waits for the rows or the status, and returns the response.
 *
 * @param query the whole text of the field, if it was not empty.
 */
export async function search(page: Page, text: string, query = text): Promise<SearchResponse> {
  const listed = page.waitForResponse((response) => isListOf(response, query));
  const suggested = page.waitForResponse((response) => isSuggestionOf(response, query));
  await page.keyboard.type(text);
  const result: SearchResponse = await (await listed).json();
  const suggestions: SearchSuggestions = await (await suggested).json();
  await page.waitForFunction(
    ([row = '', count]) => document.querySelectorAll(`dialog ${row}`).length === count,
    [ROW, countRows(result, suggestions)] as const,
  );
  return result;
}

/** Hits that have every word are shown by product, then products of the listing; without such hits only these are. */
function countRows({ hits = [] }: SearchResponse, suggestions: SearchSuggestions): number {
  const hasAllWords = hits.every((hit) => hit.text_match_info?.num_tokens_dropped === 0);
  if (hits.length === 0 || !hasAllWords || suggestions.limits.length > 0) {
    return suggestions.products.length;
  }
  const found = new Set(hits.map(productOf));
  const others = suggestions.products.filter(({ id }) => !found.has(id));
  return Math.min(RESULT_COUNT, found.size + others.length);
}

/** The id of the product of a hit. */
export const productOf = ({ document }: SearchHit) =>
  Number(document.product_id ?? document.post_id);

function isSuggestionOf(response: Response, text: string): boolean {
  const { pathname, searchParams } = new URL(response.url());
  return pathname === '/search/suggestions' && searchParams.get('q') === text.trim();
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

const queryOf = (body: { searches: { q: string }[] }) => body.searches[0]?.q as string;

/**
 * Holds the responses for a search text.
 *
 * @returns lets them go, and resolves once the page has received them or has given them up.
 */
export async function holdResponses(page: Page, query: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = new Set<Request>();
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => held.delete(request));
  }
  await page.route(MULTI_SEARCH, async (route) => {
    if (queryOf(route.request().postDataJSON()) === query) {
      held.add(route.request());
      await promise;
    }
    await route.continue().catch(() => {});
  });
  return async () => {
    resolve();
    await expect.poll(() => held.size).toBe(0);
  };
}
