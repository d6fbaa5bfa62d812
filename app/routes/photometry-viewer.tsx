import { CalculationPresets } from '#app/calculators/layout/calculation-presets.tsx';
import presetStyles from '#app/calculators/layout/presets.css?url';
import { requestLocale } from '#app/i18n/request-locale.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { FileViewer } from '#app/photometry/file-viewer.tsx';
import photometryStyles from '#app/photometry/photometry.css?url';
import { loadT, useT } from '#app/photometry/photometry-texts.ts';
import { type PhotometryVariant, VariantHead } from '#app/photometry/variant-head.tsx';
import { servicesContext } from '#app/services-context.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import type { PresetLink } from '#core/calculators/presets.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import type { PhotometryReport } from '#core/photometry/report.ts';
import type { Route } from './+types/photometry-viewer.ts';

type Catalogue = {
  findExample(locale: LocaleCode, kind: LightCalculator): Promise<{ id: number } | null>;
  listCompared(
    locale: LocaleCode,
    ids: number[],
  ): Promise<{ product: { title: string }; variant: { id: number } }[]>;
};

type Page = {
  /** Id of the variant in the URL. */
  variation: number | null;
  variant: PhotometryVariant | null;
  report: PhotometryReport | null;
  /** Luminaires of the catalogue to look at, where the URL has no variant. */
  examples: PresetLink[];
  /** Title for the document head, which renders before the photometry texts have loaded. */
  title: string;
  description: string;
};

const withVariation = (path: string, variation: number | null) =>
  variation === null ? path : `${path}?variation=${variation}`;

export const handle = {
  paths: ({ variation }) => {
    const entries = localeCodes.map((locale) => {
      return [locale, withVariation(pathTo(locale, 'photometry-viewer'), variation)];
    });
    return Object.fromEntries(entries);
  },
} satisfies PageHandle<Page>;

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  return pageMeta(matches, {
    title: page.title,
    description: page.description,
    paths: alternatesOf('photometry-viewer'),
    isIndexed: page.variation === null,
  });
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<Page> {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const id = Number(url.searchParams.get('variation'));
  const variation = Number.isInteger(id) && id > 0 ? id : null;
  const { catalogue, photometry } = context.get(servicesContext);
  const [match] = variation === null ? [] : await catalogue.listCompared(locale, [variation]);
  const report = match ? await photometry.findReport(locale, match.variant.id) : null;
  const examples = variation === null ? await listExamples(locale, catalogue) : [];
  const { slug = '', title = '' } = match?.product ?? {};
  const { sku = '', description = '' } = match?.variant ?? {};
  return {
    variation,
    variant: report && { slug, title, sku, description, calculator: report.calculator },
    report,
    examples,
    title: report ? `${t('photometry.title')}: ${title} ${sku}` : t('photometry.title'),
    description: t('photometry.description'),
  };
}

/** Kinds of light whose reports differ most. */
const exampleKinds = ['room', 'road', 'area', 'escape'] as const;

/** A luminaire of each kind, by the name of its product. */
async function listExamples(locale: LocaleCode, catalogue: Catalogue): Promise<PresetLink[]> {
  const found = await Promise.all(exampleKinds.map((kind) => catalogue.findExample(locale, kind)));
  const ids = found.flatMap((variant) => variant?.id ?? []);
  const path = pathTo(locale, 'photometry-viewer');
  return (await catalogue.listCompared(locale, ids)).map(({ product, variant }) => ({
    label: product.title,
    href: withVariation(path, variant.id),
    isShown: false,
  }));
}

/** Photometric report of the visitor's own file or of a variant in the catalogue. */
export default function PhotometryViewer({ loaderData: page }: Route.ComponentProps) {
  const t = useT();
  return (
    <main id="main" className="container light-page">
      <link rel="stylesheet" href={photometryStyles} precedence="photometry" />
      <link rel="stylesheet" href={presetStyles} precedence="photometry" />
      {page.variant && page.variation !== null ? (
        <VariantHead variant={page.variant} variantId={page.variation} />
      ) : (
        <PageHeading title={t('photometry.title')} text={t('photometry.description')} />
      )}
      {page.variation !== null && page.report === null && (
        <p className="light-note" role="status">
          {t('photometry.gone')} <a href={pathTo(t.locale, 'products')}>{t('products.title')}</a>
        </p>
      )}
      {page.examples.length > 0 && <CalculationPresets presets={page.examples} />}
      <FileViewer key={page.variation} report={page.report} />
    </main>
  );
}
