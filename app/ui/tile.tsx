import { Photo } from '#app/ui/photo.tsx';
import styles from '#app/ui/tile.module.css';
import { joinUnits } from '#core/i18n/join-units.ts';
import type { Picture } from '#core/media.ts';

type Props = {
  href: string;
  title: string;
  text?: string | undefined;
  note?: string | undefined;
  picture: Picture | null;
  sizes: string;
  isFirst?: boolean;
};

/** A scene picture with a title: a link to a category, an application or a page. `DALI-2` stays on one line. */
export function Tile({ href, title, text, note, picture, sizes, isFirst }: Props) {
  return (
    <a className={styles.tile} href={href}>
      <span className={styles.frame}>
        {picture && (
          <Photo picture={{ ...picture, alt: '' }} sizes={sizes} isFirst={isFirst ?? false} />
        )}
      </span>
      <span className={styles.title}>
        {title}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {text && (
        <span className={styles.text}>{joinUnits(text).replace(/-(?=\d)/g, '-\u2060')}</span>
      )}
    </a>
  );
}
