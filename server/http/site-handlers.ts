import type { Handler } from 'hono';
import { errors } from '#core/app-error.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { readPageAddress, withCampaign } from '#server/http/cache/page-address.ts';
import { chooseLocale } from '#server/http/locale.ts';
import { log } from '#server/log.ts';
import type { Services } from '#server/services.ts';

/** `GET /healthz`: 200 with the content version while the database responds, else 503. */
export function reportHealth({ state }: Pick<Services, 'state'>): Handler {
  return async (context) => {
    try {
      const { version, products } = await state();
      return context.json({ status: 'ok', contentVersion: version, products });
    } catch (error) {
      log.error({ err: error }, 'health check failed');
      return context.json(
        { status: 'database unreachable' },
        errors['database-unreachable'].status,
      );
    }
  };
}

/** `GET /`: redirects to the home page in the visitor's language. */
export const redirectHome: Handler = (context) => {
  const locale = chooseLocale(context.req.header('cookie'), context.req.header('accept-language'));
  context.header('vary', 'Cookie, Accept-Language');
  context.header('cache-control', 'no-store');
  const { campaign } = readPageAddress(`/${new URL(context.req.url).search}`);
  return context.redirect(withCampaign(pathTo(locale, 'home'), campaign), 302);
};
