import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './browser.ts';
import { untilAtRest } from './settle.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each page loads it again, the minified one in two thirds of the time. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Reports violations only: reporting passed checks takes longer than running the rules. */
const options: axe.RunOptions = {
  runOnly: { type: 'tag', values: tags },
  resultTypes: ['violations'],
  iframes: false,
};

/** Expects no accessibility violations in the current state of the page, or of its part `within`. Ignores frames. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await untilAtRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(runAxe, { within, options });
  expect(violations).toEqual([]);
}

/** Runs axe in the page. */
async function runAxe(input: { within: string | undefined; options: axe.RunOptions }) {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  // Half a field below the bar, which scrolls away from it, would count as too small a target.
  const bar = document.querySelector<HTMLElement>('.calculation-bar');
  if (bar) bar.style.position = 'static';
  const { violations } = await inPage.run(input.within ?? document, input.options);
  if (bar) bar.style.position = '';
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Expects no accessibility violations on a page without JavaScript. Axe needs JavaScript, so it checks a copy of the
 * page.
 */
export async function expectPlainAccessible(page: Page): Promise<void> {
  const body = (await page.content()).replace(/<script\b.*?<\/script>/gs, '');
  const context = await (page.context().browser() as Browser).newContext({
    viewport: page.viewportSize(),
  });
  try {
    const copy = await context.newPage();
    await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
    await copy.goto(page.url());
    await expectAccessible(copy);
  } finally {
    await context.close();
  }
}
