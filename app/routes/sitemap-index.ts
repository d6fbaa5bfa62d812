import { siteContext } from '#app/services-context.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { Route } from './+types/sitemap-index.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext);
  const entries = localeCodes.map((code) => {
    return `<sitemap><loc>${siteUrl}${pathTo(code, 'home')}/sitemap.xml</loc></sitemap>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
