import { defaultLocale, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { PulledVariations } from '#server/import/exchange/read-variations.ts';
import type { PoliteClient } from '#server/import/pull/polite-client.ts';
import { countOf, getList, type LeftBehind } from '#server/import/pull/wp-list.ts';

/** More than any range has: a server that counts without end is stopped. */
const VARIANTS = { what: 'variants', mostPages: 2000 };

/** What a site publishes beside variants, and why it is not carried. */
const others = [
  ['wp/v2/product', 'products', 'no address has their construction, optics, drawings and models'],
  ['wp/v2/product_cat', 'categories', 'no address has their types, filters and guides'],
  ['wp/v2/posts', 'articles', 'their texts are HTML there'],
  ['jgm/v1/pages', 'pages', 'their blocks and texts are HTML there'],
  ['wp/v2/media', 'media', 'alternative texts of both languages and sources are missing there'],
] as const;

/** Gets the variants that another installation publishes, in each language, two requests at once. */
export async function pullSite(
  client: PoliteClient,
  url: string,
): Promise<PulledVariations & { left: LeftBehind[] }> {
  const lists = await Promise.all(
    localeCodes.map(async (locale) => {
      const at = { base: addressOf(url, locale), route: 'jgm/v1/product-variation' };
      return [locale, await getList(client, at, VARIANTS)] as const;
    }),
  );
  const left: LeftBehind[] = [];
  for (const [route, what, why] of others) {
    left.push({ what, why, count: await countOf(client, addressOf(url, defaultLocale), route) });
  }
  return { variations: Object.fromEntries(lists), left };
}

/** The base of a language: that of the default one has no part for it. */
function addressOf(url: string, locale: LocaleCode): string {
  const base = url.replace(/\/+$/, '');
  return locale === defaultLocale ? base : `${base}/${locale}`;
}
