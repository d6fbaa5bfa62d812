import type { ComponentProps } from 'react';
import { Tile } from '#app/ui/tile.tsx';
import styles from '#app/ui/tile-grid.module.css';

type Props = {
  tiles: Omit<ComponentProps<typeof Tile>, 'sizes'>[];
  /** Two in a row on a wide screen. */
  isLarge?: boolean;
  /** One row that a phone swipes through. */
  isRow?: boolean;
};

const LARGE = '(min-width: 1440px) 670px, (min-width: 700px) 46vw, 92vw';
const SMALL = '(min-width: 1440px) 440px, (min-width: 1024px) 30vw, (min-width: 700px) 46vw, 92vw';

/** Tiles in rows of three or four on a wide screen; two large ones come first where that fills the rows. */
export function TileGrid({ tiles, isLarge = false, isRow = false }: Props) {
  const largeCount = tiles.length % 3 === 2 && tiles.length % 4 !== 0 ? 2 : 0;
  return (
    <ul className={`${styles.grid} ${isLarge ? styles.large : ''} ${isRow ? styles.row : ''}`}>
      {tiles.map((tile, index) => (
        <li key={tile.href}>
          <Tile {...tile} sizes={isLarge || index < largeCount ? LARGE : SMALL} />
        </li>
      ))}
    </ul>
  );
}
