import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expect } from './browser.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No violation on the page as it stands, `within` a part of it where one is named; frames are left out. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(tags);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
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
