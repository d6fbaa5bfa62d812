import { COOKIE_SETTINGS } from '#core/consent.ts';
import type { Menu } from '#core/content/site-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { texts } from '#server/texts.ts';

const columns = [
  'footer_navigation_column_one',
  'footer_navigation_column_two',
  'footer_navigation_column_three',
  'footer_navigation_column_four',
] as const;

/** The content; on a site that needs consent, its footer links to the consent settings. */
export function composeConsent(
  content: ContentService,
  { hasTagManager = false }: { hasTagManager?: boolean },
): ContentService {
  if (!hasTagManager) return content;
  const cache = new WeakMap<Menu, Menu>();
  return {
    ...content,
    async getMenu(locale) {
      const menu = await content.getMenu(locale);
      const extended = cache.get(menu) ?? withCookieSettings(menu, locale);
      cache.set(menu, extended);
      return extended;
    },
  };
}

/** Adds the link below the one to the page about cookies, or to the last column when the content has none. */
export function withCookieSettings(menu: Menu, locale: LocaleCode): Menu {
  const path = pathToForm(locale, 'cookies');
  const filled = columns.filter((name) => menu[name].length > 0);
  const name = filled.find((one) => linksOf(menu, one).some(({ url }) => url === path));
  const column = name ?? filled.at(-1);
  const [head] = column ? menu[column] : [];
  if (!column || !head) return menu;
  const at = head.children.findIndex(({ url }) => url === path);
  const link = { title: texts[locale]('consent.settings'), url: `${path}#${COOKIE_SETTINGS}` };
  const item = { ...link, children: [], classes: [], description: '' };
  const place = at < 0 ? head.children.length : at + 1;
  return { ...menu, [column]: [{ ...head, children: head.children.toSpliced(place, 0, item) }] };
}

function linksOf(menu: Menu, column: (typeof columns)[number]) {
  return menu[column][0]?.children ?? [];
}
