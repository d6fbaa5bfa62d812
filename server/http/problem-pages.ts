import type { Context, MiddlewareHandler } from 'hono';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { documentTexts } from '#server/texts.ts';

type Problem = { status: number; text: string };

/** Headers that say of any answer what they said of the refused one. */
const KEPT = ['retry-after', 'allow', 'x-request-id', 'x-robots-tag'];

/**
 * Where a file is refused to somebody who reads pages, the site tells why in a page of its own; other programs get the
 * refusal as it is.
 */
export function createProblemPages(showPage: (context: Context) => Promise<Response>) {
  const problems = new WeakMap<Request, Problem>();

  function show(locale: LocaleCode): MiddlewareHandler {
    return async (context, next) => {
      const { url, headers, method } = context.req.raw;
      await next();
      const refusal = context.res;
      if (refusal.status < 400 || isPage(refusal) || !readsPages(headers)) return;
      const text = await readProblem(refusal, locale);
      const plain = new Headers(headers);
      for (const name of ['content-type', 'content-length', 'transfer-encoding'])
        plain.delete(name);
      // The body has been read, and the page is the same whatever was sent.
      const request = new Request(url, {
        method: method === 'HEAD' ? 'HEAD' : 'GET',
        headers: plain,
      });
      problems.set(request, { status: refusal.status, text });
      context.req.raw = request;
      const page = await showPage(context);
      for (const name of KEPT) {
        const value = refusal.headers.get(name);
        if (value) page.headers.set(name, value);
      }
      context.res = undefined;
      context.res = page;
    };
  }

  return { show, find: (request: Request): Problem | null => problems.get(request) ?? null };
}

function readsPages(headers: Headers): boolean {
  return /\btext\/html\b/i.test(headers.get('accept') ?? '');
}

function isPage(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** What the refusal says, in the language of the address; the usual words where it says nothing to visitors. */
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
