import type { MiddlewareHandler } from 'hono';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { documentTexts } from '#server/texts.ts';

type Problem = { status: number; text: string };

/** Renders the page of a problem, in the language of its address. */
export type ShowProblem = (request: Request, problem: Problem) => Promise<Response>;

/** Headers that the error page takes over from the original response. */
const FORWARDED_HEADERS = ['retry-after', 'allow', 'x-request-id', 'x-robots-tag'];

/** Turns error responses for files into pages for browsers; other programs get the original response. */
export function problemPages(locale: LocaleCode, showProblem: ShowProblem): MiddlewareHandler {
  return async (context, next) => {
    const { url, headers } = context.req.raw;
    await next();
    const refusal = context.res;
    if (refusal.status < 400 || isPage(refusal) || !readsPages(headers)) return;
    const text = await readProblem(refusal, locale);
    const page = await showProblem(new Request(url), { status: refusal.status, text });
    for (const name of FORWARDED_HEADERS) {
      const value = refusal.headers.get(name);
      if (value) page.headers.set(name, value);
    }
    context.res = undefined;
    context.res = page;
  };
}

function readsPages(headers: Headers): boolean {
  return /\btext\/html\b/i.test(headers.get('accept') ?? '');
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/**
 * Returns the message of the error response, in the language of the address; the default text where it has none for
 * visitors.
 */
async function readProblem(refusal: Response, locale: LocaleCode): Promise<string> {
  const text = documentTexts[locale];
  const { status } = refusal;
  if (status === 413) return text('problem.too-large');
  if (status === 429) return text('problem.too-often');
  if (status === 503) return text('project.busy');
  if (status !== 400) return text('problem.failed');
  const body = await refusal.text();
  const isJson = refusal.headers.get('content-type')?.includes('json') ?? false;
  return String(isJson ? JSON.parse(body).message : body).trim() || text('problem.failed');
}
