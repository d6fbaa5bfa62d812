/**
 * Keeps a cookie, or removes it: its text is that of a `Set-Cookie` header. Where cookies are forbidden, as in a frame of
 * another site, none is kept.
 */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = cookie;
  } catch {
    // Forbidden: the visitor goes without.
  }
}

/** The cookies of the page as a `Cookie` header has them; none where they are forbidden. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
