import type { ComponentProps } from 'react';
import { Tile } from '#app/ui/tile.tsx';
import styles from '#app/ui/tile-grid.module.css';

type Props = { tiles: Omit<ComponentProps<typeof Tile>, 'sizes'>[]; isLarge?: boolean };

/** Tiles three in a row on a wide screen, or two large ones. */
export function TileGrid({ tiles, isLarge = false }: Props) {
  const sizes = isLarge
    ? '(min-width: 1440px) 690px, (min-width: 700px) 46vw, 94vw'
    : '(min-width: 1440px) 450px, (min-width: 1024px) 30vw, (min-width: 700px) 46vw, 94vw';
  return (
    <ul className={`${styles.grid} ${isLarge ? styles.large : ''}`}>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <Tile {...tile} sizes={sizes} />
        </li>
      ))}
    </ul>
  );
}
