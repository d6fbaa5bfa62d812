import type { MegaMenuText, Menu, MenuItem, SiteOptions } from '#core/content/site-view.ts';

/** Links under a heading, or, where the heading is null, the links of a menu without one. */
export type MenuColumn = { heading: MenuItem | null; links: MenuItem[] };

export type MegaMenu = { text: MegaMenuText; columns: MenuColumn[] };

/** An item of the main navigation; `mega` is the menu that it opens, if any. */
export type TopItem = { item: MenuItem; mega: MegaMenu | null };

type MegaKey = keyof Menu extends infer Key
  ? Key extends `${infer Name}_mega_menu`
    ? Name
    : never
  : never;

/** Returns the main navigation with the mega menus that its items name in their descriptions. */
export function listTopItems(menu: Menu, options: SiteOptions): TopItem[] {
  return menu.primary_navigation.map((item) => {
    const key = item.description as MegaKey;
    const entries = item.classes.includes('megamenu') ? menu[`${key}_mega_menu`] : undefined;
    const text = options[key];
    const mega = entries && text ? { text, columns: toColumns(entries) } : null;
    return { item, mega };
  });
}

/** Items with children are columns of their own; adjacent items without children share one. */
export function toColumns(items: MenuItem[]): MenuColumn[] {
  const columns: MenuColumn[] = [];
  for (const item of items) {
    const last = columns.at(-1);
    if (item.children.length > 0) columns.push({ heading: item, links: item.children });
    else if (last && last.heading === null) last.links.push(item);
    else columns.push({ heading: null, links: [item] });
  }
  return columns;
}
