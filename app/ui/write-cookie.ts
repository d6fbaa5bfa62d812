/** Keeps a cookie, or removes it: its text is that of a `Set-Cookie` header. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookie;
}
