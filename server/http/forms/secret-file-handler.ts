import type { MiddlewareHandler } from 'hono';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { sendFile } from '#server/http/files/send-file.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';

type Opened = { bytes: Uint8Array; fileName: string; etag: string; language: LocaleCode };

type Options = {
  /** Returns null where nothing has the secret. */
  open(secret: string): Promise<Opened | null>;
  gate: FormGate;
};

const SECRET = /^[\w-]{43}$/;

/**
 * Serves `/{language}/…/{secret}`: a PDF document by its secret address (a certificate, a copy), never cached or indexed.
 * @throws AppError
 */
export function secretFileHandler({ open, gate }: Options): MiddlewareHandler {
  return async (context, next) => {
    const secret = context.req.param('secret') ?? '';
    if (!SECRET.test(secret)) return next();
    gate.countRequest(context);
    const opened = await open(secret);
    if (!opened) return next();
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
