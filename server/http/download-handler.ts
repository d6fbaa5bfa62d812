import type { Context, MiddlewareHandler } from 'hono';
import { type DownloadName, parseDownloadPath } from '#core/i18n/file-paths.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { sendFile } from '#server/http/files/send-file.ts';

type Opened =
  | {
      outcome: 'file';
      content: { path: string } | { bytes: Uint8Array };
      fileName: string;
      mimeType: string;
      sizeBytes: number;
      etag: string;
      language: LocaleCode | null;
    }
  | { outcome: 'moved'; url: string };

type OpenDocument = (
  locale: LocaleCode,
  code: string,
  name: DownloadName,
) => Promise<Opened | null>;

/** File kinds that a browser shows; it saves the others. */
const SHOWN = new Set([
  'application/pdf',
  'image/svg+xml',
  'image/webp',
  'image/png',
  'image/jpeg',
]);

/** Files from content must never run scripts. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Serves `/{language}/{downloads}/{code}/{file}`: a document of a product or a variant. Other addresses are left to the
 * pages, which respond as for any address that does not exist.
 * @throws AppError `too-many-requests` or `busy`
 */
export function downloadHandler(openDocument: OpenDocument): MiddlewareHandler {
  return async (context, next) => {
    const address = parseDownloadPath(decodePath(context.req.path));
    if (!address) return next();
    const { locale, code, name } = address;
    const opened = await openDocument(locale, code, name);
    if (!opened) return next();
    if (opened.outcome === 'moved') return context.redirect(opened.url, 301);
    return sendDocument(context, opened);
  };
}

function sendDocument(
  context: Context,
  { fileName, mimeType, language, content, sizeBytes, etag }: Extract<Opened, { outcome: 'file' }>,
): Promise<Response> {
  const place = SHOWN.has(mimeType) ? 'inline' : 'attachment';
  const headers = {
    'content-type': mimeType,
    'content-disposition': `${place}; filename="${fileName}"`,
    'content-security-policy': FILE_POLICY,
    'cache-control': 'public, max-age=0, must-revalidate',
    ...(language && { 'content-language': getLocale(language).iso }),
  };
  const file = 'path' in content ? { path: content.path, sizeBytes } : content;
  return sendFile(context, { ...file, etag, headers });
}

/** Codes hold letters, digits, `. - /`; a path that cannot be decoded has no code. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
