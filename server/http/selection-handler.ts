import { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '#core/app-error.ts';
import { pathToSelection } from '#core/i18n/file-paths.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { readFormParams } from '#server/http/form-params.ts';

type Request = {
  codes: string[];
  category?: string | undefined;
  kinds: string[];
  language?: string | undefined;
};

type Opened =
  | { outcome: 'zip'; fileName: string; bytes: AsyncGenerator<Uint8Array> }
  | { outcome: 'problem'; text: string };

type OpenSelection = (locale: LocaleCode, request: Request) => Promise<Opened>;

/** A form of 250 codes and all kinds has about 12 kB. */
const MAX_BODY = 64 * 1024;

/**
 * Serves `/{language}/{downloads}/{selection}`: the files of several variants in one ZIP. `skus`, `category`
 * (its slug), `kinds` and `language` come in the query or, for long lists, in the body of a form; each may be repeated or hold several comma-
 * separated values.
 * @throws AppError where the request cannot be served
 */
export function selectionHandler(open: OpenSelection): MiddlewareHandler {
  return async (context, next) => {
    const locale = localeCodes.find((code) => pathToSelection(code) === context.req.path);
    if (!locale) return next();
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
      throw new AppError('method-not-allowed', { allow: 'GET, HEAD, POST' });
    }
    const params = await readFormParams(context, MAX_BODY);
    if (!params) throw new AppError('selection-too-large');
    const opened = await open(locale, toRequest(params));
    if (opened.outcome !== 'zip') throw new AppError('selection-refused', opened);
    const headers = {
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-type': 'application/zip',
      // Made as it is sent: its length is not known.
      'accept-ranges': 'none',
      'content-disposition': `attachment; filename="${opened.fileName}"`,
    };
    if (method === 'HEAD') return context.body(null, 200, headers);
    const stream = Readable.toWeb(Readable.from(opened.bytes, { objectMode: false }));
    return context.body(stream as ReadableStream<Uint8Array>, 200, headers);
  };
}

function toRequest(params: URLSearchParams): Request {
  const listOf = (name: string) =>
    params
      .getAll(name)
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter(Boolean);
  return {
    codes: listOf('skus'),
    category: params.get('category') || undefined,
    kinds: listOf('kinds'),
    language: params.get('language') ?? undefined,
  };
}
