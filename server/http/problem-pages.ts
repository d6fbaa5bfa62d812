import type { MiddlewareHandler } from 'hono';
import { AppError } from '#core/app-error.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { textOfError } from '#server/http/errors.ts';
import { documentTexts } from '#server/texts.ts';

type Problem = { status: number; text: string };

/** Renders the page of a problem, in the language of its address. */
export type ShowProblem = (request: Request, problem: Problem) => Promise<Response>;

/** Headers that the error page takes over from the original response. */
const FORWARDED_HEADERS = ['retry-after', 'allow', 'x-request-id', 'x-robots-tag'];

/** Turns errors of requests for files into pages for browsers; other programs get the original response. */
export function problemPages(locale: LocaleCode, showProblem: ShowProblem): MiddlewareHandler {
  return async (context, next) => {
    const { url, headers } = context.req.raw;
    await next();
    const { error, res: refusal } = context;
    if (!error || !readsPages(headers)) return;
    const known = error instanceof AppError ? textOfError(error, locale) : null;
    const text = known ?? documentTexts[locale]('problem.failed');
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
