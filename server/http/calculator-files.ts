import type { MiddlewareHandler } from 'hono';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';

type Made = { fileName: string; mimeType: string; bytes: Uint8Array };

/** A file of a calculation: the address holds all its input, nothing is stored. */
export function calculatorFileHandler(
  locale: LocaleCode,
  make: (search: URLSearchParams) => Promise<Made | null>,
): MiddlewareHandler {
  return async (context, next) => {
    const file = await make(new URL(context.req.url).searchParams);
    if (!file) return next();
    const isShown = file.mimeType === 'application/pdf';
    return context.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.mimeType,
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${file.fileName}"`,
      'content-language': getLocale(locale).iso,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  };
}
