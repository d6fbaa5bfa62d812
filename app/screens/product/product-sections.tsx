import type { ReactNode } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/screens/product/product-sections.module.css';
import { CachedPart } from '#app/ui/cached-part.tsx';

export type ProductSection = {
  id: string;
  title: string;
  content: ReactNode;
  /** Shares a row with its neighbour on a wide screen. */
  isHalf?: boolean;
  /** Means nothing on paper. */
  isForScreen?: boolean;
  /** It is the same whatever variant is chosen: all addresses of the product share it. */
  isShared?: boolean;
};

type Props = { productId: number; sections: ProductSection[] };

/** The chapters of a product page under a bar of links that stays in sight. */
export function ProductSections({ productId, sections }: Props) {
  const t = useT();
  return (
    <>
      <nav className={styles.bar} aria-label={t('product.sections')}>
        <ul className={styles.links}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, title, content, isHalf, isForScreen, isShared }) => (
          <CachedPart
            key={id}
            as="section"
            cacheKey={isShared ? `product ${productId} ${id}` : null}
            id={id}
            className={`${styles.section} ${isHalf ? styles.half : ''} ${isForScreen ? styles.forScreen : ''}`}
            aria-labelledby={`${id}-title`}
          >
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {content}
          </CachedPart>
        ))}
      </div>
    </>
  );
}
