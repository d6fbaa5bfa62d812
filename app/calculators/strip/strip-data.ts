import { loadT } from '#app/calculators/strip/strip-texts.ts';
import { loadChunk } from '#app/ui/browser/loads.ts';
import type { StripPage, StripSources } from '#core/calculators/led-strip/strip-page.ts';
import {
  formatStripRequest,
  parseStripRequest,
  type StripRequest,
} from '#core/calculators/led-strip/strip-request.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** What the loaders of the calculator answer. */
export type StripData = {
  page: StripPage;
  sources: StripSources;
  request: StripRequest;
  /** What asks for it in an address, the same in every language. */
  query: string;
  /** Origin of the site. */
  siteUrl: string;
  title: string;
  description: string;
};

const known = new Map<LocaleCode, StripData>();

/** In the browser: keeps what came with a page, so that no server is asked for the next one. */
export function rememberStrip(locale: LocaleCode, data: StripData): void {
  if (!import.meta.env.SSR && !known.has(locale)) known.set(locale, data);
}

/** What works pages out; loaded once they are to be worked out in the browser. */
export async function loadStripEngine() {
  const { buildStripPage } = await loadChunk(
    () => import('#core/calculators/led-strip/strip-page.ts'),
  );
  return buildStripPage;
}

/** The page for another address of the calculator in a language, worked out here; null before the first one came. */
export async function buildStripData(locale: LocaleCode, url: URL): Promise<StripData | null> {
  const data = known.get(locale);
  if (!data) return null;
  const build = await loadStripEngine();
  const request = parseStripRequest(locale, url.searchParams);
  const page = build(request, { t: await loadT(locale), ...data.sources });
  return { ...data, page, request, query: formatStripRequest(locale, request) };
}
