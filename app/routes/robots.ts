import { siteContext } from '#app/services-context.ts';
import { defaultLocale, localeCodes } from '#core/i18n/locales.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext);
  const others = localeCodes.filter((code) => code !== defaultLocale);
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    ...others.map((code) => `Disallow: /${code}/api/`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
