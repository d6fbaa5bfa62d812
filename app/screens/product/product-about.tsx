import styles from '#app/screens/product/product-about.module.css';
import { Prose } from '#app/ui/prose.tsx';
import type { ProductDetail } from '#core/catalogue/product-view.ts';
import { joinUnits } from '#core/i18n/join-units.ts';

/** Describes the product and lists its features. */
export function ProductAbout({ product }: { product: ProductDetail }) {
  return (
    <div className={styles.about}>
      <Prose html={product.descriptionHtml} />
      <ul className={styles.features}>
        {product.features.map((feature) => (
          <li key={feature}>{joinUnits(feature)}</li>
        ))}
      </ul>
    </div>
  );
}
