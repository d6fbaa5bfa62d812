import { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
import type { CatalogueFormat } from '#core/i18n/file-paths.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';

type Opened = { fileName: string; mimeType: string; bytes: AsyncGenerator<Uint8Array> };

type Options = {
  locale: LocaleCode;
  format: CatalogueFormat;
  /** Makes the products one by one in the turns of the visitor. */
  partsInTurn: (bytes: Opened['bytes']) => Opened['bytes'];
};

type OpenFile = (locale: LocaleCode, format: CatalogueFormat) => Promise<Opened | null>;

/**
 * Streams the whole catalogue as a file; without one, the pages respond with 404.
 * @throws AppError where too many files are being sent
 */
export function catalogueFileHandler(
  open: OpenFile,
  { locale, format, partsInTurn }: Options,
): MiddlewareHandler {
  return async (context, next) => {
    const opened = await open(locale, format);
    if (!opened) return next();
    const headers = {
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'accept-ranges': 'none',
      'content-type': opened.mimeType,
      'content-language': getLocale(locale).iso,
      'content-disposition': `attachment; filename="${opened.fileName}"`,
    };
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    const bytes = partsInTurn(opened.bytes);
    const stream = Readable.toWeb(Readable.from(bytes, { objectMode: false }));
    return context.body(stream as ReadableStream<Uint8Array>, 200, headers);
  };
}
