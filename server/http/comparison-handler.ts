import type { MiddlewareHandler } from 'hono';
import {
  type ComparisonState,
  parseComparison,
} from '#core/catalogue/compare/comparison-address.ts';
import type { ComparisonFormat } from '#core/i18n/file-paths.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { sendFile } from '#server/http/files/send-file.ts';

type Opened = {
  bytes: Uint8Array;
  fileName: string;
  mimeType: string;
  etag: string;
  language: LocaleCode;
};

type OpenComparison = (
  locale: LocaleCode,
  state: ComparisonState,
  format: ComparisonFormat,
) => Promise<Opened | null>;

/**
 * Serves `/{language}/{downloads}/comparison.pdf?variants=12,34&differences=1&best=1`: the comparison of that address
 * as a PDF, or as CSV. Without an existing variant the pages respond, as for any address that does not exist.
 * @throws AppError `too-many-requests` or `busy`
 */
export function comparisonHandler(
  open: OpenComparison,
  { locale, format }: { locale: LocaleCode; format: ComparisonFormat },
): MiddlewareHandler {
  return async (context, next) => {
    const state = parseComparison(new URL(context.req.url).searchParams);
    const opened = await open(locale, state, format);
    if (!opened) return next();
    const headers = {
      'content-type': opened.mimeType,
      'content-disposition': `${format === 'pdf' ? 'inline' : 'attachment'}; filename="${opened.fileName}"`,
      'content-language': getLocale(opened.language).iso,
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-robots-tag': 'noindex',
    };
    return sendFile(context, { bytes: opened.bytes, etag: opened.etag, headers });
  };
}
