import styles from '#app/catalogue/product-picture.module.css';
import { Photo } from '#app/ui/photo.tsx';
import type { FileLink, Picture } from '#core/media.ts';

type Props = {
  picture: Picture | null;
  drawing: FileLink | null;
  sizes: string;
  isFirst?: boolean;
  /** Description of the drawing, where it replaces a picture that needs one. */
  drawingAlt?: string;
};

/** A product picture on its light background, never cropped; the drawing where there is no picture yet. */
export function ProductPicture({
  picture,
  drawing,
  sizes,
  isFirst = false,
  drawingAlt = '',
}: Props) {
  return (
    <span className={styles.frame}>
      {picture ? (
        <Photo picture={picture} sizes={sizes} isFirst={isFirst} />
      ) : (
        drawing && (
          <img
            className={styles.drawing}
            src={drawing.url}
            width={drawing.width ?? 400}
            height={drawing.height ?? 400}
            alt={drawingAlt}
            loading={isFirst ? 'eager' : 'lazy'}
          />
        )
      )}
    </span>
  );
}
