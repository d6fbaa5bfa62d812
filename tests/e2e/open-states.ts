import type { Page } from '@playwright/test';
import { megaMenuKeys } from '#core/content/site-record.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import {
  barOf,
  chosen,
  dialogOf,
  openVariants,
  storeList,
} from '#tests/e2e/compare/compare-steps.ts';
import { openSearch, overlayOf, rowsOf } from '#tests/e2e/search/search-overlay-steps.ts';
import { screensOf } from './screens.ts';
import { untilSettled } from './settle.ts';

export type OpenState = {
  name: string;
  path: string;
  /** Opens the state; returns false where this width has no such state. */
  open: (page: Page) => Promise<boolean>;
};

/** Returns the states that open over a screen. The pictures of `npm run shots` include them. */
export function openStates(locale: LocaleCode): OpenState[] {
  const { home = '', product = '', products = '', ...others } = screensOf(locale);
  const megaMenus = megaMenuKeys.map((key, index) => ({
    name: `menu-${key}`,
    path: products,
    open: (page: Page) => openMegaMenu(page, index),
  }));
  return [
    ...megaMenus,
    { name: 'menu-over-hero', path: home, open: (page) => openMegaMenu(page, 0) },
    { name: 'panel', path: products, open: openPanel },
    { name: 'language-menu', path: products, open: openLanguageMenu },
    { name: 'sticky', path: products, open: scrollDown },
    { name: 'filters', path: others['products-narrowed'] ?? '', open: openFilters },
    { name: 'search', path: home, open: (page) => searchFor(page, '') },
    { name: 'search-results', path: home, open: (page) => searchFor(page, 'HES120') },
    { name: 'search-none', path: home, open: (page) => searchFor(page, 'xqzv') },
    { name: 'product-zoom', path: product, open: zoomIn },
    { name: 'compare-bar', path: products, open: chooseTwo },
    { name: 'compare-dialog', path: products, open: openDialog },
  ];
}

async function openMegaMenu(page: Page, index: number): Promise<boolean> {
  const top = page.locator('#header li:has(> div) > a').nth(index);
  if (!(await top.isVisible())) return false;
  await top.hover();
  await page.locator(`#mega-${index}`).waitFor();
  await untilSettled(page);
  return true;
}

async function openPanel(page: Page): Promise<boolean> {
  const burger = page.locator('a[href="#mm-menu"]');
  if (!(await burger.isVisible())) return false;
  await burger.click();
  await page.locator('dialog#mm-menu summary').first().click();
  await untilSettled(page);
  return true;
}

async function chooseTwo(page: Page): Promise<boolean> {
  const [first, second] = chosen;
  await storeList(page, [first, second]);
  await page.reload();
  await barOf(page).locator('img').nth(1).waitFor();
  return true;
}

async function openDialog(page: Page): Promise<boolean> {
  await openVariants(page, chosen[0].parent);
  await dialogOf(page).locator('li').nth(5).waitFor();
  await untilSettled(page);
  return true;
}

async function openLanguageMenu(page: Page): Promise<boolean> {
  const summary = page.locator('#header details summary');
  if (!(await summary.isVisible())) return false;
  await summary.click();
  return true;
}

async function searchFor(page: Page, text: string): Promise<boolean> {
  await openSearch(page);
  await page.keyboard.type(text);
  if (text === 'HES120') await rowsOf(page).first().locator('img').waitFor();
  if (text === 'xqzv') await overlayOf(page).locator('p:not([role])', { hasText: text }).waitFor();
  await untilSettled(page);
  return true;
}

async function scrollDown(page: Page): Promise<boolean> {
  await page.mouse.wheel(0, 900);
  await untilSettled(page);
  return true;
}

async function openFilters(page: Page): Promise<boolean> {
  const opener = page.locator('a[href="#filters"]');
  if (!(await opener.isVisible())) return false;
  await opener.click();
  await untilSettled(page);
  return true;
}

async function zoomIn(page: Page): Promise<boolean> {
  const picture = page.locator('[id="picture-1"] button');
  if ((await picture.count()) === 0) return false;
  await picture.click();
  await page.locator('dialog[open] img').waitFor();
  await untilSettled(page);
  return true;
}
