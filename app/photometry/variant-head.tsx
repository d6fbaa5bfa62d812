import { useT } from '#app/photometry/photometry-texts.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { pathToDownload } from '#core/i18n/file-paths.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import { calculatorLink } from '#core/photometry/calculator-link.ts';

/** The variant that a photometry page is about. */
export type PhotometryVariant = {
  slug: string;
  title: string;
  sku: string;
  description: string;
  calculator: LightCalculator;
};

type Props = { variant: PhotometryVariant; variantId: number };

/** The variant's name, its photometric files, and links to the product and to the calculator for it. */
export function VariantHead({ variant, variantId }: Props) {
  const { slug, title, sku, description } = variant;
  const t = useT();
  const product = `${pathTo(t.locale, 'products', slug)}?variation=${variantId}`;
  const calculator = calculatorLink(t, variant.calculator);
  return (
    <PageHeading
      eyebrow={t('photometry.product.page')}
      title={title}
      text={`${sku} · ${description}`}
    >
      <ul className="light-links">
        <li>
          <a href={product}>{t('photometry.product.back')}</a>
        </li>
        <li>
          <a href={pathToDownload(t.locale, sku, 'eulumdat')} download>
            EULUMDAT
          </a>
        </li>
        <li>
          <a href={pathToDownload(t.locale, sku, 'ies')} download>
            IES
          </a>
        </li>
        <li>
          <a href={pathToDownload(t.locale, sku, 'tm33')} download>
            TM-33
          </a>
        </li>
        {calculator && (
          <li>
            <a href={`${pathTo(t.locale, calculator.screen)}?luminaire=${variantId}`}>
              {calculator.label}
            </a>
          </li>
        )}
      </ul>
    </PageHeading>
  );
}
