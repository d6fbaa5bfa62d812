import { Readable } from 'node:stream';
import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '#core/app-error.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import type { ProjectFormat } from '#core/projects/project-files.ts';
import { headersOfError } from '#server/http/errors.ts';
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
  | { outcome: 'problem'; code: string; text: string };

type OpenProject = (locale: LocaleCode, request: Request) => Promise<Opened>;

/** The longest list that a link of any length could hold. */
const MAX_BODY = 420 * 1024;

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
    try {
      const { list, language } = await readRequest(context);
      const opened = await open(locale, { list, format, language });
      if (opened.outcome === 'problem') throw new AppError('project-refused', opened);
      return sendFile(context, opened);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Browsers get a page instead, which shows this error.
      context.error = error;
      return context.json(presentError(error), error.status as 400, {
        ...common,
        ...headersOfError(error),
        'content-language': getLocale(locale).iso,
      });
    }
  };
}

async function readRequest(context: Context): Promise<Pick<Request, 'list' | 'language'>> {
  const { method } = context.req;
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    throw new AppError('method-not-allowed', { allow: 'GET, HEAD, POST' });
  }
  const params = await readFormParams(context, MAX_BODY);
  if (!params) throw new AppError('project-too-large', { kilobytes: MAX_BODY / 1024 });
  return { list: params.get('list') ?? undefined, language: params.get('language') ?? undefined };
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
  const unsized = { ...headers, 'accept-ranges': 'none' };
  if (isHead) {
    void bytes.return(undefined);
    return context.body(null, 200, unsized);
  }
  const stream = Readable.toWeb(Readable.from(bytes, { objectMode: false }));
  return context.body(stream as ReadableStream<Uint8Array>, 200, unsized);
}
