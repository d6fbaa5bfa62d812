import { z } from 'zod';
import { defaultLocale, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { PulledVariations } from '#server/import/exchange/read-variations.ts';
import { type PoliteClient, PullError } from '#server/import/pull/polite-client.ts';

const PER_PAGE = 100;
/** More than any range has: a server that counts without end is stopped. */
const MOST_PAGES = 2000;

/** What a site publishes beside variants, and why it is not carried. */
const others = [
  ['wp/v2/product', 'products', 'no address has their construction, optics, drawings and models'],
  ['wp/v2/product_cat', 'categories', 'no address has their types, filters and guides'],
  ['wp/v2/posts', 'articles', 'their texts are HTML there'],
  ['jgm/v1/pages', 'pages', 'their blocks and texts are HTML there'],
  ['wp/v2/media', 'media', 'alternative texts of both languages and sources are missing there'],
] as const;

/** Something that stays behind: `102 products: …`. */
export type LeftBehind = { what: string; count: number | null; why: string };

/** Gets the variants that another installation publishes, in each language, two requests at once. */
export async function pullSite(
  client: PoliteClient,
  url: string,
): Promise<PulledVariations & { left: LeftBehind[] }> {
  const lists = await Promise.all(
    localeCodes.map(async (locale) => [locale, await pullVariations(client, url, locale)] as const),
  );
  const left: LeftBehind[] = [];
  for (const [route, what, why] of others) {
    left.push({
      what,
      why,
      count: await countOf(client, `${addressOf(url, defaultLocale)}/${route}`),
    });
  }
  return { variations: Object.fromEntries(lists), left };
}

/** The base of a language: that of the default one has no part for it. */
function addressOf(url: string, locale: LocaleCode): string {
  const base = url.replace(/\/+$/, '');
  return locale === defaultLocale ? base : `${base}/${locale}`;
}

async function pullVariations(
  client: PoliteClient,
  url: string,
  locale: LocaleCode,
): Promise<unknown[]> {
  const route = `${addressOf(url, locale)}/jgm/v1/product-variation`;
  const found: unknown[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const at = `${route}?per_page=${PER_PAGE}&page=${page}`;
    const { bytes, headers } = await client.get(at);
    const list = z.array(z.unknown()).safeParse(parse(bytes));
    if (!list.success) throw new PullError(`${at} is no list of variants.`);
    found.push(...list.data);
    if (page >= Number(headers['x-wp-totalpages'] ?? 1)) return found;
  }
  throw new PullError(`${route} has more than ${MOST_PAGES} pages.`);
}

/** How many records there are; null where the address is not there. */
async function countOf(client: PoliteClient, route: string): Promise<number | null> {
  try {
    const { headers } = await client.get(`${route}?per_page=1`);
    const total = headers['x-wp-total'];
    return total === undefined ? null : Number(total);
  } catch (error) {
    if (error instanceof PullError) return null;
    throw error;
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
