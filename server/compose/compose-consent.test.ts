import { expect, test } from 'vitest';
import type { Menu, MenuItem } from '#core/content/site-view.ts';
import { composeConsent, withCookieSettings } from '#server/compose/compose-consent.ts';

const item = (title: string, url: string, children: MenuItem[] = []): MenuItem => {
  return { title, url, children, classes: [], description: '' };
};
const menuOf = (...columns: MenuItem[][]) =>
  ({
    footer_navigation_column_one: columns[0] ?? [],
    footer_navigation_column_two: columns[1] ?? [],
    footer_navigation_column_three: columns[2] ?? [],
    footer_navigation_column_four: columns[3] ?? [],
  }) as Menu;

test('the settings come below the page about cookies, in the column that has it', () => {
  const legal = item('Legal', '/es/terminos', [
    item('Cookies', '/es/cookies'),
    item('Privacidad', '/es/privacidad'),
  ]);
  const menu = menuOf([item('Productos', '/es/productos')], [legal], [item('Otros', '/es/otros')]);
  const joined = withCookieSettings(menu, 'es');
  expect(
    joined.footer_navigation_column_two[0]?.children.map(({ title, url }) => [title, url]),
  ).toEqual([
    ['Cookies', '/es/cookies'],
    ['Configuración de cookies', '/es/cookies#cookie-settings'],
    ['Privacidad', '/es/privacidad'],
  ]);
  expect(joined.footer_navigation_column_one).toBe(menu.footer_navigation_column_one);
});

test('without such a link they end the last column; without columns nothing changes', () => {
  const joined = withCookieSettings(menuOf([item('Products', '/en/products')]), 'en');
  expect(joined.footer_navigation_column_one[0]?.children.at(-1)?.title).toBe('Cookie settings');
  expect(withCookieSettings(menuOf(), 'en')).toEqual(menuOf());
});

test("the menu of a language stays one object, and without a tag manager it is the content's own", async () => {
  const menu = menuOf([item('Products', '/en/products')]);
  const content = { getMenu: async () => menu } as never;
  const joined = composeConsent(content, { hasTagManager: true });
  expect(await joined.getMenu('en')).toBe(await joined.getMenu('en'));
  expect(await joined.getMenu('en')).not.toBe(menu);
  expect(composeConsent(content, {})).toBe(content);
});
