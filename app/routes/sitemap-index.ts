import { listSitemapEntries, listSitemapParts } from '#app/screens/listing/sitemap-entries.ts';
import { servicesContext, siteContext } from '#app/services-context.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import type { Route } from './+types/sitemap-index.ts';

/** Returns the index of all sitemaps: the parts of each language. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext);
  const services = context.get(servicesContext);
  const parts = localeCodes.map(async (locale) => {
    const { length } = await listSitemapEntries(services, locale);
    return listSitemapParts(locale, length);
  });
  const entries = (await Promise.all(parts)).flat().map((path) => {
    return `<sitemap><loc>${siteUrl}${path}</loc></sitemap>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
