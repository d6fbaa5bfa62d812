import { Readable } from 'node:stream';
import type { Context, MiddlewareHandler } from 'hono';
import { getLocale, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { pathToSelection } from '#core/i18n/paths.ts';
import { respondBusy } from '#server/http/download-handler.ts';
import { readFormParams } from '#server/http/form-params.ts';

type Request = { codes: string[]; kinds: string[]; language?: string | undefined };

type Opened =
  | { outcome: 'zip'; fileName: string; bytes: AsyncGenerator<Uint8Array> }
  | { outcome: 'problem' | 'busy'; text: string };

type OpenSelection = (locale: LocaleCode, request: Request) => Promise<Opened>;

/** A form of 250 codes and all kinds has about 12 kB. */
const MAX_BODY = 64 * 1024;

const common = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * Serves `/{language}/{downloads}/{selection}`: the files of several variants in one ZIP. `skus`, `kinds` and
 * `language` come in the query or, for long lists, in the body of a form; each may be repeated or hold several comma-
 * separated values.
 */
export function selectionHandler(open: OpenSelection): MiddlewareHandler {
  return async (context, next) => {
    const locale = localeCodes.find((code) => pathToSelection(code) === context.req.path);
    if (!locale) return next();
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
      return context.text('', 405, { allow: 'GET, HEAD, POST' });
    }
    const params = await readFormParams(context, MAX_BODY);
    if (!params) return context.text('', 413);
    const opened = await open(locale, toRequest(params));
    if (opened.outcome !== 'zip') return respondWithProblem(context, opened, locale);
    const headers = {
      ...common,
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${opened.fileName}"`,
    };
    if (method === 'HEAD') return context.body(null, 200, headers);
    const stream = Readable.toWeb(Readable.from(opened.bytes, { objectMode: false }));
    return context.body(stream as ReadableStream<Uint8Array>, 200, headers);
  };
}

function respondWithProblem(
  context: Context,
  { outcome, text }: Exclude<Opened, { outcome: 'zip' }>,
  locale: LocaleCode,
): Response {
  if (outcome === 'busy') return respondBusy(context, `${text}\n`);
  const headers = { ...common, 'content-language': getLocale(locale).iso };
  return context.text(`${text}\n`, 400, headers);
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
    kinds: listOf('kinds'),
    language: params.get('language') ?? undefined,
  };
}
