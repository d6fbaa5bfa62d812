import { pathToSelection } from '#core/i18n/file-paths.ts';
import { defaultLocale, localeCodes } from '#core/i18n/locales.ts';
import { localeOfPath, pathTo } from '#core/i18n/paths.ts';
import { pathToProjectFile, projectFormats } from '#core/projects/project-files.ts';
import type { PreviewSite } from '#server/http/preview/present-preview.ts';
import { studioTexts } from '#server/texts.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What calculates, searches and makes files stores nothing. */
const CALCULATING = /^\/search\/|\/(?:calculators|photometry)\/v1\/|\/relux\//;
const FEEDBACK = /\/contact-form-7\/v1\/contact-forms\/\d+\/feedback$/;
const files = new Set(
  localeCodes.flatMap((locale) => [
    pathToSelection(locale),
    ...projectFormats.map((format) => pathToProjectFile(locale, format)),
  ]),
);

/** Whether a request would change something outside of the preview: a form, a claim, the newsletter. */
export function isRefused({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  if (pathname === '/check-recaptcha' || READING.has(method)) return false;
  return !(CALCULATING.test(pathname) || files.has(pathname));
}

/** Says that a preview stores and sends nothing: as a form's own response, else as a page. */
export async function refusePreview(request: Request, site: PreviewSite): Promise<Response> {
  const { pathname } = new URL(request.url);
  const locale = localeOfPath(pathname.replace(/^\/api\//, '/')) ?? defaultLocale;
  const text = studioTexts[locale]['preview.refused'];
  if (FEEDBACK.test(pathname)) {
    return Response.json({ status: 'mail_failed', message: text, invalid_fields: [] });
  }
  if (request.headers.get('accept')?.includes('text/html'))
    // Where no page is: one that exists would be shown as it is.
    return site.showProblem(
      new Request(new URL(`${pathTo(locale, 'home')}/preview`, request.url)),
      { status: 403, text },
    );
  return Response.json({ code: 'preview', message: text }, { status: 403 });
}
