/**
 * Sets or removes a cookie, given as the value of a `Set-Cookie` header without `Secure`, which it adds on a secure site.
 * Where cookies are forbidden, as in a frame of another site, it does nothing.
 */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
  } catch {
    // Forbidden: the page works without it.
  }
}

/** Returns the cookies of the page in the format of a `Cookie` header; none where they are forbidden. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
