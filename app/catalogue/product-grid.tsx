import { ProductCard } from '#app/catalogue/product-card.tsx';
import styles from '#app/catalogue/product-grid.module.css';
import type { ProductCard as Card } from '#core/catalogue/product-view.ts';

/** Four in a row on a wide screen, two on a phone. */
const SIZES = '(min-width: 1440px) 340px, (min-width: 1024px) 23vw, (min-width: 700px) 31vw, 46vw';

type Props = {
  products: Card[];
  hasFirstPicture?: boolean;
  /** One row that a phone swipes through, for a few products that are not the page's main content. */
  isRow?: boolean;
};

/** Product cards in a grid that fills its width. */
export function ProductGrid({ products, hasFirstPicture = false, isRow = false }: Props) {
  return (
    <ul className={`${styles.grid} ${isRow ? styles.row : ''}`}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={SIZES} isFirst={hasFirstPicture && index === 0} />
        </li>
      ))}
    </ul>
  );
}
