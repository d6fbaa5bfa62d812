import { loadT } from '#app/calculators/strip/strip-texts.ts';
import { loadChunk } from '#app/ui/browser/loads.ts';
import type { StripPage, StripSources } from '#core/calculators/led-strip/strip-page.ts';
import {
  formatStripRequest,
  parseStripRequest,
  type StripRequest,
} from '#core/calculators/led-strip/strip-request.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** Loader data of the calculator. */
export type StripData = {
  page: StripPage;
  sources: StripSources;
  request: StripRequest;
  /** Query string of the request, the same in every language. */
  query: string;
  /** Origin of the site. */
  siteUrl: string;
  title: string;
  description: string;
};

const cache = new Map<LocaleCode, StripData>();

/** Caches a page's data in the browser, so that the next page needs no request. */
export function rememberStrip(locale: LocaleCode, data: StripData): void {
  if (!import.meta.env.SSR && !cache.has(locale)) cache.set(locale, data);
}

/** Loads the code that builds pages in the browser. */
export async function loadStripEngine() {
  const { buildStripPage } = await loadChunk(
    () => import('#core/calculators/led-strip/strip-page.ts'),
  );
  return buildStripPage;
}

/** Builds the page for another URL of the calculator in the browser; null before the first page's data is cached. */
export async function buildStripData(locale: LocaleCode, url: URL): Promise<StripData | null> {
  const data = cache.get(locale);
  if (!data) return null;
  const build = await loadStripEngine();
  const request = parseStripRequest(locale, url.searchParams);
  const page = build(request, { t: await loadT(locale), ...data.sources });
  return { ...data, page, request, query: formatStripRequest(locale, request) };
}
