import { requestLocale } from '#app/i18n/request-locale.ts';
import { withQueries } from '#app/screens/listing/listing-meta.ts';
import { servicesContext, siteContext } from '#app/services-context.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { alternatesOf, pathToPage, screenPaths, screens } from '#core/i18n/paths.ts';
import type { Route } from './+types/sitemap.ts';

/** Applications have no screen of their own; content pages link to them. */
const listed = screens.filter((screen) => screen !== 'applications');

type Entry = { paths: Localised; updated?: string };

/** Returns the sitemap: every page of a language with its URLs in the other languages. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const { catalogue, content, editorial } = context.get(servicesContext);
  const { siteUrl } = context.get(siteContext);
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
  const entries: Entry[] = [
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
    ...pages.map(({ paths, updated }) => ({ paths: pagePaths(paths), updated })),
  ];
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map((entry) => urlElement(siteUrl, locale, entry)).join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function pagePaths(paths: Localised): Localised {
  const entries = localeCodes.map((code) => [code, pathToPage(code, paths[code])]);
  return Object.fromEntries(entries) as Localised;
}

function urlElement(siteUrl: string, locale: LocaleCode, { paths, updated }: Entry): string {
  const alternates = localeCodes.map((code) => {
    return `<xhtml:link rel="alternate" hreflang="${code}" href="${siteUrl}${paths[code]}"/>`;
  });
  const lastmod = updated ? `<lastmod>${updated.slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${siteUrl}${paths[locale]}</loc>${lastmod}${alternates.join('')}</url>`;
}
