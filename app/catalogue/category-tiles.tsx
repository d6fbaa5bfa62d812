import styles from '#app/catalogue/category-tiles.module.css';
import { useT } from '#app/i18n/use-t.ts';
import { TileGrid } from '#app/ui/tile-grid.tsx';
import type { CategoryCard } from '#core/catalogue/product-view.ts';
import { pathTo } from '#core/i18n/paths.ts';

type Props = {
  categories: CategoryCard[];
  /** The parent category, as a linked heading. */
  heading?: CategoryCard;
  isFirst?: boolean;
  /** One row that a phone swipes through. */
  isRow?: boolean;
};

/** Categories as pictures of rooms that they light. */
export function CategoryTiles({ categories, heading, isFirst = false, isRow = false }: Props) {
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
      <TileGrid
        tiles={categories.map((category, index) => ({
          href: pathOf(category),
          title: category.title,
          text: category.summary,
          note: t.count('listing.count', category.productCount),
          picture: category.picture,
          isFirst: isFirst && index === 0,
        }))}
        isRow={isRow}
      />
    </section>
  );
}
