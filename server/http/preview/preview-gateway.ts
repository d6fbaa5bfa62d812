import type { RequestListener } from 'node:http';
import { type Context, Hono } from 'hono';
import { localeOfPath } from '#core/i18n/paths.ts';
import {
  formatPreviewCookie,
  PREVIEW_BASE,
  PREVIEW_COOKIE,
  readPreviewCookie,
} from '#core/preview-cookie.ts';
import { respondWithError } from '#server/http/errors.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import {
  makeUncached,
  type PreviewSite,
  presentPreview,
  type ShownPreview,
} from '#server/http/preview/present-preview.ts';
import { barStyle } from '#server/http/preview/preview-bar.ts';
import { isRefused, refusePreview } from '#server/http/preview/refuse-preview.ts';

type Options = {
  /** The public site. */
  site: Pick<PreviewSite, 'fetch'>;
  /** The preview that a secret shows; null where it shows none. */
  findPreview(secret: string): Promise<(ShownPreview & { version: number }) | null>;
  /** Forgets a person's own secret. */
  endPreview(secret: string): Promise<void>;
  open(version: number): Promise<PreviewSite>;
  /** Whether a path is a file of the build, which all versions share. */
  isBuildFile(path: string): boolean;
  gate: Pick<FormGate, 'addressOf' | 'wrongPreviews' | 'isForeign'>;
  isSecure: boolean;
};

const BAR_STYLE = `${PREVIEW_BASE}bar.css`;
const END = `${PREVIEW_BASE}end`;
const BEFORE = `${PREVIEW_BASE}before`;
/** What has no versions: the studio, and what programs watch. */
const UNVERSIONED = /^\/(?:studio|healthz|readyz|metrics)(?:\/|$)/;

/** Whether a request may be for a preview. All that visitors send without one passes by here at this cost. */
export function mayBePreview({ url = '', headers }: Parameters<RequestListener>[0]): boolean {
  return url.startsWith(PREVIEW_BASE) || (headers.cookie?.includes(`${PREVIEW_COOKIE}=`) ?? false);
}

/**
 * Responds to what may be for a preview: with a site of its own where the cookie is valid, else with the public site and
 * without the cookie. Nothing of it is stored anywhere.
 */
export function createPreviewGateway(options: Options) {
  const app = new Hono();
  app.onError(respondWithError);
  app.get(BAR_STYLE, () => makeUncached(barStyle()));
  app.post(END, (context) => endPreview(context, options));
  app.get(`${BEFORE}/*`, (context) => showBefore(context, options));
  app.get(`${PREVIEW_BASE}:secret`, (context) => openLink(context, options));
  app.all('*', (context) => show(context, options));
  return app;
}

async function show(context: Context, options: Options): Promise<Response> {
  const { site, isBuildFile } = options;
  const { req, env } = context;
  const { pathname } = new URL(req.url);
  if (UNVERSIONED.test(pathname) || isBuildFile(pathname)) return site.fetch(req.raw, env);
  const preview = await findPreview(context, readPreviewCookie(req.header('cookie')), options);
  if (!preview) {
    const response = makeUncached(await site.fetch(req.raw, env));
    response.headers.append('set-cookie', removalOf(options));
    return response;
  }
  const opened = await options.open(preview.version);
  const request = withoutConditions(req.raw);
  const response = isRefused(req.raw)
    ? await refusePreview(request, opened)
    : await opened.fetch(request, env);
  return presentPreview(response, { ...preview, path: pathname, locale: localeOfPath(pathname) });
}

/** A secret that shows nothing is counted; too many of an address are not even looked up. */
async function findPreview(context: Context, secret: string | null, options: Options) {
  const { gate } = options;
  const address = gate.addressOf(context);
  if (secret === null || gate.wrongPreviews.wait(address, 1) !== null) return null;
  const found = await options.findPreview(secret);
  if (!found) gate.wrongPreviews.spend(address, 1);
  return found;
}

/** The public page at an address, for a comparison. */
async function showBefore({ req, env }: Context, { site }: Options): Promise<Response> {
  const { pathname, search, origin } = new URL(req.url);
  const address = origin + pathname.slice(BEFORE.length) + search;
  const request = new Request(address, { headers: { accept: 'text/html' } });
  return makeUncached(await site.fetch(request, env), { isFramed: true });
}

async function openLink(context: Context, options: Options): Promise<Response> {
  const { pathname, searchParams } = new URL(context.req.url);
  const secret = pathname.slice(PREVIEW_BASE.length);
  const preview = await findPreview(context, secret, options);
  if (!preview) return makeUncached(await options.site.fetch(context.req.raw, context.env));
  const to = searchParams.get('to') ?? '/';
  // A path of this site: not `//elsewhere`.
  const location = /^\/(?![/\\])/.test(to) ? to : '/';
  const { isSecure } = options;
  const cookie = formatPreviewCookie(secret, { isSecure, expires: preview.expires });
  return redirectTo(location, cookie);
}

/** Back to the public site; a link goes on for others. */
async function endPreview(context: Context, options: Options): Promise<Response> {
  if (options.gate.isForeign(context)) return makeUncached(new Response(null, { status: 403 }));
  const secret = readPreviewCookie(context.req.header('cookie'));
  if (secret) await options.endPreview(secret);
  return redirectTo('/', removalOf(options));
}

function redirectTo(location: string, cookie: string): Response {
  // The address of a link is a secret.
  const headers = { location, 'set-cookie': cookie, 'referrer-policy': 'no-referrer' };
  return makeUncached(new Response(null, { status: 303, headers }));
}

function removalOf({ isSecure }: Options): string {
  return formatPreviewCookie('', { isSecure, expires: new Date(0).toISOString() });
}

/** The request without what a browser or a proxy knows of the public page, and to be responded to in plain text. */
function withoutConditions(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['if-none-match', 'if-modified-since', 'if-range', 'range', 'accept-encoding'])
    headers.delete(name);
  const { method, url, body } = request;
  return new Request(url, { method, headers, ...(body && { body, duplex: 'half' }) });
}
