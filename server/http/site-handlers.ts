import type { Context, Handler } from 'hono';
import { AppError, errors } from '#core/app-error.ts';
import { CODE_FOLDER, pathToCode } from '#core/i18n/code-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { readPageAddress, withCampaign } from '#server/http/cache/page-address.ts';
import { chooseLocale } from '#server/http/locale.ts';
import { log } from '#server/log.ts';
import type { ProcessCounts } from '#server/process/web-messages.ts';
import type { Services } from '#server/services.ts';

/**
 * `GET /healthz`: 200 with the content version in use while the database can be read and written, `degraded` where the
 * disk has no room for files, and the number of undelivered mails; else 503 and the reason. Of a site of several
 * processes also how many shall serve and how many do.
 */
export function reportHealth(
  { state, health, mail }: Pick<Services, 'state' | 'health' | 'mail'>,
  counts: () => ProcessCounts | null = () => null,
): Handler {
  return async (context) => {
    try {
      const { database, disk } = await health();
      if (database !== null) return refuse(context, database);
      const { version, products } = await state();
      const status = disk.length > 0 ? { status: 'degraded', problems: disk } : { status: 'ok' };
      const mails = await mail.count();
      const processes = counts();
      const several = processes && processes.wanted > 1 && { processes };
      return context.json({ ...status, contentVersion: version, products, mails, ...several });
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error }, 'health check failed');
      return refuse(context, 'unreachable');
    }
  };
}

function refuse(context: Context, problem: string): Response {
  const { status, retryAfterS } = errors['storage-unavailable'];
  return context.json({ status: `database: ${problem}` }, status, {
    'retry-after': String(retryAfterS),
  });
}

/** `GET /`: redirects to the home page in the visitor's language. */
export const redirectHome: Handler = (context) =>
  redirectTo(context, (locale) => pathTo(locale, 'home'));

/** `GET /c/{code}`, as on labels: redirects to the page behind the code in the visitor's language. */
export const redirectCode: Handler = (context) => {
  const { pathname } = new URL(context.req.url);
  const code = pathname.slice(`/${CODE_FOLDER}/`.length);
  return redirectTo(context, (locale) => pathToCode(locale, code));
};

function redirectTo(context: Context, pathIn: (locale: LocaleCode) => string): Response {
  const locale = chooseLocale(context.req.header('cookie'), context.req.header('accept-language'));
  context.header('vary', 'Cookie, Accept-Language');
  context.header('cache-control', 'no-store');
  const { campaign } = readPageAddress(`/${new URL(context.req.url).search}`);
  return context.redirect(withCampaign(pathIn(locale), campaign), 302);
}
