import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { desktop, expect, test } from './browser.ts';
import { screensOf } from './screens.ts';
import { type Site, serveSite } from './test-site.ts';

const screens = screensOf('en');
const RUN = 'globalThis.hasRun=1';
/** Markup that could come in with a text, if one layer failed to escape it. */
const MARKUP = `<script>${RUN}</script><img src=x onerror=${RUN}><svg onload=${RUN}></svg><a class=injected href=javascript:${RUN}>x</a><p style=color:red>`;
const BROKEN = 'globalThis.hasBroken=1';
const BREAK_OUT = `</title></textarea></script>"><script>${BROKEN}</script>`;

/** What the policy says when it works. */
const expectedErrors = /Content Security Policy|status of 4\d\d/;

/** A site used only by this file: its stored content has scripts in it. */
test.describe.configure({ mode: 'default' });
let site: Site;
test.beforeAll(async () => {
  site = await serveSite({}, spoil);
});
test.afterAll(() => site?.stop());

/** Puts scripts into every text of the content, past the importer, which would escape or refuse them. */
function spoil(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'catalogue.sqlite'));
  const columns = database
    .prepare(
      "SELECT m.name AS owner, c.name AS name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND lower(c.type) = 'text'",
    )
    .all();
  for (const { owner, name } of columns) {
    const replace = (from: string, to: string) =>
      database.prepare(`UPDATE "${owner}" SET "${name}" = replace("${name}", ?, ?)`).run(from, to);
    replace('<p>', `<p>${MARKUP}`);
    replace('"title":"', `"title":"${JSON.stringify(BREAK_OUT).slice(1, -1)}`);
    replace('Ardea', `Ardea ${name === 'title' ? BREAK_OUT : ''}`);
  }
  database.close();
}

const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in globalThis);

/** Opens a page and follows the links that were brought in; returns their number. */
async function open(page: Page, path: string): Promise<number> {
  await page.goto(site.baseUrl + path, { waitUntil: 'load' });
  const links = page.locator('a.injected');
  const count = await links.count();
  if (count > 0) await links.first().evaluate((link) => (link as HTMLElement).click());
  return count;
}

test('Scripts that content brought in run on no page', async ({ withPage }) => {
  await withPage({ ...desktop, expectedErrors }, async (page) => {
    let injected = 0;
    for (const name of ['home', 'product', 'category', 'article', 'glossary', 'faqs', 'about']) {
      injected += await open(page, screens[name] ?? name);
      expect(await hasRun(page), name).toBe(false);
    }
    expect(injected).toBeGreaterThan(20);
  });
});

test('The policy is what stops them', async ({ withPage }) => {
  await withPage({ ...desktop, expectedErrors, bypassCSP: true }, async (page) => {
    expect(await open(page, screens.article ?? '')).toBeGreaterThan(0);
    await expect.poll(() => hasRun(page)).toBe(true);
  });
});

test('Titles and what visitors type break out of no element', async ({ withPage }) => {
  const text = encodeURIComponent(BREAK_OUT);
  const typed = [
    ...['products', 'glossary', 'faqs', 'stockists', 'managers'].map((name) => {
      return `${screens[name]}?search=${text}`;
    }),
    `${screens.warranty}?code=${text}`,
    `${screens['project-list']}?list=${text}`,
    `${screens['led-strip-calculator']}?family=${text}&runs=${text}`,
    `/en/${text}`,
  ];
  const shown = ['product', 'article', 'products-table', 'compare'].map((name) => screens[name]);
  await withPage({ ...desktop, expectedErrors, bypassCSP: true }, async (page) => {
    for (const path of [...typed, ...shown]) {
      await page.goto(site.baseUrl + path, { waitUntil: 'load' });
      expect(await page.evaluate(() => 'hasBroken' in globalThis), path).toBe(false);
    }
    await page.goto(site.baseUrl + screens.product);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((json) => JSON.stringify(JSON.parse(json))).join()).toContain(BROKEN);
  });
});
