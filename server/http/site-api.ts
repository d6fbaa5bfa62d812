import type { Context, Handler } from 'hono';
import { AppError } from '#core/app-error.ts';
import { apiBaseOf } from '#core/i18n/api-base.ts';
import { defaultLocale } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';
import { basicAuthHeader, passWithoutPassword } from '#server/http/basic-auth.ts';
import { headersOfError } from '#server/http/errors.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { presentError } from '#server/http/rest/present-error.ts';
import type { SiteTokens } from '#server/http/site-tokens.ts';
import { log } from '#server/log.ts';

/** Path under which the site's own pages reach the API when it requires a password that browsers must not get. */
export const SITE_API_BASE = '/site-api';

const LIMIT_MS = 10_000;
const FRESH = { 'cache-control': 'no-store' };
const OWN_BASE = '/api';

/** `/site-api/~token/es/jgm/v1/menu`; a request without a token is redirected to an address with one. */
const ADDRESS = new RegExp(`^${SITE_API_BASE}(?:/~([\\w.-]+))?(/.*)$`);

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
  tokens: SiteTokens;
  gate: Pick<FormGate, 'addressOf' | 'countRequest'>;
};

/**
 * Proxies GET requests and the forms of the site's own pages to the API and adds the password, so that no browser ever
 * gets it. Returns the API's response; requests from other sites get 403, and 502 means that the API cannot be reached.
 * A GET needs a token, which is in its address; without a valid one it is redirected to an address with a new one. Forms
 * need none: they have a captcha, and their bodies would be sent twice.
 */
export function createSiteApi(options: SiteApiOptions): Handler {
  const { tokens, gate } = options;
  const forward = createForwarding(options);

  /** Returns the address with a new token; null where the request has a valid one. */
  async function addressWithToken(context: Context, { token, rest }: Address) {
    const visitor = gate.addressOf(context);
    if (await tokens.isValid(token, visitor)) return null;
    gate.countRequest(context);
    return `${SITE_API_BASE}/~${await tokens.issue(visitor)}${rest}`;
  }

  async function respond(context: Context): Promise<Response> {
    if (context.req.header('sec-fetch-site') !== 'same-origin') throw new AppError('foreign-site');
    const address = readAddress(new URL(context.req.url));
    const { method } = context.req;
    const isForm = method === 'POST' && SENT.test(address.path);
    if (!isForm && method !== 'GET' && method !== 'HEAD')
      throw new AppError('method-not-passed-on');
    const location = isForm ? null : await addressWithToken(context, address);
    if (location === null) return forward(context, address, isForm);
    return new Response(null, { status: 307, headers: { ...FRESH, location } });
  }

  return (context) =>
    respond(context).catch((error) => {
      if (!(error instanceof AppError)) throw error;
      const headers = { ...FRESH, ...headersOfError(error) };
      return Response.json(presentError(error), { status: error.status, headers });
    });
}

/** Creates the function that sends a request to the API, with the password. */
function createForwarding({ apiBase, basicAuth, ownApi }: SiteApiOptions) {
  const authorization = basicAuthHeader(basicAuth);
  const isOwn = apiBase.startsWith('/');

  return async (context: Context, address: Address, isForm: boolean): Promise<Response> => {
    const target = targetOf(address, isOwn ? OWN_BASE : apiBase);
    const request = new Request(new URL(target, context.req.url), {
      method: context.req.method,
      headers: forwardedHeaders(context, authorization),
      ...(isForm && { body: context.req.raw.body, duplex: 'half' as const }),
      ...(!isOwn && { signal: AbortSignal.timeout(LIMIT_MS) }),
    });
    const send = () =>
      isOwn ? ownApi.fetch(passWithoutPassword(request), context.env) : fetch(request);
    try {
      return withoutPrivateHeaders(await send());
    } catch (error) {
      log.error({ err: error, target }, 'the API cannot be reached');
      throw new AppError('api-unreachable');
    }
  };
}

/** An address below `SITE_API_BASE`: `path` without the token, `rest` with the query too. */
type Address = { token: string; path: string; rest: string };

function readAddress({ pathname, search }: URL): Address {
  const [, token = '', path = ''] = ADDRESS.exec(pathname) ?? [];
  return { token, path, rest: `${path}${search}` };
}

/** `/es/jgm/v1/menu` → `{API base of Spanish}jgm/v1/menu`. */
function targetOf({ rest: written }: Address, apiBase: string): string {
  const rest = written.replace(/^\/+/, '');
  const locale = localeOfPath(`/${rest}`) ?? defaultLocale;
  const endpoint = locale === defaultLocale ? rest : rest.slice(locale.length).replace(/^\/+/, '');
  return `${apiBaseOf(apiBase, locale)}${endpoint}`;
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
