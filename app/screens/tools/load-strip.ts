import { type RouterContextProvider, redirect } from 'react-router';
import type { StripData } from '#app/calculators/strip/strip-data.ts';
import { loadT } from '#app/calculators/strip/strip-texts.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { servicesContext, siteContext } from '#app/services-context.ts';
import type {
  PartVariant,
  StripCatalogue,
} from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { choiceOf } from '#core/calculators/led-strip/strip-choice.ts';
import { buildStripPage } from '#core/calculators/led-strip/strip-page.ts';
import {
  formatStripRequest,
  parseStripRequest,
  stripParams,
  usualRequest,
} from '#core/calculators/led-strip/strip-request.ts';

type Request = { url: URL; context: Readonly<RouterContextProvider> };

/**
 * Loads the page of the LED strip calculator for a URL, and the catalogue that browsers calculate later pages from.
 *
 * @throws a redirect to the selection of a strip where the URL names its variant, as links from products do.
 */
export async function loadStrip({ url, context }: Request): Promise<StripData> {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const { calculators } = context.get(servicesContext);
  const { siteUrl } = context.get(siteContext);
  const [catalogue, policies, conductors] = await Promise.all([
    calculators.getStripCatalogue(locale),
    calculators.getPolicies(),
    calculators.listConductors(),
  ]);
  const linked = url.searchParams.get(stripParams.luminaire);
  const strip = linked === null ? undefined : findStrip(catalogue, linked);
  if (strip) {
    const query = formatStripRequest(locale, { ...usualRequest, choice: choiceOf(strip) });
    throw redirect(url.pathname + query);
  }
  const sources = { catalogue: withFewPictures(catalogue), policies, conductors };
  const request = parseStripRequest(locale, url.searchParams);
  return {
    page: buildStripPage(request, { t, ...sources }),
    sources,
    request,
    query: formatStripRequest(locale, request),
    siteUrl,
    title: t('strip.title'),
    description: t('strip.description'),
  };
}

/** Finds a strip by the id or SKU of its variant. */
function findStrip({ strips }: StripCatalogue, idOrSku: string) {
  const sku = idOrSku.trim().toUpperCase();
  return strips.find(({ variant }) => String(variant.id) === sku || variant.sku === sku);
}

/** The calculator shows one picture of each strip and each profile. */
function withFewPictures(catalogue: StripCatalogue): StripCatalogue {
  const shown = new Set([
    ...firstOfProducts(catalogue.strips),
    ...firstOfProducts(catalogue.profiles),
  ]);
  const tables = Object.entries(catalogue).map(([table, parts]) => [
    table,
    parts.map((part) => {
      const { id, picture } = part.variant;
      return { ...part, variant: { ...part.variant, picture: shown.has(id) ? picture : null } };
    }),
  ]);
  return Object.fromEntries(tables) as StripCatalogue;
}

/** Ids of the first variant of each product. */
function firstOfProducts(parts: readonly { variant: PartVariant }[]): number[] {
  const products = Map.groupBy(parts, ({ variant }) => variant.product.id);
  return [...products.values()].flatMap(([first]) => first?.variant.id ?? []);
}
