import { requestLocale } from '#app/i18n/request-locale.ts';
import {
  listSitemapEntries,
  type SitemapEntry,
  takeSitemapPart,
} from '#app/screens/listing/sitemap-entries.ts';
import { servicesContext, siteContext } from '#app/services-context.ts';
import { AppError } from '#core/app-error.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Route } from './+types/sitemap.ts';

/** Returns the sitemap: every page of a language with its URLs in the other languages; `?part=2` the second 50,000. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const { siteUrl } = context.get(siteContext);
  const all = await listSitemapEntries(context.get(servicesContext), locale);
  const entries = takeSitemapPart(all, url.searchParams.get('part'));
  if (!entries) throw new AppError('page-not-found');
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map((entry) => urlElement(siteUrl, locale, entry)).join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function urlElement(siteUrl: string, locale: LocaleCode, { paths, updated }: SitemapEntry): string {
  const alternates = localeCodes.map((code) => {
    return `<xhtml:link rel="alternate" hreflang="${code}" href="${siteUrl}${paths[code]}"/>`;
  });
  const lastmod = updated ? `<lastmod>${updated.slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${siteUrl}${paths[locale]}</loc>${lastmod}${alternates.join('')}</url>`;
}
