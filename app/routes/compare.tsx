import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ComparisonEmpty } from '#app/compare/comparison-empty.tsx';
import { ComparisonSearch } from '#app/compare/comparison-search.tsx';
import { loadT, useT } from '#app/compare/comparison-texts.ts';
import comparisonStyles from '#app/compare/comparison-view.css?url';
import { Comparison } from '#app/compare/comparison-view.tsx';
import { requestLocale } from '#app/i18n/request-locale.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { ComparedLight } from '#app/photometry/compared-light.tsx';
import { useSearchParams } from '#app/router/router.tsx';
import { servicesContext } from '#app/services-context.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { type PlainSearch, plainSearchText } from '#app/ui/plain/plain-variant-search.tsx';
import { COMPARE_LIMIT } from '#core/catalogue/compare/compare-list.ts';
import {
  type ComparedHead,
  type ComparisonGroup,
  compareVariants,
  headOf,
} from '#core/catalogue/compare/compare-variants.ts';
import {
  changeCompared,
  comparisonHref,
  comparisonParams,
  parseComparison,
} from '#core/catalogue/compare/comparison-address.ts';
import { alternatesOf } from '#core/i18n/paths.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import type { LightOverlay } from '#core/photometry/drawings/polar-overlay.ts';
import type { Route } from './+types/compare.ts';

type Page = {
  /** Ids in the URL; ids of variants that no longer exist have no column. */
  requested: number[];
  compared: ComparedHead[];
  groups: ComparisonGroup[];
  /** Null if fewer than two of the variants are luminaires. */
  /** What the variants are planned with, by SKU. */
  calculators: Record<string, LightCalculator>;
  overlay: LightOverlay | null;
  /** What a search without scripts has found; null without one. */
  search: PlainSearch | null;
  /** Title for the document head, which renders before the comparison's own texts have loaded. */
  title: string;
  description: string;
};

export const handle = {
  paths: (_, search) => alternatesOf('compare-products', undefined, search),
} satisfies PageHandle;

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  return pageMeta(matches, {
    title: page.title,
    description: page.description,
    paths: alternatesOf('compare-products'),
    picture: page.compared[0]?.variant.picture ?? null,
    // Every combination of variants has a URL, and none of them should be indexed.
    isIndexed: page.requested.length === 0,
  });
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<Page> {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const changed = changeCompared(url.searchParams);
  if (changed) throw redirect(comparisonHref(locale, changed));
  const { ids } = parseComparison(url.searchParams);
  const { catalogue, photometry } = context.get(servicesContext);
  const text = plainSearchText(url.searchParams, comparisonParams.find);
  const [variants, found] = await Promise.all([
    catalogue.listCompared(locale, ids),
    text === '' ? null : catalogue.findVariants(locale, text),
  ]);
  const names = variants.map(({ product, variant }) => `${product.title} ${variant.sku}`);
  return {
    requested: ids,
    compared: variants.map(headOf),
    groups: compareVariants(t, variants),
    calculators: Object.fromEntries(
      variants.map(({ product, variant }) => [variant.sku, product.calculator]),
    ),
    overlay: await photometry.overlay(variants.map(({ variant }) => variant)),
    search: found && { text, variants: found.variants.filter(({ id }) => !ids.includes(id)) },
    title: names.length > 0 ? names.join(' · ') : t('comparison.title'),
    description: t('comparison.description'),
  };
}

/** Hiding and highlighting rows needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const keyOf = (url: URL) => url.pathname + parseComparison(url.searchParams).ids.join();
  return keyOf(currentUrl) !== keyOf(nextUrl);
}

/** Compares up to four variants: those in the URL, or else the visitor's own list. */
export default function Compare({ loaderData: page }: Route.ComponentProps) {
  const t = useT();
  const search = useSearchParams();
  const { requested: ids, compared, groups } = page;
  const goneCount = ids.length - compared.length;
  const state = { ...parseComparison(search), ids };
  // An addition that had room has become part of the address.
  const isFull = search.has(comparisonParams.add) && ids.length >= COMPARE_LIMIT;
  return (
    <main id="main" className="container comparison-page">
      <link rel="stylesheet" href={comparisonStyles} precedence="compare" />
      <PageHeading
        title={t('comparison.title')}
        text={compared.length === 0 ? page.description : undefined}
      />
      <div role="status">
        {goneCount > 0 && <p className="notice">{t.count('comparison.gone', goneCount)}</p>}
        {isFull && <p className="notice">{t('comparison.plain-full')}</p>}
      </div>
      <noscript>
        {import.meta.env.SSR && ids.length < COMPARE_LIMIT && (
          <ComparisonSearch state={state} search={page.search} />
        )}
      </noscript>
      <Comparison compared={compared} groups={groups} state={state} />
      {page.overlay && <ComparedLight overlay={page.overlay} calculators={page.calculators} />}
      {compared.length === 0 && <ComparisonEmpty />}
    </main>
  );
}
