import type { Browser, Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './browser.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only what is violated is described: a description of all that is fine costs more than the rules. */
const options: axe.RunOptions = {
  runOnly: { type: 'tag', values: tags },
  resultTypes: ['violations'],
  iframes: false,
};

/** No violation on the page as it stands, `within` a part of it where one is named; frames are left out. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(runAxe, { within, options });
  expect(violations).toEqual([]);
}

/** Runs in the page. */
async function runAxe(order: { within: string | undefined; options: axe.RunOptions }) {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const { violations } = await inPage.run(order.within ?? document, order.options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** The same for a page whose scripts do not run: axe needs some, so it looks at a twin of the page as it stands. */
export async function expectPlainAccessible(page: Page): Promise<void> {
  const body = (await page.content()).replace(/<script\b.*?<\/script>/gs, '');
  const context = await (page.context().browser() as Browser).newContext({
    viewport: page.viewportSize(),
  });
  try {
    const twin = await context.newPage();
    await twin.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
    await twin.goto(page.url());
    await expectAccessible(twin);
  } finally {
    await context.close();
  }
}
