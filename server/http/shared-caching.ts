/**
 * How long a shared cache serves a page without revalidating, and for how much longer while it revalidates. Seconds.
 */
const SHARED_S = 60;
const STALE_S = 600;

/** For private pages: browsers may cache them, and revalidate each time. */
export const PRIVATE: [string, string][] = [
  ['cache-control', 'private, max-age=0, must-revalidate'],
];

/**
 * For public pages. Browsers revalidate each time, shared caches after a minute. The rule for serving stale pages is in
 * a header for shared caches only (RFC 9213), because browsers would apply it too. The tag names the content version,
 * so that all pages of an earlier one can be purged.
 */
export function sharedHeaders(contentVersion: number): [string, string][] {
  return [
    ['cache-control', `public, max-age=0, s-maxage=${SHARED_S}, must-revalidate`],
    ['cdn-cache-control', `public, max-age=${SHARED_S}, stale-while-revalidate=${STALE_S}`],
    ['cache-tag', `content-${contentVersion}`],
  ];
}

/** Makes a response private: a cookie must not be cached for others. */
export function makePrivate(headers: Headers): void {
  headers.delete('cdn-cache-control');
  headers.delete('cache-tag');
  if (headers.get('cache-control')?.includes('no-store')) return;
  for (const [name, value] of PRIVATE) headers.set(name, value);
}
