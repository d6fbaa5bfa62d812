import type { MiddlewareHandler } from 'hono';
import { AppError, isAppError } from '#core/app-error.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { respondBusy } from '#server/http/download-handler.ts';
import { sendFile } from '#server/http/files/send-file.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { presentError } from '#server/http/rest/present-error.ts';

type Opened =
  | { outcome: 'made'; bytes: Uint8Array; fileName: string; etag: string; language: LocaleCode }
  | { outcome: 'busy' };

type Options = {
  /** Returns null where nothing has the secret. */
  open(secret: string): Promise<Opened | null>;
  gate: FormGate;
};

const SECRET = /^[\w-]{43}$/;

/**
 * Serves `/{language}/…/{secret}`: a PDF document by its secret address (a certificate, a copy), never cached or indexed.
 */
export function secretFileHandler({ open, gate }: Options): MiddlewareHandler {
  return async (context, next) => {
    const secret = context.req.param('secret') ?? '';
    if (!SECRET.test(secret)) return next();
    try {
      gate.admitRequest(context);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (isAppError(error, 'too-many-requests')) {
        context.header('retry-after', String(error.values.retryAfterS));
      }
      return context.text(`${presentError(error).message}\n`, error.status as 429);
    }
    const opened = await open(secret);
    if (!opened) return next();
    if (opened.outcome === 'busy') return respondBusy(context);
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${opened.fileName}"`,
      'content-language': getLocale(opened.language).iso,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    };
    return sendFile(context, { bytes: opened.bytes, etag: opened.etag, headers });
  };
}
