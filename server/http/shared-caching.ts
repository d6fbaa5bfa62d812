/** How long a shared cache sends a page without asking, and for how much longer while it asks. Seconds. */
const SHARED_S = 60;
const STALE_S = 600;

/** Pages for one visitor: browsers may cache them, and ask each time. */
export const PRIVATE: [string, string][] = [
  ['cache-control', 'private, max-age=0, must-revalidate'],
];

/**
 * Pages that are the same for everybody. Browsers ask each time; shared caches need not for a minute. What may be sent
 * while a cache asks stands in a header for such caches alone (RFC 9213), because browsers would do it too. The tag names
 * the content version, so that all pages of an earlier one can be purged.
 */
export function sharedHeaders(contentVersion: number): [string, string][] {
  return [
    ['cache-control', `public, max-age=0, s-maxage=${SHARED_S}, must-revalidate`],
    ['cdn-cache-control', `public, max-age=${SHARED_S}, stale-while-revalidate=${STALE_S}`],
    ['cache-tag', `content-${contentVersion}`],
  ];
}

/** Makes an answer one visitor's: nobody else's cookie is to be cached. */
export function makePrivate(headers: Headers): void {
  headers.delete('cdn-cache-control');
  headers.delete('cache-tag');
  if (headers.get('cache-control')?.includes('no-store')) return;
  for (const [name, value] of PRIVATE) headers.set(name, value);
}
