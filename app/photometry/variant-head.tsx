import { useT } from '#app/photometry/photometry-texts.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { pathTo, pathToDownload } from '#core/i18n/paths.ts';

/** The variant that a photometry page is about. */
export type PhotometryVariant = { slug: string; title: string; sku: string; description: string };

type Props = { variant: PhotometryVariant; variantId: number };

/** The variant's name, its photometric files, and links to the product and to the room calculator. */
export function VariantHead({ variant: { slug, title, sku, description }, variantId }: Props) {
  const t = useT();
  const product = `${pathTo(t.locale, 'products', slug)}?variation=${variantId}`;
  const room = `${pathTo(t.locale, 'room-calculator')}?luminaire=${variantId}`;
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
          <a href={room}>{t('photometry.product.room')}</a>
        </li>
      </ul>
    </PageHeading>
  );
}
