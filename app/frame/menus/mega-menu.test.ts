import { describe, expect, test } from 'vitest';
import { listTopItems, toColumns } from '#app/frame/menus/mega-menu.ts';
import type { MegaMenuText, Menu, MenuItem, SiteOptions } from '#core/content/site-view.ts';

function buildItem(title: string, overrides: Partial<MenuItem> = {}): MenuItem {
  return { title, url: `/en/${title}`, children: [], classes: [], description: '', ...overrides };
}

describe('toColumns', () => {
  test('gives each item with children a column and groups the others', () => {
    const interior = buildItem('interior', { children: [buildItem('panels')] });
    const columns = toColumns([buildItem('a'), buildItem('b'), interior, buildItem('c')]);
    const shape = columns.map(({ heading, links }) => [heading?.title, links.length]);
    expect(shape).toEqual([
      [undefined, 2],
      ['interior', 1],
      [undefined, 1],
    ]);
  });
});

describe('listTopItems', () => {
  const text: MegaMenuText = {
    menu_title: 'Octo',
    menu_text: 'Wireless control.',
    menu_links_title: 'Get started',
    menu_link: null,
  };
  const options = { octo: text } as SiteOptions;
  const find = (item: MenuItem, entries: MenuItem[]) => {
    const menu = { primary_navigation: [item], octo_mega_menu: entries } as unknown as Menu;
    return listTopItems(menu, options)[0]?.mega;
  };

  test('finds the mega menu that the description of an item names', () => {
    const item = buildItem('octo', { classes: ['megamenu'], description: 'octo' });
    expect(find(item, [buildItem('start')])?.text).toBe(text);
  });

  test('an item without the class is a link', () => {
    expect(find(buildItem('octo', { description: 'octo' }), [])).toBeNull();
  });

  test('an item of a menu that the site does without is a link', () => {
    expect(
      find(buildItem('tools', { classes: ['megamenu'], description: 'tools' }), []),
    ).toBeNull();
  });

  test('an item that names a missing menu is a link', () => {
    const item = buildItem('shop', { classes: ['megamenu'], description: 'shop' });
    expect(find(item, [])).toBeNull();
  });
});
