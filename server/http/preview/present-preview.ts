import { defaultLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { barOf } from '#server/http/preview/preview-bar.ts';

/** A site that shows one version for good. */
export type PreviewSite = {
  fetch(request: Request, env?: unknown): Response | Promise<Response>;
  showProblem(request: Request, problem: { status: number; text: string }): Promise<Response>;
};

/** A preview as its bar names it; `expires` is an ISO time. */
export type ShownPreview = { title: string; expires: string };

type Presented = ShownPreview & { version: number; path: string; locale: LocaleCode | null };

/** The address of the list of routes, by which the browser tells builds of the site apart. */
const BUILD = /\/assets\/manifest-[\w-]+\.js/g;
const SHARED = ['etag', 'last-modified', 'cdn-cache-control', 'cache-tag', 'age', 'expires'];

/**
 * A response that no cache stores and no search engine lists.
 * @param isFramed the studio may show it in a frame.
 */
export function makeUncached(
  { body, status, headers: given }: Response,
  { isFramed = false }: { isFramed?: boolean } = {},
): Response {
  const headers = new Headers(given);
  for (const name of SHARED) headers.delete(name);
  headers.set('cache-control', 'private, no-store');
  headers.set('vary', 'Cookie');
  headers.set('x-robots-tag', 'noindex');
  const policy = headers.get('content-security-policy');
  if (policy && isFramed) {
    const own = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
    headers.set('content-security-policy', own);
  }
  return new Response(body, { status, headers });
}

/**
 * A response of a preview, with the bar on pages. Its pages are of a build of their own: a page of the public site that was
 * opened before loads the next one as a document, and so does one of a preview that has ended.
 */
export async function presentPreview(response: Response, preview: Presented): Promise<Response> {
  const uncached = makeUncached(response, { isFramed: true });
  const { headers, status } = uncached;
  // The offline worker stores none of it.
  headers.set('x-preview', '1');
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!uncached.body || !(isPage || preview.path.endsWith('.data'))) return uncached;
  const text = (await uncached.text()).replace(BUILD, `$&?preview=${preview.version}`);
  headers.delete('content-length');
  return new Response(isPage ? withBar(text, preview) : text, { status, headers });
}

function withBar(html: string, preview: Presented): string {
  const bar = barOf(preview, preview.locale ?? defaultLocale);
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html : html.slice(0, end) + bar + html.slice(end);
}
