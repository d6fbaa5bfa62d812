import styles from '#app/catalogue/product-card.module.css';
import { ProductPicture } from '#app/catalogue/product-picture.tsx';
import { useT } from '#app/i18n/use-t.ts';
import type { ProductCard as Card } from '#core/catalogue/product.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatCct, formatSpan } from '#core/units.ts';

type Props = { product: Card; sizes: string; isFirst?: boolean };

/** A product in a grid: picture, name, and the figures that decide whether to open it. */
export function ProductCard({ product, sizes, isFirst = false }: Props) {
  const t = useT();
  const { figures } = product;
  return (
    <a className={styles.card} href={pathTo(t.locale, 'products', product.slug)}>
      <ProductPicture
        picture={product.picture && { ...product.picture, alt: '' }}
        drawing={product.drawing}
        sizes={sizes}
        isFirst={isFirst}
      />
      <span className={styles.type}>{product.type.title}</span>
      <span className={styles.title}>{product.title}</span>
      <span className={styles.figures}>
        {figures.fluxLm && <span>{formatSpan(t.locale, figures.fluxLm, 'lm')}</span>}
        {figures.powerW && <span>{formatSpan(t.locale, figures.powerW, 'W')}</span>}
        {figures.efficacyLmW && (
          <span>
            {t('card.up-to', {
              value: formatSpan(
                t.locale,
                { min: figures.efficacyLmW.max, max: figures.efficacyLmW.max },
                'lm/W',
              ),
            })}
          </span>
        )}
        {figures.cctK && <span>{formatCct(figures.cctK.min, figures.cctK.max)}</span>}
        {figures.ip && <span>{figures.ip}</span>}
      </span>
      <span className={styles.count}>{t.count('card.variants', product.variantCount)}</span>
    </a>
  );
}
