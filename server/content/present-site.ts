import { mapMegaMenus } from '#core/content/site-record.ts';
import type { Link, Menu, MenuItem, SiteOptions } from '#core/content/site-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { entriesOf, recordOf } from '#core/keys.ts';
import { urlOfLink } from '#server/db/stored-link.ts';
import type {
  StoredMenuItem,
  StoredMenus,
  StoredOptions,
  StoredTitledLink,
} from '#server/db/stored-site.ts';

/** Converts options to the wire format, with links as URLs in the language. */
export function presentOptions(
  stored: StoredOptions,
  redirects: SiteOptions['redirects'],
  locale: LocaleCode,
): SiteOptions {
  const { company, links, megaMenus, ...texts } = stored;
  const link = (source: StoredTitledLink) => presentLink(source, locale);
  const menus = mapMegaMenus(megaMenus, ({ menu_link, ...menu }) => {
    return { ...menu, menu_link: menu_link && link(menu_link) };
  });
  return {
    ...texts,
    // Content of an earlier release has none.
    newsletter_sign_up_url: texts.newsletter_sign_up_url ?? '',
    ...menus,
    redirects,
    external_login_link: link(links.external_login_link),
    catalogue_link: link(links.catalogue_link),
    stockists_link: link(links.stockists_link),
    contact_link: link(links.contact_link),
  };
}

function presentLink({ title, target, link }: StoredTitledLink, locale: LocaleCode): Link {
  return { url: urlOfLink(locale, link), title, target };
}

/** Converts menus to the wire format; a footer column is a list of one item, whose children are its links. */
export function presentMenu(stored: StoredMenus, locale: LocaleCode): Menu {
  const items = (list: StoredMenuItem[]) => list.map((item) => presentItem(item, locale));
  const column = (index: number) => items(stored.footer.slice(index, index + 1));
  const menus = recordOf(
    entriesOf(mapMegaMenus(stored.megaMenus, items)).map(([key, list = []]) => {
      return [`${key}_mega_menu` as const, list];
    }),
  );
  return {
    primary_navigation: items(stored.primary),
    footer_navigation_column_one: column(0),
    footer_navigation_column_two: column(1),
    footer_navigation_column_three: column(2),
    footer_navigation_column_four: column(3),
    ...menus,
  };
}

function presentItem(item: StoredMenuItem, locale: LocaleCode): MenuItem {
  return {
    title: item.title,
    url: urlOfLink(locale, item.link),
    children: item.children.map((child) => presentItem(child, locale)),
    classes: item.classes,
    description: item.description,
  };
}
