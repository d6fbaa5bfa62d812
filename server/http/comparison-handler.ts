import type { MiddlewareHandler } from 'hono';
import {
  type ComparisonState,
  parseComparison,
} from '#core/catalogue/compare/comparison-address.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { sendFile } from '#server/http/files/send-file.ts';

type Opened = { bytes: Uint8Array; fileName: string; etag: string; language: LocaleCode };

type OpenComparison = (locale: LocaleCode, state: ComparisonState) => Promise<Opened | null>;

/**
 * Serves `/{language}/{downloads}/comparison.pdf?variants=12,34&differences=1&best=1`: the comparison of that address
 * as a PDF. Without an existing variant the pages respond, as for any address that does not exist.
 * @throws AppError `too-many-requests` or `busy`
 */
export function comparisonHandler(locale: LocaleCode, open: OpenComparison): MiddlewareHandler {
  return async (context, next) => {
    const opened = await open(locale, parseComparison(new URL(context.req.url).searchParams));
    if (!opened) return next();
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${opened.fileName}"`,
      'content-language': getLocale(opened.language).iso,
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-robots-tag': 'noindex',
    };
    return sendFile(context, { bytes: opened.bytes, etag: opened.etag, headers });
  };
}
