import type { MiddlewareHandler } from 'hono';
import { AppError } from '#core/app-error.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';

type Made =
  | { outcome: 'made'; fileName: string; mimeType: string; bytes: Uint8Array }
  | { outcome: 'busy' };

/** A file of a calculation: the address holds all its input, nothing is stored. @throws AppError `busy` */
export function calculatorFileHandler(
  locale: LocaleCode,
  make: (search: URLSearchParams) => Promise<Made | null>,
): MiddlewareHandler {
  return async (context, next) => {
    const file = await make(new URL(context.req.url).searchParams);
    if (!file) return next();
    if (file.outcome === 'busy') throw new AppError('busy');
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
