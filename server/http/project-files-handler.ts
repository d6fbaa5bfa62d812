import { Readable } from 'node:stream';
import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '#core/app-error.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import type { ProjectFormat } from '#core/projects/project-files.ts';
import { readFormParams } from '#server/http/form-params.ts';
import { presentError } from '#server/http/rest/present-error.ts';

type Request = {
  list: string | undefined;
  format: ProjectFormat;
  language?: string | undefined;
};

type Opened =
  | {
      outcome: 'file';
      fileName: string;
      mimeType: string;
      language: LocaleCode;
      bytes: Uint8Array | AsyncGenerator<Uint8Array>;
    }
  | { outcome: 'problem'; code: string; text: string }
  | { outcome: 'busy'; text: string };

type OpenProject = (locale: LocaleCode, request: Request) => Promise<Opened>;

/** The longest list that a link of any length could hold. */
const MAX_BODY = 420 * 1024;
const RETRY_AFTER_S = '5';

const common = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * Responds with a list of variants as a file. `list`, as in the link of a project list, and `language` come in the
 * query or, for long lists, in the body of a form. Errors have the API's response body.
 */
export function projectHandler(
  open: OpenProject,
  { locale, format }: { locale: LocaleCode; format: ProjectFormat },
): MiddlewareHandler {
  return async (context) => {
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
      return context.text('', 405, { allow: 'GET, HEAD, POST' });
    }
    const params = await readFormParams(context, MAX_BODY);
    if (!params) {
      const error = new AppError('project-too-large', { kilobytes: MAX_BODY / 1024 });
      return respondWithError(context, locale, error);
    }
    const list = params.get('list') ?? undefined;
    const language = params.get('language') ?? undefined;
    const opened = await open(locale, { list, format, language });
    if (opened.outcome === 'problem') {
      return respondWithError(context, locale, new AppError('project-refused', opened));
    }
    if (opened.outcome === 'busy') {
      const error = new AppError('project-busy', opened);
      context.header('retry-after', RETRY_AFTER_S);
      return respondWithError(context, locale, error);
    }
    return sendFile(context, opened);
  };
}

function respondWithError(context: Context, locale: LocaleCode, error: AppError): Response {
  return context.json(presentError(error), error.status as 400, {
    ...common,
    'content-language': getLocale(locale).iso,
  });
}

function sendFile(context: Context, file: Extract<Opened, { outcome: 'file' }>): Response {
  const { fileName, mimeType, language, bytes } = file;
  const headers = {
    ...common,
    'content-type': mimeType,
    'content-disposition': `attachment; filename="${fileName}"`,
    'content-language': getLocale(language).iso,
  };
  const isHead = context.req.method === 'HEAD';
  if (bytes instanceof Uint8Array) {
    const sized = { ...headers, 'content-length': String(bytes.length) };
    if (isHead) return context.body(null, 200, sized);
    return context.body(bytes as Uint8Array<ArrayBuffer>, 200, sized);
  }
  if (isHead) {
    void bytes.return(undefined);
    return context.body(null, 200, headers);
  }
  const stream = Readable.toWeb(Readable.from(bytes, { objectMode: false }));
  return context.body(stream as ReadableStream<Uint8Array>, 200, headers);
}
