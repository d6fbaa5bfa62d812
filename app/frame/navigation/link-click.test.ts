import { describe, expect, test } from 'vitest';
import { decideLinkClick, type LinkClick } from '#app/frame/navigation/link-click.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';

const site = 'https://www.example.com';

function click(href: string, overrides: Partial<LinkClick> = {}) {
  return decideLinkClick({
    href: new URL(href, site).href,
    here: `${site}/en/products?page=2`,
    target: '',
    isDownload: false,
    isReplace: false,
    isModified: false,
    isHandled: false,
    ...overrides,
  });
}

describe('decideLinkClick', () => {
  test.each(localeCodes)('follows pages in %s', (locale) => {
    expect(click(`${pathTo(locale, 'product-categories', 'x')}?type=a#list`)).toEqual({
      to: `${pathTo(locale, 'product-categories', 'x')}?type=a#list`,
      replace: false,
    });
  });

  test('replaces where the link requests it', () => {
    expect(click('/en/products?variation=7', { isReplace: true })?.replace).toBe(true);
  });

  test.each([
    ['another origin', 'https://elsewhere.example/en'],
    ['another scheme', 'mailto:sales@example.com'],
    ['a file', '/files/0123456789abcdef/kel300.ldt'],
    ['a picture', '/images/0123456789abcdef/800.webp'],
    ['the API', '/api/wp/v2/product'],
    ['the Spanish API', '/es/api/wp/v2/product'],
    ['a sitemap', '/en/sitemap.xml'],
    ['an address outside every language', '/espresso'],
  ])('leaves %s to the browser', (_name, href) => {
    expect(click(href)).toBeNull();
  });

  test.each<[string, Partial<LinkClick>]>([
    ['with a modifier or another button', { isModified: true }],
    ['that has been handled', { isHandled: true }],
    ['into a new tab', { target: '_blank' }],
    ['on a download', { isDownload: true }],
  ])('leaves a click %s to the browser', (_name, overrides) => {
    expect(click('/en/products', overrides)).toBeNull();
  });
});
