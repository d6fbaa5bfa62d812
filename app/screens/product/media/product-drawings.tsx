import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/screens/product/media/product-drawings.module.css';
import type { ProductDetail } from '#core/catalogue/product-view.ts';

/** Dimensioned drawings, as figures that can be opened and saved. */
export function Drawings({ product }: { product: ProductDetail }) {
  const t = useT();
  return (
    <div className={styles.drawings}>
      {product.drawings.map(({ url, title, width, height }) => (
        <figure key={url} className={styles.drawing}>
          <img
            src={url}
            alt={t('gallery.drawing', { title: product.title })}
            width={width ?? 800}
            height={height ?? 500}
            loading="lazy"
          />
          <figcaption>
            {title}
            <a href={url} download>
              {t('drawings.save')}
            </a>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
