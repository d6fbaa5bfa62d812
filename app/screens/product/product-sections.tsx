import { type ReactNode, useState } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { useCurrentSection } from '#app/screens/product/use-current-section.ts';
import { FOLDS } from '#app/ui/browser/folds.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import { CachedPart } from '#app/ui/cached-part.tsx';
import styles from '#app/ui/shared/disclosure.module.css';
import { pairSections } from '#core/catalogue/section-order.ts';

export type ProductSection = {
  id: string;
  title: string;
  content: ReactNode;
  /** May share a row with its neighbour on a wide screen. */
  isHalf?: boolean;
  /** Open on phones, too. */
  isOpen?: boolean;
  /** Omitted in print. */
  isForScreen?: boolean;
  /** Does not depend on the chosen variant, so all URLs of the product share it. */
  isShared?: boolean;
};

type Props = { productId: number; sections: ProductSection[] };

/** The sections of a product page under a sticky bar of links, which marks the one that the visitor reads. */
export function ProductSections({ productId, sections }: Props) {
  const t = useT();
  const { bar, current } = useCurrentSection(sections);
  const paired = pairSections(sections);
  return (
    <>
      <nav className="section-bar" aria-label={t('product.sections')}>
        <ul ref={bar} className="section-links">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="product-sections">
        {sections.map(({ id, title, content, isOpen, isForScreen, isShared }, index) => (
          <CachedPart
            key={id}
            as="section"
            cacheKey={isShared ? `product ${productId} ${id}` : null}
            id={id}
            className="product-section"
            data-half={paired.has(id) || undefined}
            data-screen={isForScreen}
            aria-labelledby={`${id}-title`}
          >
            <Fold id={id} title={title} isOpen={isOpen || index === 0}>
              {content}
            </Fold>
          </CachedPart>
        ))}
      </div>
    </>
  );
}

type FoldProps = { id: string; title: string; isOpen: boolean; children: ReactNode };

/**
 * Content that folds under its heading. A document is sent with everything open, for browsers without JavaScript; on
 * phones its first script folds all but the first section, and this code does so on pages that it renders itself.
 */
function Fold({ id, title, isOpen, children }: FoldProps) {
  const isLive = useIsHydrated();
  const [isOpenAtFirst] = useState(
    () => !isLive || isOpen || window.location.hash === `#${id}` || !matchMedia(FOLDS).matches,
  );
  return (
    <details
      className={styles.disclosure}
      data-folds={isOpen ? undefined : ''}
      open={isOpenAtFirst}
    >
      <summary>
        <h2 id={`${id}-title`}>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
