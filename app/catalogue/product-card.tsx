import { Fragment } from 'react';
import styles from '#app/catalogue/product-card.module.css';
import { ProductPicture } from '#app/catalogue/product-picture.tsx';
import { useT } from '#app/i18n/use-t.ts';
import { CompareBox } from '#app/ui/compare-box.tsx';
import type { ProductCard as Card } from '#core/catalogue/product-view.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatCct, formatNumber, formatSpan } from '#core/units.ts';

type Props = {
  product: Card;
  sizes: string;
  isFirst?: boolean;
  /** For a subset of its variants: their number, and the one to show first. */
  match?: { variantCount: number; variantId: number } | null;
  /** What the square to compare adds: a variant that is described, else the one that stands for the product. */
  compared?: { id?: number | undefined; first: number };
};

/** A product in a grid: picture, name, and its key data. */
export function ProductCard({ product, sizes, isFirst = false, match = null, compared }: Props) {
  const t = useT();
  const { figures } = product;
  const { fluxLm, powerW } = figures.perMetre ?? figures;
  const perMetre = figures.perMetre ? '/m' : '';
  const path = pathTo(t.locale, 'products', product.slug);
  return (
    <>
      <a className={styles.card} href={match ? `${path}?variation=${match.variantId}` : path}>
        <ProductPicture
          picture={product.picture && { ...product.picture, alt: '' }}
          drawing={product.drawing}
          sizes={sizes}
          isFirst={isFirst}
        />
        <span className={styles.type}>{product.type.title}</span>
        <span className={styles.title}>{product.title}</span>
        <span className={styles.figures}>
          {fluxLm && <span>{formatSpan(t.locale, fluxLm, `lm${perMetre}`)}</span>}
          {powerW && <span>{formatSpan(t.locale, powerW, `W${perMetre}`)}</span>}
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
        <span className={styles.count}>
          {match
            ? t.count('card.matching', match.variantCount, {
                total: formatNumber(t.locale, product.variantCount),
              })
            : t.count('card.variants', product.variantCount)}
        </span>
      </a>
      {product.replacedBy && (
        <p className={styles.count}>
          {product.replacedBy.label}{' '}
          {product.replacedBy.products.map(({ slug, title }, index) => (
            <Fragment key={slug}>
              {index > 0 && ', '}
              <a href={pathTo(t.locale, 'products', slug)}>{title}</a>
            </Fragment>
          ))}
        </p>
      )}
      <CompareBox first={null} {...compared} parent={product.id} name={product.title} />
    </>
  );
}
