import { withQueries } from '#app/screens/listing/listing-meta.ts';
import type { PageContext } from '#app/services-context.ts';
import { type LocaleCode, mapLocales } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { alternatesOf, pathTo, pathToPage, screenPaths, screens } from '#core/i18n/paths.ts';

/** Applications have no screen of their own; content pages link to them. */
const listed = screens.filter((screen) => screen !== 'applications');

export type SitemapEntry = { paths: Localised; updated?: string };

type Services = Pick<PageContext['services'], 'catalogue' | 'content' | 'editorial'>;

/** The protocol's limit for one file. */
const SITEMAP_PART_SIZE = 50_000;

/** Returns every page of a language with its addresses in the other languages. */
export async function listSitemapEntries(
  { catalogue, content, editorial }: Services,
  locale: LocaleCode,
): Promise<SitemapEntry[]> {
  const [slugs, subjects, allPages, articles, categories] = await Promise.all([
    catalogue.listSlugs(locale),
    catalogue.listSubjects(),
    content.listPaths(),
    editorial.listArticlePaths(),
    editorial.listArticleCategories(locale),
  ]);
  // A content page with the path of a screen is that screen's introduction.
  const screenPagePaths = new Set<string>(listed.map((screen) => screenPaths[screen][locale]));
  const pages = allPages.filter(({ paths }) => !screenPagePaths.has(paths[locale]));
  return [
    ...listed.map((screen) => ({ paths: alternatesOf(screen) })),
    ...categories.map(({ slugs }) => ({ paths: alternatesOf('articles', slugs) })),
    ...articles.map(({ paths, updated }) => ({ paths: alternatesOf('articles', paths), updated })),
    ...slugs.categories.map((entry) => ({
      paths: alternatesOf('product-categories', entry.slugs),
      updated: entry.updated,
    })),
    ...slugs.categories.flatMap((category) =>
      subjects
        .filter(({ categoryId }) => categoryId === category.id)
        .map(({ queries, updated }) => ({
          paths: withQueries(alternatesOf('product-categories', category.slugs), queries),
          updated,
        })),
    ),
    ...slugs.products.map((entry) => ({
      paths: alternatesOf('products', entry.slugs),
      updated: entry.updated,
    })),
    ...pages.map(({ paths, updated }) => ({
      paths: mapLocales((code) => pathToPage(code, paths[code])),
      updated,
    })),
  ];
}

/**
 * Returns the addresses of the parts of a language's sitemap, without the origin: all its pages in files of at most
 * `size`. The first has the address that it has alone.
 */
export function listSitemapParts(locale: LocaleCode, count: number, size = SITEMAP_PART_SIZE) {
  const first = `${pathTo(locale, 'home')}/sitemap.xml`;
  return Array.from({ length: Math.max(1, Math.ceil(count / size)) }, (_, index) =>
    index === 0 ? first : `${first}?part=${index + 1}`,
  );
}

/** Returns the entries of a part by the `part` of its address; null where there is no such part. */
export function takeSitemapPart<Entry>(
  entries: readonly Entry[],
  part: string | null,
  size = SITEMAP_PART_SIZE,
): Entry[] | null {
  const number = part === null ? 1 : Number(part);
  if (part !== null && !/^[1-9]\d{0,5}$/.test(part)) return null;
  const taken = entries.slice((number - 1) * size, number * size);
  return taken.length > 0 || number === 1 ? taken : null;
}
