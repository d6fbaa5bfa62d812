import styles from '#app/catalogue/category-tiles.module.css';
import { useT } from '#app/i18n/use-t.ts';
import { Tile } from '#app/ui/tile.tsx';
import type { CategoryCard } from '#core/catalogue/product.ts';
import { pathTo } from '#core/i18n/paths.ts';

type Props = {
  categories: CategoryCard[];
  /** The category above them, as a heading that leads to it. */
  heading?: CategoryCard;
  isFirst?: boolean;
};

const SIZES = '(min-width: 1440px) 450px, (min-width: 1024px) 30vw, (min-width: 700px) 46vw, 94vw';

/** Categories as pictures of rooms that they light. */
export function CategoryTiles({ categories, heading, isFirst = false }: Props) {
  const t = useT();
  const pathOf = ({ slug }: CategoryCard) => pathTo(t.locale, 'product-categories', slug);
  return (
    <section className={styles.section}>
      {heading && (
        <header className={styles.heading}>
          <h2 className={styles.title}>
            <a href={pathOf(heading)}>{heading.title}</a>
          </h2>
          <p className={styles.text}>{heading.summary}</p>
        </header>
      )}
      <ul className={`${styles.tiles} ${categories.length % 4 === 0 ? styles.byFour : ''}`}>
        {categories.map((category, at) => (
          <li key={category.id}>
            <Tile
              href={pathOf(category)}
              title={category.title}
              text={category.summary}
              note={t.count('listing.count', category.productCount)}
              picture={category.picture}
              sizes={SIZES}
              isFirst={isFirst && at === 0}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
