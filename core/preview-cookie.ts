/** Name of the cookie that shows a browser the preview of a change set, and the beginning of its addresses. */
export const PREVIEW_COOKIE = 'preview';
export const PREVIEW_BASE = '/preview/';

type Options = { isSecure: boolean; expires: string };

/** The `Set-Cookie` line of a secret; an empty one with a time that has passed removes the cookie. */
export function formatPreviewCookie(secret: string, { isSecure, expires }: Options): string {
  const end = new Date(expires).toUTCString();
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Expires=${end}`;
  return `${PREVIEW_COOKIE}=${secret}; ${attributes}${isSecure ? '; Secure' : ''}`;
}

/** The secret of a `Cookie` header; null where there is none. */
export function readPreviewCookie(header: string | undefined): string | null {
  return header?.match(/(?:^|;\s*)preview=([^;]*)/)?.[1] ?? null;
}
