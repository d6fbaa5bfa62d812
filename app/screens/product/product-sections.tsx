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
  /** Omitted in print. */
  isForScreen?: boolean;
  /** Does not depend on the chosen variant, so all URLs of the product share it. */
  isShared?: boolean;
};

type Props = { productId: number; sections: ProductSection[] };

/** The sections of a product page under a sticky bar of links. */
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
