import type { Handler } from 'hono';
import { defaultLocale, localeCodes } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';

export const SECURITY_TXT = '/.well-known/security.txt';

const DAY_MS = 24 * 60 * 60_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/**
 * `GET /.well-known/security.txt` (RFC 9116): where to report vulnerabilities. It expires 180 days after the day of the
 * request. The contact page is the contact where none is configured; on a site without TLS, which the RFC does not allow
 * there, the address is left to the pages, which respond with 404.
 */
export function securityTxt(siteUrl: string, contact: string | undefined): Handler {
  const page = `${siteUrl}${pathToForm(defaultLocale, 'contact')}`;
  const address = contact ?? (page.startsWith('https:') ? page : null);
  return async (context, next) => {
    if (address === null) return next();
    const today = Math.floor(Date.now() / DAY_MS);
    const lines = [
      `Contact: ${address}`,
      `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${localeCodes.join(', ')}`,
      `Canonical: ${siteUrl}${SECURITY_TXT}`,
    ];
    return context.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' });
  };
}
