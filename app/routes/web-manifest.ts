import { servicesContext } from '#app/services-context.ts';
import { defaultLocale } from '#core/i18n/locales.ts';
import type { Route } from './+types/web-manifest.ts';

/** Returns the web app manifest, which phones read to install the site. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name } = await context.get(servicesContext).content.getCompany(defaultLocale);
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: '#f7f6f3',
    theme_color: '#f7f6f3',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
