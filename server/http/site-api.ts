import type { Context, Handler } from 'hono';
import { AppError } from '#core/app-error.ts';
import { apiBaseOf } from '#core/i18n/api-base.ts';
import { defaultLocale } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';
import { basicAuthHeader } from '#server/http/basic-auth.ts';
import { presentError } from '#server/http/rest/present-error.ts';
import { log } from '#server/log.ts';

/** Path under which the site's own pages reach the API when it requires a password that browsers must not get. */
export const SITE_API_BASE = '/site-api';

const LIMIT_MS = 10_000;
const OWN_BASE = '/api';

/** Headers that describe the connection to the API, not its response. */
const HOP_HEADERS = ['connection', 'content-encoding', 'content-length', 'keep-alive'];
/** Paths that pages may POST to: forms. */
const SENT =
  /^\/([a-z]{2}\/)?(contact-form-7\/v1\/contact-forms\/\d+\/feedback|ansell\/v1\/product\/warranty-\w+)$/;
const FORWARDED = ['if-none-match', 'content-type', 'idempotency-key', 'x-forwarded-for'];
const PRIVATE_HEADERS = ['set-cookie', 'transfer-encoding', 'www-authenticate'];

type SiteApiOptions = {
  /** As configured: a path means the API of this process. */
  apiBase: string;
  basicAuth: string;
  /** The API of this process. */
  ownApi: { fetch(request: Request, env?: unknown): Response | Promise<Response> };
};

/**
 * Proxies GET requests and the forms of the site's own pages to the API and adds the password, so that no browser ever
 * gets it. Returns the API's response; requests from other sites get 403, and 502 means that the API cannot be reached.
 */
export function createSiteApi({ apiBase, basicAuth, ownApi }: SiteApiOptions): Handler {
  const authorization = basicAuthHeader(basicAuth);
  const isOwn = apiBase.startsWith('/');
  return async (context) => {
    if (!isFromSite(context)) return refuse(context, new AppError('foreign-site'));
    const url = new URL(context.req.url);
    const { method } = context.req;
    const isForm = method === 'POST' && SENT.test(url.pathname.slice(SITE_API_BASE.length));
    if (!isForm && method !== 'GET' && method !== 'HEAD')
      return refuse(context, new AppError('method-not-passed-on'));
    const target = targetOf(url, isOwn ? OWN_BASE : apiBase);
    const request = new Request(new URL(target, url.origin), {
      method,
      headers: forwardedHeaders(context, authorization),
      ...(isForm && { body: context.req.raw.body, duplex: 'half' as const }),
      ...(!isOwn && { signal: AbortSignal.timeout(LIMIT_MS) }),
    });
    try {
      return withoutPrivateHeaders(
        await (isOwn ? ownApi.fetch(request, context.env) : fetch(request)),
      );
    } catch (error) {
      log.error({ err: error, target }, 'the API cannot be reached');
      return refuse(context, new AppError('api-unreachable'));
    }
  };
}

/** Browsers send the origin of a request; a page cannot forge it. */
function isFromSite(context: Context): boolean {
  return ['same-origin', 'same-site'].includes(context.req.header('sec-fetch-site') ?? '');
}

/** `/site-api/es/jgm/v1/menu` → `{API base of Spanish}jgm/v1/menu`. */
function targetOf({ pathname, search }: URL, apiBase: string): string {
  const rest = pathname.slice(SITE_API_BASE.length).replace(/^\/+/, '');
  const locale = localeOfPath(`/${rest}`) ?? defaultLocale;
  const endpoint = locale === defaultLocale ? rest : rest.slice(locale.length).replace(/^\/+/, '');
  return `${apiBaseOf(apiBase, locale)}${endpoint}${search}`;
}

function forwardedHeaders(context: Context, authorization: string): Headers {
  const headers = new Headers({ accept: 'application/json', authorization });
  for (const name of FORWARDED) {
    const value = context.req.header(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

function withoutPrivateHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of [...HOP_HEADERS, ...PRIVATE_HEADERS]) headers.delete(name);
  return new Response(response.body, { status: response.status, headers });
}

function refuse(context: Context, error: AppError): Response {
  return context.json(presentError(error), error.status as 403, { 'cache-control': 'no-store' });
}
